import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button, IconButton } from './button'
import { type Rows, useRows } from './use-rows'

interface RowsFieldProps<Row> {
  /** What the rows are: "Licenses". */
  label: string
  hint?: React.ReactNode
  error?: string
  rows: Row[]
  onChange: (rows: Row[]) => void
  /** What one row is called, so that its buttons say what they move: "Starter". */
  nameOf: (row: Row, at: number) => string
  addLabel: string
  /** Makes a row, at once or after a choice; nothing when nothing was chosen. */
  onAdd: () => Row | Promise<Row | undefined>
  /** New rows come first instead of last. */
  isNewestFirst?: boolean
  most: number
  /** Draws the fields of a row. */
  children: (row: Row, change: (part: Row) => void, at: number) => React.ReactNode
}

/** A list that is written: rows are added, removed with a way back, and ordered by buttons or by dragging. */
export function RowsField<Row>({ label, hint, error, addLabel, most, ...props }: RowsFieldProps<Row>) {
  const headId = useId()
  const rows = useRows(props)
  const count = props.rows.length
  return (
    <section aria-labelledby={headId} className="grid gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headId} className="text-[1.0625rem] font-semibold">
          {label}
        </h2>
        {count > 0 && <span className="text-dense text-faint tabular-nums">{count}</span>}
      </div>
      {hint && <p className="-mt-2 text-dense text-muted">{hint}</p>}
      {error && <p className="text-dense font-medium text-danger">{error}</p>}
      <ol ref={rows.list} className="grid gap-3 empty:hidden">
        {props.rows.map((row, at) => (
          <RowFrame key={rows.keys[at]} {...{ rows, at, count }} name={props.nameOf(row, at)}>
            {props.children(row, (part) => rows.change(at, part), at)}
          </RowFrame>
        ))}
      </ol>
      <Button
        ref={rows.addButton}
        icon={Plus}
        className="justify-self-start"
        disabled={count >= most}
        onClick={() => void rows.add()}
      >
        {addLabel}
      </Button>
      <p role="status" className="sr-only">
        {rows.news}
      </p>
    </section>
  )
}

interface RowFrameProps<Row> {
  rows: Rows<Row>
  at: number
  count: number
  name: string
  children: React.ReactNode
}

function RowFrame<Row>({ rows, at, count, name, children }: RowFrameProps<Row>) {
  return (
    <li
      data-row={rows.keys[at]}
      className="relative grid gap-3 rounded-md border border-line bg-surface p-3 data-[over=true]:border-accent sm:grid-cols-[auto_minmax(0,1fr)]"
      data-over={rows.over === at}
      {...rows.dropTarget(at)}
    >
      <div className="flex items-center gap-0.5 sm:flex-col sm:items-stretch">
        <span
          title="Drag to another place"
          className="hidden min-h-8 cursor-grab place-items-center text-faint hover:text-ink sm:pointer-fine:grid"
          {...rows.dragSource(at)}
        >
          <GripVertical size={16} aria-hidden="true" />
        </span>
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          data-move="-1"
          aria-disabled={at === 0}
          className="aria-disabled:opacity-40"
          onClick={() => rows.move(at, at - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          data-move="1"
          aria-disabled={at === count - 1}
          className="aria-disabled:opacity-40"
          onClick={() => rows.move(at, at + 1)}
        />
        <IconButton icon={X} label={`Remove ${name}`} onClick={() => rows.remove(at)} />
      </div>
      <div className="grid content-start gap-3">{children}</div>
    </li>
  )
}
