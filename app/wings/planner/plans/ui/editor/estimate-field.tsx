import { useId, useState } from 'react'
import { TextInput } from '~/ui/workspace/input'
import { expectedHours, roundHours } from '../../engine/pert'
import type { Estimate } from '../../plan'

interface EstimateFieldProps {
  label: string
  error?: string
  value: Estimate | undefined
  onChange: (value: unknown) => void
}

const ESTIMATE_INPUTS = [
  { name: 'optimistic', label: 'Optimistic' },
  { name: 'mostLikely', label: 'Most likely' },
  { name: 'pessimistic', label: 'Pessimistic' },
] as const

export function isEstimate(value: unknown): value is Estimate {
  return typeof value === 'object' && value !== null && ESTIMATE_INPUTS.every(({ name }) => name in value)
}

/** Three hours, and what follows from them. */
export function EstimateField({ label, error, value, onChange }: EstimateFieldProps) {
  const id = useId()
  const expected = value && expectedHours(value)
  return (
    <fieldset className="grid gap-1.5 text-dense">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {ESTIMATE_INPUTS.map(({ name, label: words }) => (
          <div key={name} className="grid gap-1 text-muted">
            <span id={`${id}-${name}`}>{words}</span>
            <HoursInput
              labelledBy={`${id}-${name}`}
              value={value?.[name]}
              isWrong={Boolean(error)}
              onChange={(hours) => onChange({ ...value, [name]: hours })}
            />
          </div>
        ))}
        <output className="pb-2 text-muted tabular-nums">
          {expected !== undefined && Number.isFinite(expected) && `Expected ${roundHours(expected)} h`}
        </output>
      </div>
      {error && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  )
}

interface HoursInputProps {
  labelledBy: string
  value: number | undefined
  isWrong: boolean
  onChange: (hours: unknown) => void
}

function HoursInput({ labelledBy, value, isWrong, onChange }: HoursInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      aria-labelledby={labelledBy}
      inputMode="decimal"
      autoComplete="off"
      className="w-24 tabular-nums"
      aria-invalid={isWrong || undefined}
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = target.value.trim()
        onChange(/^\d+(\.\d+)?$/.test(text) ? Number(text) : text)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
