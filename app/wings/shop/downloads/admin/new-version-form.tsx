import { type RefObject, useRef, useState } from 'react'
import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { FileButton } from '~/ui/workspace/file-button'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { useFileDropAndPaste } from '~/ui/workspace/use-file-drop-and-paste'
import { versionForm } from '../version-form'

interface NewVersionFormProps {
  onFiles: (files: File[], details: { version: string; notes: string }) => void
  /** The newest label there is, as an example of the next. */
  newest: string | undefined
}

interface VersionInput {
  version: string
  notes: string
}

type VersionErrors = { [Name in keyof VersionInput]?: string[] }

/** Uploads files as a version: chosen, or dropped anywhere. Files that come before the version has a name wait for it. */
export function NewVersionForm({ onFiles, newest }: NewVersionFormProps) {
  const [typed, setTyped] = useState<VersionInput>({ version: '', notes: '' })
  const [faults, setFaults] = useState<VersionErrors>({})
  const [chosen, setChosen] = useState<File[]>([])
  const versionInput = useRef<HTMLInputElement>(null)

  function take(files: File[]) {
    if (files.length === 0) return
    const parsed = versionForm.safeParse(typed)
    setChosen(parsed.success ? [] : files)
    setFaults(parsed.success ? {} : parsed.error.flatten().fieldErrors)
    if (parsed.success) onFiles(files, parsed.data)
    else versionInput.current?.focus()
  }
  const isOver = useFileDropAndPaste(take)
  return (
    <section
      aria-labelledby="new-version"
      className={`mb-6 grid gap-4 rounded-md border bg-surface p-4 ${isOver ? 'border-accent' : 'border-line'}`}
    >
      <h2 id="new-version" className="font-semibold">
        New version
      </h2>
      <VersionFields value={typed} errors={faults} onType={setTyped} newest={newest} versionInput={versionInput} />
      <ChosenFiles chosen={chosen} onFiles={take} />
    </section>
  )
}

interface VersionFieldsProps {
  value: VersionInput
  errors: VersionErrors
  onType: (typed: VersionInput) => void
  newest?: string
  versionInput?: RefObject<HTMLInputElement | null>
}

/** The label of a version and what is new in it. */
export function VersionFields({ value, errors, onType, newest, versionInput }: VersionFieldsProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-[12rem_1fr]">
      <Field
        label="Version"
        error={errors.version?.[0]}
        hint={newest ? `Latest version: ${newest}.` : 'For example, 1.0.0.'}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={versionInput}
            value={value.version}
            onChange={(event) => onType({ ...value, version: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Release notes"
        error={errors.notes?.[0]}
        hint="Shown to customers next to the files and in the email."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={value.notes}
            onChange={(event) => onType({ ...value, notes: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  )
}

function ChosenFiles({ chosen, onFiles }: { chosen: File[]; onFiles: (files: File[]) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {chosen.length > 0 && (
        <Button variant="primary" onClick={() => onFiles(chosen)}>
          Upload {formatCount(chosen.length, 'file')}
        </Button>
      )}
      <FileButton
        label={chosen.length > 0 ? 'Choose other files' : 'Choose files'}
        name="Files to upload"
        multiple
        variant={chosen.length > 0 ? 'secondary' : 'primary'}
        onFiles={onFiles}
      />
      <p className="text-dense text-muted">
        {chosen.length > 0
          ? chosen.map(({ name }) => name).join(', ')
          : 'Or drag and drop. Up to 2 GB per file. Interrupted uploads resume.'}
      </p>
    </div>
  )
}
