import { useState } from 'react'
import { currencySymbol, formatMoney, parsePrice } from '~/platform/text/money'
import { Field } from './field'
import { TextInput } from './input'

interface MoneyFieldProps {
  label: string
  error?: string
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  /** In whose way amounts are written, as a tag. */
  language: string
  onChange: (amount: number) => void
}

/** An amount of money. What is none, or none that can be charged, is not handed on, and the field says so at once. */
export function MoneyField({ label, error, amount, currency, language, onChange }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? formatMoney(amount, currency, language, 'number')
  const read = parsePrice(shown, currency, language)
  const problem = 'problem' in read ? read.problem : undefined
  return (
    <Field label={label} error={typed === undefined ? error : (problem ?? error)}>
      {(control) => (
        <span className="flex items-center gap-1.5">
          <span className="text-muted">{currencySymbol(currency, language)}</span>
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            className="w-full tabular-nums"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = parsePrice(target.value, currency, language)
              if ('amount' in next) onChange(next.amount)
            }}
            onBlur={() => !problem && setTyped(undefined)}
          />
        </span>
      )}
    </Field>
  )
}
