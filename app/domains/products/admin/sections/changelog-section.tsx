import { dayOf } from '~/platform/dates'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { RowsField } from '~/ui/workspace/rows-field'
import type { ProductContent } from '../../product-content'
import { useProduct } from '../use-product'

type Version = ProductContent['changelog'][number]

/** What was new when, the newest version first. */
export function ChangelogSection() {
  const { content, change, errorOf } = useProduct()
  return (
    <RowsField
      label="Changelog"
      hint="The newest version first."
      error={errorOf('changelog')}
      rows={content.changelog}
      onChange={(changelog) => change({ changelog })}
      nameOf={({ version }, at) => (version ? `version ${version}` : `entry ${at + 1}`)}
      addLabel="Add a version"
      onAdd={() => ({ version: '', date: today(), text: '' })}
      isNewestFirst
      most={200}
    >
      {(row, put, at) => (
        <VersionFields row={row} onChange={put} errorOf={(field) => errorOf(`changelog.${at}.${field}`)} />
      )}
    </RowsField>
  )
}

interface VersionFieldsProps {
  row: Version
  onChange: (row: Version) => void
  errorOf: (field: string) => string | undefined
}

function VersionFields({ row, onChange, errorOf }: VersionFieldsProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Version" error={errorOf('version')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={40}
              value={row.version}
              onChange={(event) => onChange({ ...row, version: event.target.value })}
            />
          )}
        </Field>
        <Field label="Day" error={errorOf('date')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={row.date}
              onChange={(event) => onChange({ ...row, date: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="What has changed" error={errorOf('text')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={5000}
            value={row.text}
            onChange={(event) => onChange({ ...row, text: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** By the calendar of this device. */
function today() {
  const now = new Date()
  return dayOf(new Date(now.getTime() - now.getTimezoneOffset() * 60_000))
}
