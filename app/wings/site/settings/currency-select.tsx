import { CURRENCIES } from '~/platform/text/currencies'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { INTERFACE_LANGUAGE } from './content-language'

const names = new Intl.DisplayNames(INTERFACE_LANGUAGE, { type: 'currency' })

const options = CURRENCIES.map((code) => ({ value: code, label: `${code} – ${names.of(code)}` }))

interface CurrencySelectProps extends Pick<React.ComponentProps<'select'>, 'name' | 'value' | 'defaultValue'> {
  label: string
  hint?: string
  error?: string
  onPick?: (currency: string) => void
}

/** A list of the currencies in which payments can be taken. */
export function CurrencySelect({ label, hint, error, onPick, ...select }: CurrencySelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          {...select}
          onChange={onPick && (({ target }) => onPick(target.value))}
          options={options}
        />
      )}
    </Field>
  )
}
