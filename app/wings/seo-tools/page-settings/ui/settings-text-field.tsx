import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import type { PageSettings } from '../page-settings'

/** The settings that are plain words. */
export type TextSettingName = Exclude<keyof PageSettings, 'customMetaTags' | 'inSitemap'>

export interface PageSettingsFormState {
  settings: PageSettings
  errors: Record<string, string>
  change: (part: Partial<PageSettings>) => void
}

interface SettingsTextFieldProps {
  form: PageSettingsFormState
  name: TextSettingName
  label: string
  hint?: React.ReactNode
  labelAside?: React.ReactNode
  /** What is shown while the field is empty. */
  placeholder?: string
  maxLength: number
  /** More than one makes it a text area. */
  rows?: number
  isCode?: boolean
}

/** One setting of a page. */
export function SettingsTextField({
  form,
  name,
  placeholder,
  maxLength,
  rows = 1,
  isCode = false,
  ...field
}: SettingsTextFieldProps) {
  const { settings, errors, change } = form
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
