import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { FileButton } from '~/ui/workspace/file-button'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { MAX_IDEA_LENGTH } from '../../brief/brief-reading-schema'
import type { DraftAnalysis } from '../../drafts/draft-analysis'
import { validateDraft } from '../../drafts/plan-draft'
import type { NewPlanStepProps } from './new-plan-screen'
import { IDEA_FILE_TYPES, readIdeaFile } from './read-idea-file'
import { StepForm } from './step-form'

const FEW_CHARACTERS_LEFT = 5_000

/** The idea, and what is read out of it while it is written. */
export function IdeaStep({ draftStore, steps, analysis }: NewPlanStepProps) {
  const { draft, change } = draftStore
  const field = useInputBeforeHydration(draftStore)
  const [isTried, setIsTried] = useState(false)
  const found = validateDraft(draft)
  const isTooLong = draft.idea.trim().length > MAX_IDEA_LENGTH
  const faults = isTried || isTooLong ? found : {}
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
      <Field
        label="Idea"
        error={faults.idea}
        labelAside={
          draft.idea.length > MAX_IDEA_LENGTH - FEW_CHARACTERS_LEFT &&
          !isTooLong &&
          `${formatNumber(MAX_IDEA_LENGTH - draft.idea.length)} characters left`
        }
      >
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

/** Takes the idea from a file of this computer, with a way back to what was written before. */
function IdeaFileButton({ draftStore: { draft, change } }: Pick<NewPlanStepProps, 'draftStore'>) {
  const [error, setError] = useState<string>()
  async function open([file]: File[]) {
    if (!file) return
    const read = await readIdeaFile(file)
    setError(read.error)
    if (read.idea === undefined) return
    const before = draft.idea
    change({ idea: read.idea })
    const undo = { label: 'Undo', onClick: () => change({ idea: before }) }
    showToast(`${file.name} was read.`, 'success', before.trim() === '' ? undefined : undo)
  }
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
      <FileButton
        label="Open a file"
        name="File with the idea"
        icon={FileText}
        accept={IDEA_FILE_TYPES}
        onFiles={(files) => void open(files)}
      />
      <span className="text-faint">.txt or .md, up to 200,000 characters</span>
      {error && (
        <p role="alert" className="basis-full font-medium text-danger">
          {error}
        </p>
      )}
    </div>
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
