interface ChoiceBoxesProps<Value extends string> {
  label: string
  choices: { value: Value; label: string }[]
  chosen: Value[]
  onChange: (chosen: Value[]) => void
}

/** Any number of a few choices. */
export function ChoiceBoxes<Value extends string>({ label, choices, chosen, onChange }: ChoiceBoxesProps<Value>) {
  return (
    <fieldset className="text-dense">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {choices.map(({ value, label: words }) => (
          <label key={value} className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent pointer-coarse:size-5"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  choices
                    .map((one) => one.value)
                    .filter((one) => (one === value ? target.checked : chosen.includes(one))),
                )
              }
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
