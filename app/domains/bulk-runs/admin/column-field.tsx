import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { BY_AI } from '../ai-texts/instruction'
import type { RunVariable } from '../run-template'
import { columnField } from '../runs/run-form'
import { AiWrites } from './ai-writes'
import type { ColumnsPart } from './columns-form'

interface ColumnFieldProps extends ColumnsPart {
  variable: RunVariable
  onByAi: (isByAi: boolean) => void
}

/** What fills one variable: a column, its default, or the AI. */
export function ColumnField({ variable, onByAi, ...part }: ColumnFieldProps) {
  const { given, errors, typed } = part
  const { name, label, isRequired, default: preset, shape } = variable
  const field = columnField(name)
  const none = isRequired && preset === '' ? 'Choose …' : preset === '' ? 'No column: empty' : 'No column: its default'
  const mayBeByAi = given.ai !== null && shape !== null
  const byAi = mayBeByAi ? [{ value: BY_AI, label: 'Written by the AI' }] : []
  const before = Object.hasOwn(given.instructions, name) && mayBeByAi ? BY_AI : (given.mapping[name] ?? '')
  const [chosen, setChosen] = useState(typed(field, before))
  const isByAi = mayBeByAi && chosen === BY_AI
  return (
    <div className={`grid content-start gap-3 ${isByAi ? 'sm:col-span-2' : ''}`}>
      <Field label={label || name} error={errors[field]} aside={isRequired ? 'needed' : undefined} className="max-w-md">
        {(control) => (
          <Select
            {...control}
            name={field}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value)
              onByAi(target.value === BY_AI)
            }}
            options={[{ value: '', label: none }, ...byAi, ...given.columns.map(asOption)]}
          />
        )}
      </Field>
      {isByAi && <AiWrites variable={variable} {...part} />}
    </div>
  )
}

export function asOption(column: string) {
  return { value: column, label: column }
}
