import { useId } from 'react'

interface RadioChipsProps<Value extends string> {
  label: string
  labels: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

const chipClassName =
  'control inline-flex cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-2.5 hover:border-faint has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** One of a few. */
export function RadioChips<Value extends string>({ label, labels, value, onChange }: RadioChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 text-dense">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {(Object.keys(labels) as Value[]).map((option) => (
          <label key={option} className={chipClassName}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="size-4 accent-accent"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
