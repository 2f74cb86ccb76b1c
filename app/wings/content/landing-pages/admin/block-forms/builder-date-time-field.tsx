import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'

export interface DateTimeFieldProps {
  label: string
  error?: string
  /** ISO, or empty while there is none. */
  value: string
  onChange: (moment: string) => void
}

/** A day and a time by the clock of this device, whose zone is named beside it. */
export function BuilderDateTimeField({ label, error, value, onChange }: DateTimeFieldProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Field label={label} error={error} hint={`Time zone: ${zone}.`}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={toDateTimeLocal(value)}
          onChange={({ target }) => onChange(target.value === '' ? '' : new Date(target.value).toISOString())}
        />
      )}
    </Field>
  )
}

/** As the field has it, “2026-03-01T09:00”. */
function toDateTimeLocal(value: string) {
  const moment = new Date(value)
  if (value === '' || Number.isNaN(moment.getTime())) return ''
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
