import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { MAX_IDEA_LENGTH } from '../../brief/brief-reading-schema'
import { PLATFORM_LABELS, PRODUCT_TYPE_LABELS } from '../../brief-labels'
import type { DraftAnalysis } from '../../drafts/draft-analysis'
import { type PlanDraft, validateDraft } from '../../drafts/plan-draft'
import { CapabilityPicker } from './capability-picker'
import type { NewPlanStepProps } from './new-plan-screen'
import { StepForm } from './step-form'

const FEW_CHARACTERS_LEFT = 5_000

/** The idea, and what is read out of it while it is written. */
export function IdeaStep({ draftStore, steps, analysis, options }: NewPlanStepProps) {
  const { draft, change } = draftStore
  const field = useInputBeforeHydration(draftStore)
  const [isTried, setIsTried] = useState(false)
  const faults = isTried ? validateDraft(draft) : {}
  const on = (to: 'limits' | 'preview') => {
    const { idea, audience } = validateDraft(draft)
    setIsTried(true)
    if (!idea && !audience) return steps.go(to)
    field.current?.focus()
  }
  return (
    <StepForm
      title="What do you want to build?"
      text="Say who uses it and what they want to do, in as many sentences as you like."
      steps={steps}
      onSubmit={() => on('limits')}
      actions={<StepActions onSkip={() => on('preview')} />}
    >
      <Field
        label="Idea"
        error={faults.idea}
        labelAside={
          draft.idea.length > MAX_IDEA_LENGTH - FEW_CHARACTERS_LEFT &&
          `${formatNumber(MAX_IDEA_LENGTH - draft.idea.length)} characters left`
        }
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={5}
            maxLength={MAX_IDEA_LENGTH}
            value={draft.idea}
            placeholder="A marketplace where neighbors rent out tools, with search, a map and reviews"
            onChange={({ target }) => change({ idea: target.value })}
          />
        )}
      </Field>
      <CapabilityPicker draft={draft} change={change} analysis={analysis} options={options} />
      <Field label="Who is it for?" hint="Optional" error={faults.audience}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={draft.audience}
            placeholder="People in one town who need a drill twice a year"
            onChange={({ target }) => change({ audience: target.value })}
          />
        )}
      </Field>
      <ProductTypeFields draftStore={draftStore} reading={analysis.data} />
    </StepForm>
  )
}

/** The field, and what was typed into it before this code was there. */
function useInputBeforeHydration({ draft, change }: NewPlanStepProps['draftStore']) {
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes to life
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (draft.idea === '' && typed !== '') change({ idea: typed })
  }, [])
  return field
}

function StepActions({ onSkip }: { onSkip: () => void }) {
  return (
    <>
      <Button onClick={onSkip}>Skip to preview</Button>
      <Button type="submit" variant="primary">
        Continue
      </Button>
    </>
  )
}

function ProductTypeFields({
  draftStore: { draft, change },
  reading,
}: Pick<NewPlanStepProps, 'draftStore'> & { reading?: DraftAnalysis }) {
  const guessed =
    reading?.productType && draft.idea.trim() !== ''
      ? `Automatic: ${PRODUCT_TYPE_LABELS[reading.productType]}`
      : 'Automatic'
  const options = [
    { value: '', label: guessed },
    { value: 'none', label: 'None of these' },
    ...Object.entries(PRODUCT_TYPE_LABELS).map(([value, label]) => ({ value, label })),
  ]
  return (
    <>
      <Field label="Product type">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={draft.productType ?? ''}
            onChange={({ target }) => change({ productType: (target.value || null) as PlanDraft['productType'] })}
          />
        )}
      </Field>
      <ChoiceChips
        label="Platforms"
        labels={PLATFORM_LABELS}
        selected={draft.platforms ?? reading?.platforms ?? ['web']}
        onChange={(platforms) => change({ platforms })}
      />
    </>
  )
}
