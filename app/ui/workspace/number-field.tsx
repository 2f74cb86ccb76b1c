import { useState } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { Field } from './field'
import { TextInput } from './input'

interface NumberFieldProps {
  label: string
  hint?: React.ReactNode
  error?: string
  /** Null stands for an empty field. */
  value: number | null
  min: number
  max: number
  /** What an empty field means; without it, it must hold a number. */
  emptyLabel?: string
  /** Stands before the number: "$". */
  unit?: string
  onChange: (value: number | null) => void
}

/** A whole number. What is none yet is not handed on, and says so once the field is left. */
export function NumberField({ label, hint, error, emptyLabel, unit, ...props }: NumberFieldProps) {
  const { value, min, max, onChange } = props
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : String(value))
  const wrong = validateNumber(shown, { min, max, mayBeEmpty: emptyLabel !== undefined })
  return (
    <Field label={label} hint={hint} error={typed !== undefined && wrong ? wrong : error}>
      {(control) => (
        <span className="flex items-center gap-1.5">
          {unit && <span className="text-muted">{unit}</span>}
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            placeholder={emptyLabel}
            className="w-full tabular-nums"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value)
              const text = target.value.trim()
              if (!validateNumber(text, { min, max, mayBeEmpty: emptyLabel !== undefined }))
                onChange(text === '' ? null : Number(text))
            }}
            onBlur={() => !wrong && setTyped(undefined)}
          />
        </span>
      )}
    </Field>
  )
}

function validateNumber(typed: string, { min, max, mayBeEmpty }: { min: number; max: number; mayBeEmpty: boolean }) {
  const text = typed.trim()
  if (text === '') return mayBeEmpty ? undefined : 'Enter a number.'
  if (!/^\d+$/.test(text)) return 'Enter a whole number.'
  const number = Number(text)
  return number < min || number > max ? `Enter a number from ${min} to ${formatNumber(max)}.` : undefined
}
