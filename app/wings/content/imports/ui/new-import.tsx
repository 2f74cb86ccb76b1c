import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { UploadQueue } from '~/platform/uploads/upload-queue'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { Select, TextInput } from '~/ui/workspace/input'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { UploadList } from '~/ui/workspace/upload-list'
import { useUploadItems } from '~/ui/workspace/use-upload-items'
import {
  FETCH_PICTURES,
  LEAVE_PICTURES,
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_FILE_LABEL,
  uploadableSources,
} from '../import-run'
import { importSourceLabels } from './import-labels'
import { importPath } from './paths'

interface StartedImport {
  importId: string
}

/** Files of other sites on their way from this browser; they go on while the admin moves between screens. */
const importUploadQueue = new UploadQueue<StartedImport>({
  path: '/admin/api/uploads/imports',
  validate({ name, size }) {
    if (size === 0) return `${name} is empty.`
    return size > MAX_IMPORT_FILE_BYTES
      ? `${name} has more than ${MAX_IMPORT_FILE_LABEL}. Use the “studio import” command.`
      : undefined
  },
  readResult: ({ importId }: Partial<StartedImport>) => (importId ? { importId } : undefined),
})

const sources = uploadableSources.map((source) => ({ value: source, label: importSourceLabels[source] }))
const files = {
  wordpress: 'The XML file from Tools → Export → All content.',
  ghost: 'The JSON file from Settings → Import/Export → Export content.',
  csv: 'One row per post, with columns such as title, slug, description, body, category, tags and created_at.',
}
const pictures = [
  { value: LEAVE_PICTURES, label: 'Keep as links' },
  { value: FETCH_PICTURES, label: 'Download to the media library' },
]

interface ImportChoices {
  source: keyof typeof files
  pictures: string
  site: string
}

/** Sends the file of another site. It is only looked at: what would become of it is shown first. */
export function NewImportForm() {
  const [chosen, setChosen] = useState<ImportChoices>({ source: 'wordpress', pictures: LEAVE_PICTURES, site: '' })
  const items = useUploadItems(importUploadQueue)
  const navigate = useNavigate()
  const site = chosen.source === 'ghost' ? chosen.site.trim() : ''
  const isSiteWrong = site !== '' && !/^https?:\/\/\S+$/i.test(site)

  function send(file: File | undefined) {
    if (!file) return
    const [upload] = importUploadQueue.add([file], { details: { ...chosen, site } })
    upload?.then(
      ({ importId }) => navigate(importPath(importId)),
      () => {},
    )
  }

  return (
    <SettingsSection
      title="Import"
      text={
        <>
          You preview the file before importing it. To import a folder of Markdown, use the “studio import markdown”
          command. To restore an export of this site, go to{' '}
          <Link to="/admin/settings/export" className="text-ink underline">
            {' '}
            Export{' '}
          </Link>
          .
        </>
      }
    >
      <UploadList items={items} queue={importUploadQueue} processingLabel="Checking" getDoneLabel={() => 'Uploaded'} />
      <ImportFields
        chosen={chosen}
        isSiteWrong={isSiteWrong}
        onChange={(change) => setChosen({ ...chosen, ...change })}
      />
      <FileButton isDisabled={isSiteWrong} onFile={send} />
    </SettingsSection>
  )
}

interface FieldsProps {
  chosen: ImportChoices
  isSiteWrong: boolean
  onChange: (change: Partial<ImportChoices>) => void
}

function ImportFields({ chosen, isSiteWrong, onChange }: FieldsProps) {
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Field label="Source" hint={files[chosen.source]}>
        {(control) => (
          <Select
            {...control}
            options={sources}
            value={chosen.source}
            onChange={({ target }) => onChange({ source: target.value as ImportChoices['source'] })}
          />
        )}
      </Field>
      <Field label="Images" hint="Images must be publicly accessible.">
        {(control) => (
          <Select
            {...control}
            options={pictures}
            value={chosen.pictures}
            onChange={({ target }) => onChange({ pictures: target.value })}
          />
        )}
      </Field>
      {chosen.source === 'ghost' && (
        <Field
          className="sm:col-span-2"
          label="Old site URL"
          hint="Required to download images."
          {...(isSiteWrong && { error: 'Enter a full URL, such as https://example.com.' })}
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              placeholder="https://"
              value={chosen.site}
              onChange={({ target }) => onChange({ site: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function FileButton({ isDisabled, onFile }: { isDisabled: boolean; onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button variant="primary" icon={FileUp} disabled={isDisabled} onClick={() => input.current?.click()}>
        Upload file
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Import file"
        accept=".xml,.json,.csv,text/xml,application/xml,application/json,text/csv"
        hidden
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </div>
  )
}
