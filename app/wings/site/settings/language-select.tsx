import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { contentLanguageOptions } from './content-language'

interface LanguageSelectProps extends Pick<React.ComponentProps<'select'>, 'name' | 'defaultValue'> {
  label: string
  hint?: string
  error?: string
  value?: string
  /** What stands for having no language of its own; left out where one must be chosen. */
  emptyLabel?: string
  onPick?: (language: string) => void
}

/** A list of the languages in which content can be written. */
export function LanguageSelect({ label, hint, error, emptyLabel, onPick, ...select }: LanguageSelectProps) {
  const none = emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }]
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          {...select}
          onChange={onPick && (({ target }) => onPick(target.value))}
          options={[...none, ...contentLanguageOptions]}
        />
      )}
    </Field>
  )
}
