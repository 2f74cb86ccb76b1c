import { X } from 'lucide-react'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import type { Choice } from './citable'

interface CitedFieldProps {
  label: string
  error?: string
  ids: string[]
  choices: Choice[]
  onChange: (ids: string[]) => void
}

/** Items that this one cites: taken away one by one, added from a list. */
export function CitedField({ label, error, ids, choices, onChange }: CitedFieldProps) {
  const labels = new Map(choices.map(({ value, label: words }) => [value, words]))
  const left = choices.filter(({ value }) => !ids.includes(value))
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="grid grid-cols-1 gap-1.5">
          {ids.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {ids.map((id) => (
                <li
                  key={id}
                  className="flex max-w-full items-center rounded-md border border-line bg-surface pl-2 text-dense"
                >
                  <span className="truncate">{labels.get(id) ?? id}</span>
                  <button
                    type="button"
                    aria-label={`Take ${id} away`}
                    className="grid size-8 shrink-0 place-items-center rounded-md text-faint hover:text-ink pointer-coarse:size-11"
                    onClick={() => onChange(ids.filter((one) => one !== id))}
                  >
                    <X size={14} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Select
            {...control}
            value=""
            options={[{ value: '', label: left.length > 0 ? 'Add …' : 'Nothing left to add' }, ...left]}
            onChange={({ target }) => target.value && onChange([...ids, target.value])}
          />
        </div>
      )}
    </Field>
  )
}
