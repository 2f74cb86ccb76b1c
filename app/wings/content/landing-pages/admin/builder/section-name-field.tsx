import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'

interface SectionNameFieldProps {
  label: string
  error: string | undefined
  name: string
  field: React.Ref<HTMLInputElement>
  onChange: (name: string) => void
  className?: string
}

/** What a section is called. */
export function SectionNameField({ name, field, onChange, ...rest }: SectionNameFieldProps) {
  return (
    <Field {...rest}>
      {(control) => (
        <TextInput
          {...control}
          ref={field}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
