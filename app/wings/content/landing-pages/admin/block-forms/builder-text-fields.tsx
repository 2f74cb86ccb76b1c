import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'

export interface TextFieldProps {
  label: string
  hint?: string
  error?: string
  maxLength: number
  value: string
  onChange: (text: string) => void
}

/** A line of words. */
export function BuilderShortTextField({ label, hint, error, maxLength, value, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={maxLength}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** Several lines of words. */
export function BuilderLongTextField({ label, hint, error, maxLength, value, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
