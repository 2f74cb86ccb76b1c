import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import type { BlockOf } from '../../block-schema'
import type { FormProps } from './form-props'

const numbers = ['2', '3', '4'].map((value) => ({ value, label: `${value} columns` }))

export function ColumnsForm({ block, change, errorOf }: FormProps<'columns'>) {
  return (
    <Field label="How many" error={errorOf('columns')} hint="Blocks of a column that goes move into the one before it.">
      {(control) => (
        <Select
          {...control}
          value={String(block.columns.length)}
          options={numbers}
          onChange={({ target }) => change({ columns: withColumns(block.columns, Number(target.value)) })}
        />
      )}
    </Field>
  )
}

function withColumns(columns: BlockOf<'columns'>['columns'], count: number) {
  if (count >= columns.length) return [...columns, ...Array.from({ length: count - columns.length }, () => [])]
  const [kept, gone] = [columns.slice(0, count), columns.slice(count).flat()]
  return kept.with(count - 1, [...(kept[count - 1] ?? []), ...gone])
}
