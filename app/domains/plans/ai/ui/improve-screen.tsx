import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AiUse } from '~/platform/ai/ai-use'
import { tokensText } from '~/platform/ai/tokens-text'
import { type AiPart, isAiPart } from '../ai-part'
import { useImprovement } from '../use-improvement'
import { AcceptBar } from './accept-bar'
import { AskBar } from './ask-bar'
import { PartRow } from './part-row'
import { Spoken } from './spoken'

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
      <AcceptBar {...{ sprintId, revision, improvement, isRunning }} onDiscard={work.discard} />
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
