import { RowsField } from '~/ui/workspace/rows-field'
import type { FormProps } from './form-props'
import { Text } from './parts'

interface ColumnRow {
  name: string
  /** Of this column, from the first row to the last. */
  cells: string[]
}

export function ComparisonForm({ block, change, errorOf }: FormProps<'comparison'>) {
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
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <RowsField
        label="Columns"
        rows={columnRows}
        onChange={putColumns}
        addLabel="Add a column"
        most={6}
        isLine
        error={errorOf('columns')}
        nameOf={({ name }, at) => name || `column ${at + 1}`}
        onAdd={() => ({ name: '', cells: [] })}
      >
        {(row, put, at) => (
          <Text
            label={`Column ${at + 1}`}
            longest={80}
            value={row.name}
            error={errorOf(`columns.${at}`)}
            onChange={(name) => put({ ...row, name })}
          />
        )}
      </RowsField>
      <RowsField
        label="Rows"
        rows={rows}
        addLabel="Add a row"
        most={60}
        error={errorOf('rows')}
        hint="A cell of “yes” or “no” is drawn as a mark."
        onChange={(next) => change({ rows: next })}
        nameOf={({ label }, at) => label || `row ${at + 1}`}
        onAdd={() => ({ label: '', cells: columns.map(() => '') })}
      >
        {(row, put, place) => (
          <>
            <Text
              label="Row"
              longest={200}
              value={row.label}
              error={errorOf(`rows.${place}.label`)}
              onChange={(label) => put({ ...row, label })}
            />
            {columns.map((name, at) => (
              <Text
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the column at its place
                key={at}
                label={name || `Column ${at + 1}`}
                longest={200}
                value={row.cells[at] ?? ''}
                error={errorOf(`rows.${place}.cells.${at}`)}
                onChange={(cell) =>
                  put({ ...row, cells: columns.map((_, of) => (of === at ? cell : (row.cells[of] ?? ''))) })
                }
              />
            ))}
          </>
        )}
      </RowsField>
    </>
  )
}
