interface ChoiceChipsProps<Value extends string> {
  /** What is chosen: "Platforms". */
  label: string
  hint?: string
  labels: Record<Value, string>
  selected: readonly Value[]
  error?: string
  onChange: (chosen: Value[]) => void
}

const chipClassName =
  'control inline-flex cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-2.5 hover:border-faint has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** Several of a few; the order is that of the names. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, hint, labels, selected, error, onChange } = props
  const values = Object.keys(labels) as Value[]
  const toggle = (value: Value) => onChange(values.filter((one) => selected.includes(one) !== (one === value)))
  return (
    <fieldset className="grid min-w-0 gap-1.5 text-dense">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <label key={value} className={chipClassName}>
            <input
              type="checkbox"
              checked={selected.includes(value)}
              onChange={() => toggle(value)}
              className="size-4 accent-accent"
            />
            {labels[value]}
          </label>
        ))}
      </div>
      {hint && <p className="text-faint">{hint}</p>}
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
