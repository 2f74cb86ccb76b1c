import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import type { PageSettings } from '../page-settings'

/** The settings that are plain words. */
export type TextName = Exclude<keyof PageSettings, 'customMetaTags' | 'inSitemap'>

export interface Writing {
  settings: PageSettings
  errors: Record<string, string>
  change: (part: Partial<PageSettings>) => void
}

interface TextFieldProps {
  writing: Writing
  name: TextName
  label: string
  hint?: React.ReactNode
  aside?: React.ReactNode
  /** What is shown while the field is empty. */
  placeholder?: string
  maxLength: number
  /** More than one makes it a text area. */
  rows?: number
  isCode?: boolean
}

/** One setting of a page. */
export function TextField({
  writing,
  name,
  placeholder,
  maxLength,
  rows = 1,
  isCode = false,
  ...field
}: TextFieldProps) {
  const { settings, errors, change } = writing
  const Control = rows > 1 ? TextArea : TextInput
  return (
    <Field error={errors[`settings.${name}`]} {...field}>
      {(control) => (
        <Control
          {...control}
          {...(rows > 1 && { rows })}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={!isCode}
          autoComplete="off"
          className={isCode ? 'w-full font-mono text-dense' : undefined}
          value={settings[name]}
          onChange={({ target }: { target: { value: string } }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  )
}
