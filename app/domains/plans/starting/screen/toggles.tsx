interface TogglesProps<Value extends string> {
  label: string
  hint?: string
  names: Record<Value, string>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Several of a few: check boxes that look like what they stand for. */
export function Toggles<Value extends string>({ label, hint, names, chosen, onChange }: TogglesProps<Value>) {
  const values = Object.keys(names) as Value[]
  return (
    <fieldset className="grid gap-1.5 text-dense">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <label
            key={value}
            className="control inline-flex cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-2.5 font-medium hover:border-faint has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
              }
              className="size-4 accent-accent"
            />
            {names[value]}
          </label>
        ))}
      </div>
      {hint && <p className="text-faint">{hint}</p>}
    </fieldset>
  )
}
