import { toUtcDay } from '~/platform/time/dates'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import type { ProductContent } from '../product-content'
import { useProductForm } from './use-product-form'

type Release = ProductContent['changelog'][number]

/** What was new when, the newest version first. */
export function ChangelogSection() {
  const { content, change, errorOf } = useProductForm()
  return (
    <RepeaterField
      label="Changelog"
      hint="Newest version first."
      error={errorOf('changelog')}
      rows={content.changelog}
      onChange={(changelog) => change({ changelog })}
      getRowLabel={({ version }, at) => (version ? `version ${version}` : `entry ${at + 1}`)}
      addLabel="Add version"
      onAdd={() => ({ version: '', date: today(), text: '' })}
      isNewestFirst
      max={200}
    >
      {(row, put, at) => (
        <ReleaseFields row={row} onChange={put} errorOf={(field) => errorOf(`changelog.${at}.${field}`)} />
      )}
    </RepeaterField>
  )
}

interface ReleaseFieldsProps {
  row: Release
  onChange: (row: Release) => void
  errorOf: (field: string) => string | undefined
}

function ReleaseFields({ row, onChange, errorOf }: ReleaseFieldsProps) {
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
        <Field label="Date" error={errorOf('date')}>
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
      <Field label="Changes" error={errorOf('text')}>
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
  return toUtcDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000))
}
