import { ArrowUp, Plus, X } from 'lucide-react'
import { Button, IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'

type Row = Record<string, unknown>

interface RowsInputProps {
  kind: 'criteria' | 'rejected' | 'columns'
  label: string
  hint?: string
  error?: string
  rows: Row[]
  onChange: (rows: Row[]) => void
}

const ROW_SHAPES = {
  criteria: { one: 'criterion', fields: [{ name: 'text', label: 'Criterion' }], blank: { id: '', text: '' } },
  rejected: {
    one: 'alternative',
    fields: [
      { name: 'name', label: 'Alternative' },
      { name: 'reason', label: 'Reason' },
    ],
    blank: { name: '', reason: '' },
  },
  columns: {
    one: 'field',
    fields: [
      { name: 'name', label: 'Field' },
      { name: 'type', label: 'Type' },
    ],
    blank: { name: '', type: 'text', isRequired: true },
  },
}

/** Small rows of a field: criteria, rejected alternatives, the fields of an entity. */
export function RowsInput({ kind, label, hint, error, rows, onChange }: RowsInputProps) {
  const { one, fields, blank } = ROW_SHAPES[kind]
  const change = (at: number, part: Row) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const up = (at: number) => {
    const [row] = rows.slice(at, at + 1)
    if (row) onChange(rows.toSpliced(at, 1).toSpliced(at - 1, 0, row))
  }
  return (
    <fieldset className="grid gap-1.5 text-dense">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ol className="grid gap-1.5 empty:hidden">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own before they are saved
          <li key={at} className="flex flex-wrap items-center gap-1.5">
            {fields.map(({ name, label: words }) => (
              <TextInput
                key={name}
                aria-label={`${words} ${at + 1}`}
                className="min-w-0 flex-1 basis-32"
                value={String(row[name] ?? '')}
                onChange={({ target }) => change(at, { [name]: target.value })}
              />
            ))}
            {kind === 'columns' && (
              <label className="flex items-center gap-1.5 px-1 text-muted">
                <input
                  type="checkbox"
                  className="size-4 accent-accent pointer-coarse:size-5"
                  checked={row.isRequired === true}
                  onChange={({ target }) => change(at, { isRequired: target.checked })}
                />
                required
              </label>
            )}
            <IconButton icon={ArrowUp} label={`Move ${one} ${at + 1} up`} disabled={at === 0} onClick={() => up(at)} />
            <IconButton icon={X} label={`Remove ${one} ${at + 1}`} onClick={() => onChange(rows.toSpliced(at, 1))} />
          </li>
        ))}
      </ol>
      <Button icon={Plus} className="justify-self-start" onClick={() => onChange([...rows, blank])}>
        Add {one}
      </Button>
      {error && <p className="font-medium text-danger">{error}</p>}
      {hint && <p className="text-faint">{hint}</p>}
    </fieldset>
  )
}
