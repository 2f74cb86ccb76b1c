import { useEffect, useRef, useState } from 'react'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { MAX_IDEA_LENGTH } from '../../brief/brief-reading-schema'
import type { DraftAnalysis } from '../../drafts/draft-analysis'
import { validateDraft } from '../../drafts/plan-draft'
import { IdeaFileButton } from './idea-file-button'
import type { NewPlanStepProps } from './new-plan-screen'
import { StepForm } from './step-form'

const FEW_CHARACTERS_LEFT = 5_000

/** The idea, and what is read out of it while it is written. */
export function IdeaStep({ draftStore, steps, analysis }: NewPlanStepProps) {
  const { draft, change } = draftStore
  const field = useInputBeforeHydration(draftStore)
  const [isTried, setIsTried] = useState(false)
  const found = validateDraft(draft)
  // a text that is too long is not cut: it says so at once
  const faults = isTried || draft.idea.trim().length > MAX_IDEA_LENGTH ? found : {}
  const on = (to: 'brief' | 'preview') => {
    const { idea, audience } = found
    setIsTried(true)
    if (!idea && !audience) return steps.go(to)
    field.current?.focus()
  }
  return (
    <StepForm
      title="What do you want to build?"
      text="Say who uses it and what they want to do, in as many sentences as you like."
      steps={steps}
      onSubmit={() => on('brief')}
      actions={<StepActions onSkip={() => on('preview')} />}
    >
      <Field label="Idea" error={faults.idea} labelAside={charactersLeft(draft.idea)}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={10}
            className="field-sizing-content max-h-[60dvh] min-h-60 w-full"
            value={draft.idea}
            placeholder="Neighbors rent out their tools to each other. Owners list a tool with pictures and a price per day…"
            onChange={({ target }) => change({ idea: target.value })}
          />
        )}
      </Field>
      <IdeaFileButton draftStore={draftStore} />
      <ReadingSummary analysis={analysis} />
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
    </StepForm>
  )
}

function charactersLeft(idea: string) {
  const left = MAX_IDEA_LENGTH - idea.length
  return left >= 0 && left < FEW_CHARACTERS_LEFT && `${formatNumber(left)} characters left`
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

/** How much was read out of the idea so far, in one line. */
function ReadingSummary({ analysis: { data, error, isStale } }: Pick<NewPlanStepProps, 'analysis'>) {
  if (error) return <p className="text-dense text-warning">{error} Your text is kept.</p>
  const counts = data && readingCounts(data)
  return (
    <p role="status" aria-busy={isStale} className="min-h-6 text-dense text-muted">
      {counts && `Read so far: ${counts}.`}
    </p>
  )
}

function readingCounts({ reading: { wishes, exclusions, unknowns, contradictions } }: DraftAnalysis) {
  return [
    [wishes.length, 'wish', 'wishes'] as const,
    [exclusions.length, 'exclusion', 'exclusions'] as const,
    [unknowns.length, 'open question', 'open questions'] as const,
    [contradictions.length, 'contradiction', 'contradictions'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => formatCount(count, one, many))
    .join(', ')
}
