import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { BriefReading } from '../../brief/brief-reading-schema'
import { validateDraft } from '../../drafts/plan-draft'
import { AiReadingBar } from './ai-reading-bar'
import { CapabilityPicker } from './capability-picker'
import { ContradictionList } from './contradiction-list'
import { IdeaText } from './idea-text'
import { LimitFields } from './limit-fields'
import { NameLists } from './name-lists'
import type { NewPlanStepProps } from './new-plan-screen'
import { ProductFields } from './product-fields'
import { ExclusionList, OpenQuestionList } from './sentence-lists'
import { StepForm } from './step-form'
import { UnreadSentences } from './unread-sentences'
import type { AiReading } from './use-ai-reading'
import { useBrief } from './use-brief'
import { WishList } from './wish-list'

/** What was read out of the idea, beside the words it came from: the person corrects, adds, removes and orders it. */
export function BriefStep(props: NewPlanStepProps) {
  const { draftStore, steps, analysis, aiReading } = props
  const brief = useBrief(props)
  const { correct } = brief
  const isReading = aiReading?.isReading ?? false
  const reading = brief.reading && withReadItems(brief.reading, aiReading)
  const [isTried, setIsTried] = useState(false)
  const faults = isTried ? validateDraft(draftStore.draft) : {}
  const readOnArrival = useEffectEvent(() => aiReading?.readOnce())
  useEffect(() => readOnArrival(), [])
  const isUnclear = !isReading && reading?.wishes.length === 0 && draftStore.draft.added.length === 0
  const on = () => {
    setIsTried(true)
    const isWrong = Object.keys(validateDraft(draftStore.draft)).some((path) => /^(team|weeks|budget)/.test(path))
    if (!isWrong) return steps.go('questions')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <StepForm
      title="What we read in your idea"
      text="Correct it: every wish becomes part of the plan, and nothing that is not wanted does."
      steps={steps}
      onSubmit={on}
      actions={
        <StepActions onBack={() => steps.go('idea')} isReady={reading !== undefined && !isUnclear && !isReading} />
      }
      isLong
      isWide
    >
      {analysis.error && (
        <Notice kind="warning" title={analysis.error} action={<Button onClick={analysis.retry}>Try again</Button>}>
          Your idea and your corrections are kept.
        </Notice>
      )}
      {!reading && !analysis.error && <SkeletonRows label="Reading your idea" />}
      {reading && (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          {/* first for keyboards and telephones: what is corrected; the text is what it came from */}
          <div className="grid grid-cols-1 gap-6 @4xl:col-start-2">
            {aiReading && <AiReadingBar aiReading={aiReading} by={reading.by} />}
            {isUnclear && <UnclearIdea questions={analysis.data?.unclear ?? []} onEdit={() => steps.go('idea')} />}
            <fieldset disabled={isReading} aria-busy={isReading} className="contents">
              <WishList reading={reading} correct={correct} />
              {!isReading && <UnreadSentences reading={reading} correct={correct} />}
              <ExclusionList reading={reading} correct={correct} />
            </fieldset>
            {!isReading && (
              <>
                <ContradictionList reading={reading} draftStore={draftStore} analysis={analysis} />
                <OpenQuestionList reading={reading} correct={correct} />
                <NameLists reading={reading} correct={correct} />
                <LimitFields {...props} reading={reading} correct={correct} faults={faults} />
                <ProductFields {...props} />
                <CapabilityPicker {...draftStore} analysis={analysis} options={props.options} />
              </>
            )}
          </div>
          <div className="min-w-0 self-stretch @4xl:col-start-1 @4xl:row-start-1">
            <IdeaText idea={draftStore.draft.idea} reading={reading} />
          </div>
        </div>
      )}
    </StepForm>
  )
}

/** While a model reads, what it found so far stands where the person corrects it afterwards. */
function withReadItems(reading: BriefReading, aiReading: AiReading | null): BriefReading {
  if (aiReading?.state.step !== 'reading') return reading
  return { ...reading, ...aiReading.state.items, unknowns: [], contradictions: [], rest: [] }
}

function StepActions({ onBack, isReady }: { onBack: () => void; isReady: boolean }) {
  return (
    <>
      <Button onClick={onBack}>Back</Button>
      <Button type="submit" variant="primary" disabled={!isReady}>
        Continue
      </Button>
    </>
  )
}

/** Where no wish was recognized, questions take the place of a plan. */
function UnclearIdea({ questions, onEdit }: { questions: string[]; onEdit: () => void }) {
  return (
    <Notice
      kind="warning"
      title="We found no wish in your text yet."
      action={<Button onClick={onEdit}>Edit idea</Button>}
    >
      <p>Your text is kept. Answer some of these in it, or add a wish below:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Notice>
  )
}
