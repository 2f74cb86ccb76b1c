import { href } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { isWorthKeeping } from '../draft'
import type { Choice, Reading } from '../reading'
import { DraftNotice } from './draft-notice'
import { FrameStep } from './frame-step'
import { IdeaStep } from './idea-step'
import { PreviewStep } from './preview-step'
import { QuestionsStep } from './questions-step'
import { useAnswer } from './use-answer'
import { type DraftKeeper, useDraft } from './use-draft'
import { STEPS, type Steps, useSteps } from './use-steps'

const READING_PAUSE_MS = 250
const SHORTEST_IDEA = 10

export type Asked<Answer> = ReturnType<typeof useAnswer<Answer>>

export interface StartingProps {
  keeper: DraftKeeper
  steps: Steps
  reading: Asked<Reading>
  choices: Choice[]
}

interface StartScreenProps {
  userId: string
  /** From the address. */
  idea: string
  /** Every capability that can be planned. */
  choices: Choice[]
}

/** From an idea to a plan: idea, limits, questions, preview. The idea alone is enough to come to the end. */
export function StartScreen({ userId, idea, choices }: StartScreenProps) {
  const keeper = useDraft(userId, idea)
  const { draft } = keeper
  const mayLeaveIdea = draft.idea.trim().length >= SHORTEST_IDEA
  const steps = useSteps(mayLeaveIdea)
  const { productType, platforms, added, removed, compliance, answers } = draft
  const unfinished = { idea: draft.idea, productType, platforms, added, removed, compliance, answers }
  const reading = useAnswer<Reading>(href('/planner/new/reading'), unfinished, READING_PAUSE_MS)
  const props = { keeper, steps, reading, choices }
  return (
    <>
      <PageHeader
        title="New plan"
        text="Your draft is kept in this browser until you create the plan."
        actions={isWorthKeeping(draft) && <Button onClick={keeper.startOver}>Start over</Button>}
      />
      <DraftNotice keeper={keeper} />
      <StepRow steps={steps} mayLeaveIdea={mayLeaveIdea} />
      {steps.step === 'idea' && <IdeaStep {...props} />}
      {steps.step === 'frame' && <FrameStep {...props} />}
      {steps.step === 'questions' && <QuestionsStep {...props} />}
      {steps.step === 'preview' && <PreviewStep {...props} />}
    </>
  )
}

/** Where one is, and the way to every other step once there is an idea. */
function StepRow({ steps, mayLeaveIdea }: { steps: Steps; mayLeaveIdea: boolean }) {
  return (
    <ol aria-label="Steps" className="mb-6 flex gap-1 overflow-x-auto border-b border-line">
      {STEPS.map(({ key, label }, index) => {
        const isCurrent = key === steps.step
        return (
          <li key={key}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              disabled={!mayLeaveIdea && key !== 'idea'}
              onClick={() => steps.go(key)}
              className="-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 enabled:hover:text-ink aria-[current=step]:border-accent aria-[current=step]:font-semibold aria-[current=step]:text-ink max-sm:px-2 pointer-coarse:min-h-11"
            >
              <span aria-hidden="true" className="text-faint tabular-nums max-sm:hidden">
                {index + 1}
              </span>
              {label}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
