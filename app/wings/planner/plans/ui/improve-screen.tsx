import { Sparkles, Square } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { formatTokenUsage } from '~/platform/ai/format-token-usage'
import type { TokenUsage } from '~/platform/ai/token-usage'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { AI_TOPIC_LABELS, AI_TOPICS, type AiTopic, isAiTopic } from '../ai/ai-part'
import { acceptedProposal, countAcceptedChanges, finishedParts, type Improvement, totalUsage } from '../ai/improvement'
import { plansClient } from '../api'
import { revertRevisionCall } from '../revert-revision-call'
import { changeCountLabel } from './change-count-label'
import { PartRow } from './part-row'
import { useImprovement } from './use-improvement'

interface ImproveBarProps {
  /** How many sections would be asked for. */
  count: number
  /** How many have no proposal yet. */
  remaining: number
  /** There are proposals already: to accept them comes first. */
  hasProposals: boolean
  isRunning: boolean
  onToggleAll: (isAll: boolean) => void
  onImprove: () => void
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
  parts: AiTopic[]
  /** By this person for this plan, before what is on the screen. */
  usage: TokenUsage
}

/** Chooses sections, lets the AI write them one after the other, and shows what would change before anything does. */
export function ImproveScreen({ sprintId, revision, parts, usage }: ImproveScreenProps) {
  const [search] = useSearchParams()
  const asked = search.get('part')
  const [chosen, setChosen] = useState<AiTopic[]>(isAiTopic(asked) ? [asked] : parts)
  const work = useImprovement(sprintId)
  const { improvement, isRunning } = work
  const idle = parts.filter((part) => improvement[part]?.step !== 'proposed')
  const open = idle.filter((part) => chosen.includes(part))
  const choose = (part: AiTopic, isChosen: boolean) =>
    setChosen(parts.filter((other) => (other === part ? isChosen : chosen.includes(other))))
  return (
    <div className="max-w-3xl">
      <ImproveBar
        count={open.length}
        remaining={idle.length}
        hasProposals={idle.length < parts.length}
        isRunning={isRunning}
        onImprove={() => work.request(open)}
        onStop={work.stop}
        onToggleAll={(isAll) => setChosen(isAll ? parts : [])}
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
            onRetry={() => work.request([part])}
            onAccept={(isAccepted) => work.setAccepted(part, isAccepted)}
          />
        ))}
      </ul>
      {usage.inputTokens > 0 && (
        <p className="mt-3 text-dense text-muted tabular-nums">Used for this plan so far: {formatTokenUsage(usage)}.</p>
      )}
      <ImprovementAnnouncer improvement={improvement} />
    </div>
  )
}

/** What all of it costs, and the two ways on: into the plan, or away. */
function AcceptBar({ sprintId, revision, improvement, isRunning, onDiscard }: AcceptBarProps) {
  const change = useMutation()
  const { revalidate, state } = useRevalidator()
  const count = countAcceptedChanges(improvement)
  const use = totalUsage(improvement)
  const done = finishedParts(improvement)
  if (Object.keys(done).length === 0) return null

  async function accept() {
    const json = { basedOn: revision, proposal: acceptedProposal(improvement) }
    const isDone = await change({
      ...plansClient.post('/:planId/ai/acceptance', { param: { planId: sprintId }, json }),
      successMessage: () => (count === 1 ? '1 change accepted' : `${count} changes accepted`),
      undo: revertRevisionCall(sprintId, 'AI changes undone'),
    })
    if (isDone) onDiscard()
    else await revalidate() // somebody may have been faster: the next try is on top of what they did
  }

  return (
    <div className="sticky top-0 z-10 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper py-2">
      <p className="basis-full text-dense text-muted tabular-nums sm:flex-1 sm:basis-52">
        Total: {formatTokenUsage(use)}
      </p>
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
function ImproveBar({ count, remaining, hasProposals, isRunning, onToggleAll, onImprove, onStop }: ImproveBarProps) {
  if (isRunning)
    return (
      <Button icon={Square} onClick={onStop}>
        Stop
      </Button>
    )
  if (remaining === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={hasProposals ? 'secondary' : 'primary'}
        icon={Sparkles}
        disabled={count === 0}
        onClick={onImprove}
      >
        {count === 0 ? 'Improve sections' : count === 1 ? 'Improve 1 section' : `Improve ${count} sections`}
      </Button>
      <Button variant="quiet" onClick={() => onToggleAll(count < remaining)}>
        {count < remaining ? 'Select all' : 'Deselect all'}
      </Button>
    </div>
  )
}

/** Says to those who listen how far the sections are; failures speak for themselves. */
function ImprovementAnnouncer({ improvement }: { improvement: Improvement }) {
  const sentences = AI_TOPICS.flatMap((part) => {
    const state = improvement[part]
    if (state?.step === 'proposed') return [`${AI_TOPIC_LABELS[part]}: ${changeCountLabel(state.proposed.changes)}.`]
    return state?.step === 'stopped' ? [`${AI_TOPIC_LABELS[part]}: stopped.`] : []
  })
  return (
    <p role="status" className="sr-only">
      {sentences.join(' ')}
    </p>
  )
}
