import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import type { BlockOfType } from '../../block-schema'
import type { BlockFormProps } from './block-form-props'

const countOptions = ['2', '3', '4'].map((value) => ({ value, label: `${value} columns` }))

export function ColumnsBlockForm({ block, change, getError }: BlockFormProps<'columns'>) {
  return (
    <Field
      label="Number of columns"
      error={getError('columns')}
      hint="Blocks in a removed column move to the previous column."
    >
      {(control) => (
        <Select
          {...control}
          value={String(block.columns.length)}
          options={countOptions}
          onChange={({ target }) => change({ columns: withColumns(block.columns, Number(target.value)) })}
        />
      )}
    </Field>
  )
}

function withColumns(columns: BlockOfType<'columns'>['columns'], count: number) {
  if (count >= columns.length) return [...columns, ...Array.from({ length: count - columns.length }, () => [])]
  const [kept, gone] = [columns.slice(0, count), columns.slice(count).flat()]
  return kept.with(count - 1, [...(kept[count - 1] ?? []), ...gone])
}
