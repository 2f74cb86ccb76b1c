interface ChoiceChipsProps<Key extends string> {
  /** What is chosen: "Platforms". */
  legend: string
  names: Record<Key, string>
  chosen: readonly Key[]
  error?: string
  onChange: (chosen: Key[]) => void
}

const chip =
  'control inline-flex cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-2.5 hover:border-faint has-checked:border-accent has-checked:bg-accent-tint'

/** Several of a few; the order is that of the names. */
export function ChoiceChips<Key extends string>({ legend, names, chosen, error, onChange }: ChoiceChipsProps<Key>) {
  const keys = Object.keys(names) as Key[]
  const toggle = (key: Key) => onChange(keys.filter((one) => chosen.includes(one) !== (one === key)))
  return (
    <fieldset className="min-w-0 text-dense">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {keys.map((key) => (
          <label key={key} className={chip}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
              className="size-4 accent-accent"
            />
            {names[key]}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
