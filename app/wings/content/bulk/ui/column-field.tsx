import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { AI_COLUMN } from '../ai-texts/ai-instructions'
import { columnFieldName } from '../run-form'
import type { RunVariable } from '../run-template'
import { AiInstructionField } from './ai-instruction-field'
import type { ColumnsFormSectionProps } from './columns-form'

interface ColumnFieldProps extends ColumnsFormSectionProps {
  variable: RunVariable
  onAiChosen: (isByAi: boolean) => void
}

/** What fills one variable: a column, its default, or the AI. */
export function ColumnField({ variable, onAiChosen, ...part }: ColumnFieldProps) {
  const { data, errors, typedValue } = part
  const { name, label, isRequired, default: preset, shape } = variable
  const field = columnFieldName(name)
  const none = isRequired && preset === '' ? 'Choose …' : preset === '' ? 'None (empty)' : 'None (default value)'
  const mayBeByAi = data.aiName !== null && shape !== null
  const byAi = mayBeByAi ? [{ value: AI_COLUMN, label: 'Generate with AI' }] : []
  const before = Object.hasOwn(data.instructions, name) && mayBeByAi ? AI_COLUMN : (data.mapping[name] ?? '')
  const [chosen, setChosen] = useState(typedValue(field, before))
  const isByAi = mayBeByAi && chosen === AI_COLUMN
  return (
    <div className={`grid content-start gap-3 ${isByAi ? 'sm:col-span-2' : ''}`}>
      <Field
        label={label || name}
        error={errors[field]}
        labelAside={isRequired ? 'needed' : undefined}
        className="max-w-md"
      >
        {(control) => (
          <Select
            {...control}
            name={field}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value)
              onAiChosen(target.value === AI_COLUMN)
            }}
            options={[{ value: '', label: none }, ...byAi, ...data.columns.map(toColumnOption)]}
          />
        )}
      </Field>
      {isByAi && <AiInstructionField variable={variable} {...part} />}
    </div>
  )
}

export function toColumnOption(column: string) {
  return { value: column, label: column }
}
