import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import type { Brand } from '../brand'

interface StudioFieldsProps {
  brand: Brand
  errors: Record<string, string>
}

const lines = [
  { name: 'name', label: 'Name', maxLength: 60 },
  { name: 'legalName', label: 'Legal name', maxLength: 120, hint: 'Stands beside the copyright and under mails.' },
  { name: 'tagline', label: 'Tagline', maxLength: 160, hint: 'Without a full stop: one is added where it is shown.' },
  { name: 'contactEmail', label: 'Contact address', type: 'email', hint: 'In the footer; messages are mailed to it.' },
  { name: 'tryUrl', label: 'Address of the “Try” link', hint: 'Where the AI product manager lets people in.' },
] as const

/** What the studio is called and how it is reached. */
export function StudioFields({ brand, errors }: StudioFieldsProps) {
  return (
    <div className="grid gap-5">
      {lines.map(({ name, label, ...rest }) => (
        <Field key={name} label={label} error={errors[name]} hint={'hint' in rest ? rest.hint : undefined}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              type={'type' in rest ? rest.type : 'text'}
              maxLength={'maxLength' in rest ? rest.maxLength : 254}
              autoComplete="off"
              defaultValue={brand[name]}
            />
          )}
        </Field>
      ))}
      <Field label="Description" error={errors.description} hint="For search engines and feeds.">
        {(control) => (
          <TextArea {...control} name="description" rows={3} maxLength={300} defaultValue={brand.description} />
        )}
      </Field>
    </div>
  )
}
