import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { UploadQueue } from '~/platform/uploads/upload-queue'
import { Field } from '~/ui/workspace/field'
import { FileButton } from '~/ui/workspace/file-button'
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
  maxBytes: MAX_IMPORT_FILE_BYTES,
  tooLarge: `has more than ${MAX_IMPORT_FILE_LABEL}. Use the “studio import” command.`,
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
      <div>
        <FileButton
          variant="primary"
          icon={FileUp}
          label="Upload file"
          name="Import file"
          accept=".xml,.json,.csv,text/xml,application/xml,application/json,text/csv"
          disabled={isSiteWrong}
          onFiles={([file]) => send(file)}
        />
      </div>
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
