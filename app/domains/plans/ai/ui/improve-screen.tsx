import { Sparkles, Square } from 'lucide-react'
import { useState } from 'react'
import { href, useRevalidator, useSearchParams } from 'react-router'
import type { AiUse } from '~/platform/ai/ai-use'
import { tokensText } from '~/platform/ai/tokens-text'
import { Button } from '~/ui/workspace/button'
import { useChange } from '~/ui/workspace/use-change'
import { PART_NAMES } from '../../editing/sections'
import { takingBack } from '../../taking-back'
import { AI_PARTS, type AiPart, isAiPart } from '../ai-part'
import { changesTaken, costOfAll, type Improvement, settled, takenIn } from '../improvement'
import { useImprovement } from '../use-improvement'
import { countText } from './count-text'
import { PartRow } from './part-row'

interface AskBarProps {
  /** How many sections would be asked for. */
  count: number
  /** How many have no proposal yet. */
  left: number
  /** There are proposals already: to accept them comes first. */
  hasProposals: boolean
  isRunning: boolean
  onAll: (isAll: boolean) => void
  onAsk: () => void
  onStop: () => void
}

interface AcceptBarProps {
  sprintId: string
  revision: number
  improvement: Improvement
  isRunning: boolean
  onDiscard: () => void
}

interface ImproveScreenProps {
  sprintId: string
  revision: number
  /** The sections that there is something to say about. */
  parts: AiPart[]
  /** By this person for this plan, before what is on the screen. */
  used: AiUse
}

/** Chooses sections, lets the AI write them one after the other, and shows what would change before anything does. */
export function ImproveScreen({ sprintId, revision, parts, used }: ImproveScreenProps) {
  const [search] = useSearchParams()
  const asked = search.get('part')
  const [chosen, setChosen] = useState<AiPart[]>(isAiPart(asked) ? [asked] : parts)
  const work = useImprovement(sprintId)
  const { improvement, isRunning } = work
  const idle = parts.filter((part) => improvement[part]?.step !== 'proposed')
  const open = idle.filter((part) => chosen.includes(part))
  const choose = (part: AiPart, isChosen: boolean) =>
    setChosen(parts.filter((other) => (other === part ? isChosen : chosen.includes(other))))
  return (
    <div className="max-w-3xl">
      <AskBar
        count={open.length}
        left={idle.length}
        hasProposals={idle.length < parts.length}
        isRunning={isRunning}
        onAsk={() => work.ask(open)}
        onStop={work.stop}
        onAll={(isAll) => setChosen(isAll ? parts : [])}
      />
      <AcceptBar
        sprintId={sprintId}
        revision={revision}
        improvement={improvement}
        isRunning={isRunning}
        onDiscard={work.discard}
      />
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <PartRow
            key={part}
            part={part}
            state={improvement[part]}
            isChosen={chosen.includes(part)}
            isRunning={isRunning}
            onChoose={(isChosen) => choose(part, isChosen)}
            onAsk={() => work.ask([part])}
            onTake={(isTaken) => work.take(part, isTaken)}
          />
        ))}
      </ul>
      {used.inputTokens > 0 && (
        <p className="mt-3 text-dense text-muted tabular-nums">You used for this plan so far: {tokensText(used)}.</p>
      )}
      <Spoken improvement={improvement} />
    </div>
  )
}

/** What all of it costs, and the two ways on: into the plan, or away. */
function AcceptBar({ sprintId, revision, improvement, isRunning, onDiscard }: AcceptBarProps) {
  const change = useChange()
  const { revalidate, state } = useRevalidator()
  const count = changesTaken(improvement)
  const use = costOfAll(improvement)
  const done = settled(improvement)
  if (Object.keys(done).length === 0) return null
  const path = href('/planner/dashboard/:sprintId/ai/acceptance', { sprintId })

  async function accept() {
    const isDone = await change<{ revision: number }>({
      path,
      json: { basedOn: revision, proposal: takenIn(improvement) },
      done: () => (count === 1 ? 'One change is in the plan' : `${count} changes are in the plan`),
      undo: takingBack(sprintId, 'What the AI had improved is taken back'),
    })
    if (isDone) onDiscard()
    else await revalidate() // somebody may have been faster: the next try is on top of what they did
  }

  return (
    <div className="sticky top-0 z-10 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper py-2">
      <p className="basis-full text-dense text-muted tabular-nums sm:flex-1 sm:basis-52">Together {tokensText(use)}</p>
      <Button variant="quiet" disabled={isRunning} onClick={onDiscard}>
        Discard
      </Button>
      <Button variant="primary" disabled={isRunning || count === 0 || state === 'loading'} onClick={accept}>
        {count === 1 ? 'Accept 1 change' : `Accept ${count} changes`}
      </Button>
    </div>
  )
}

/** Begins and stops the work. */
function AskBar({ count, left, hasProposals, isRunning, onAll, onAsk, onStop }: AskBarProps) {
  if (isRunning)
    return (
      <Button icon={Square} onClick={onStop}>
        Stop
      </Button>
    )
  if (left === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant={hasProposals ? 'secondary' : 'primary'} icon={Sparkles} disabled={count === 0} onClick={onAsk}>
        {count === 0 ? 'Improve sections' : count === 1 ? 'Improve 1 section' : `Improve ${count} sections`}
      </Button>
      <Button variant="quiet" onClick={() => onAll(count < left)}>
        {count < left ? 'Choose all' : 'Choose none'}
      </Button>
    </div>
  )
}

/** Says to those who listen how far the sections are; failures speak for themselves. */
function Spoken({ improvement }: { improvement: Improvement }) {
  const sentences = AI_PARTS.flatMap((part) => {
    const state = improvement[part]
    if (state?.step === 'proposed') return [`${PART_NAMES[part]}: ${countText(state.proposed.changes)}.`]
    return state?.step === 'stopped' ? [`${PART_NAMES[part]}: stopped.`] : []
  })
  return (
    <p role="status" className="sr-only">
      {sentences.join(' ')}
    </p>
  )
}
