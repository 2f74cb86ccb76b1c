import { RepeaterField } from '~/ui/workspace/repeater-field'
import type { BlockFormProps } from './block-form-props'
import { ShortTextField } from './field-components'

interface ColumnRow {
  name: string
  /** Of this column, from the first row to the last. */
  cells: string[]
}

export function ComparisonBlockForm({ block, change, getError }: BlockFormProps<'comparison'>) {
  const { columns, rows } = block
  // a column goes, moves and comes back together with its cells
  const columnRows = columns.map((name, at): ColumnRow => ({ name, cells: rows.map(({ cells }) => cells[at] ?? '') }))
  function putColumns(next: ColumnRow[]) {
    change({
      columns: next.map(({ name }) => name),
      rows: rows.map((row, at) => ({ ...row, cells: next.map(({ cells }) => cells[at] ?? '') })),
    })
  }
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <RepeaterField
        label="Columns"
        rows={columnRows}
        onChange={putColumns}
        addLabel="Add column"
        max={6}
        isInline
        error={getError('columns')}
        getRowLabel={({ name }, at) => name || `column ${at + 1}`}
        onAdd={() => ({ name: '', cells: [] })}
      >
        {(row, put, at) => (
          <ShortTextField
            label={`Column ${at + 1}`}
            maxLength={80}
            value={row.name}
            error={getError(`columns.${at}`)}
            onChange={(name) => put({ ...row, name })}
          />
        )}
      </RepeaterField>
      <RepeaterField
        label="Rows"
        rows={rows}
        addLabel="Add row"
        max={60}
        error={getError('rows')}
        hint="Enter “yes” or “no” to show an icon."
        onChange={(next) => change({ rows: next })}
        getRowLabel={({ label }, at) => label || `row ${at + 1}`}
        onAdd={() => ({ label: '', cells: columns.map(() => '') })}
      >
        {(row, put, place) => (
          <>
            <ShortTextField
              label="Row"
              maxLength={200}
              value={row.label}
              error={getError(`rows.${place}.label`)}
              onChange={(label) => put({ ...row, label })}
            />
            {columns.map((name, at) => (
              <ShortTextField
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the column at its place
                key={at}
                label={name || `Column ${at + 1}`}
                maxLength={200}
                value={row.cells[at] ?? ''}
                error={getError(`rows.${place}.cells.${at}`)}
                onChange={(cell) =>
                  put({ ...row, cells: columns.map((_, of) => (of === at ? cell : (row.cells[of] ?? ''))) })
                }
              />
            ))}
          </>
        )}
      </RepeaterField>
    </>
  )
}
