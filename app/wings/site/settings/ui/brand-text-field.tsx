import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import type { Brand } from '../brand'

interface TextFieldSpec {
  label: string
  maxLength: number
  hint?: string
  type?: 'email' | 'text'
  /** Of a field of several lines. */
  rows?: number
}

const fields = {
  name: { label: 'Name', maxLength: 60 },
  legalName: { label: 'Legal name', maxLength: 120, hint: 'Shown in the footer and in emails.' },
  address: {
    label: 'Postal address',
    maxLength: 300,
    rows: 3,
    hint: 'Shown on the contact page and to search engines, and filled into starter pages.',
  },
  tagline: { label: 'Tagline', maxLength: 160, hint: 'Without a period at the end.' },
  contactEmail: {
    label: 'Contact email',
    maxLength: 254,
    type: 'email',
    hint: 'Shown in the footer. Receives contact messages and order notices.',
  },
  officeHours: { label: 'Office hours', maxLength: 120, hint: 'Shown on the contact page.' },
  tryUrl: { label: 'Planner sign-in URL', maxLength: 254, hint: 'Target of the “Try” link in the navigation bar.' },
  description: { label: 'Description', maxLength: 300, rows: 3, hint: 'For search engines and feeds.' },
} satisfies Partial<Record<keyof Brand, TextFieldSpec>>

export type BrandTextName = keyof typeof fields

interface BrandTextFieldProps {
  name: BrandTextName
  brand: Brand
  errors: Record<string, string>
}

/** A text about the studio as a field of a form. */
export function BrandTextField({ name, brand, errors }: BrandTextFieldProps) {
  const { label, hint, rows, type = 'text', maxLength }: TextFieldSpec = fields[name]
  const shared = { name, maxLength, defaultValue: brand[name] }
  return (
    <Field label={label} error={errors[name]} hint={hint}>
      {(control) =>
        rows ? (
          <TextArea {...control} {...shared} rows={rows} />
        ) : (
          <TextInput {...control} {...shared} type={type} autoComplete="off" />
        )
      }
    </Field>
  )
}
