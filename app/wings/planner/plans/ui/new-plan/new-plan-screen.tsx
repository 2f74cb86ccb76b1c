import { useApiQuery } from '~/kits/api/use-api-query'
import { Button } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { plansClient } from '../../api'
import type { CapabilityOption, DraftAnalysis } from '../../drafts/draft-analysis'
import { isWorthSaving } from '../../drafts/plan-draft'
import { BriefStep } from './brief-step'
import { DraftNotice } from './draft-notice'
import { IdeaStep } from './idea-step'
import { PreviewStep } from './preview-step'
import { QuestionsStep } from './questions-step'
import { type AiReading, useAiReading } from './use-ai-reading'
import { NEW_PLAN_STEPS, type NewPlanSteps, useNewPlanSteps } from './use-new-plan-steps'
import { type DraftStore, useStoredPlanDraft } from './use-stored-plan-draft'

const ANALYSIS_DEBOUNCE_MS = 250
const MIN_IDEA_LENGTH = 10

export type QueryResult<Answer> = ReturnType<typeof useApiQuery<Answer>>

export interface NewPlanStepProps {
  draftStore: DraftStore
  steps: NewPlanSteps
  analysis: QueryResult<DraftAnalysis>
  options: CapabilityOption[]
  /** Reads the idea; null where no AI is configured. */
  aiReading: AiReading | null
}

interface NewPlanScreenProps {
  userId: string
  /** From the address. */
  idea: string
  /** Every capability that can be planned. */
  options: CapabilityOption[]
  /** The model that reads ideas; null where none is configured. */
  aiModel: string | null
}

/** From an idea to a plan: idea, brief, questions, preview. The idea alone is enough to come to the end. */
export function NewPlanScreen({ userId, idea, options, aiModel }: NewPlanScreenProps) {
  const draftStore = useStoredPlanDraft(userId, idea)
  const { draft } = draftStore
  const mayLeaveIdea = draft.idea.trim().length >= MIN_IDEA_LENGTH
  const steps = useNewPlanSteps(mayLeaveIdea)
  const { idea: text, reading, productType, platforms, added, compliance, answers } = draft
  const unfinished = { idea: text, reading, productType, platforms, added, compliance, answers }
  const analysis = useApiQuery(plansClient.post('/drafts/analysis', { json: unfinished }), {
    pauseMs: ANALYSIS_DEBOUNCE_MS,
  })
  const aiReading = useAiReading(draftStore, aiModel)
  const props = { draftStore, steps, analysis, options, aiReading: aiModel === null ? null : aiReading }
  // without a wish there is nothing to ask about or to plan: the brief says what is missing
  const isUnclear = (analysis.data?.unclear.length ?? 0) > 0 && !analysis.isStale
  const step = isUnclear && steps.step !== 'idea' ? 'brief' : steps.step
  return (
    <>
      <PageHeader
        title="New plan"
        text="Your draft is saved in this browser."
        actions={isWorthSaving(draft) && <Button onClick={draftStore.startOver}>Start over</Button>}
      />
      <DraftNotice draftStore={draftStore} />
      <StepNav steps={steps} mayLeaveIdea={mayLeaveIdea} />
      {step === 'idea' && <IdeaStep {...props} />}
      {step === 'brief' && <BriefStep {...props} />}
      {step === 'questions' && <QuestionsStep {...props} />}
      {step === 'preview' && <PreviewStep {...props} />}
    </>
  )
}

/** Where one is, and the way to every other step once there is an idea. */
function StepNav({ steps, mayLeaveIdea }: { steps: NewPlanSteps; mayLeaveIdea: boolean }) {
  return (
    <ol aria-label="Steps" className="mb-6 flex gap-1 overflow-x-auto border-b border-line">
      {NEW_PLAN_STEPS.map(({ key, label }, index) => {
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
