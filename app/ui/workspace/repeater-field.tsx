import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button, IconButton } from './button'
import { type RepeaterRows, useRepeaterRows } from './use-repeater-rows'

interface RepeaterFieldProps<Row> {
  /** What the rows are: "Licenses". */
  label: string
  hint?: React.ReactNode
  error?: string
  rows: Row[]
  onChange: (rows: Row[]) => void
  /** What one row is called, so that its buttons say what they move: "Starter". */
  getRowLabel: (row: Row, at: number) => string
  /** Without it and `onAdd`, rows are added elsewhere. */
  addLabel?: string
  /** Makes a row, at once or after a choice; nothing when nothing was chosen. */
  onAdd?: () => Row | Promise<Row | undefined>
  /** Each row is one field. */
  isInline?: boolean
  /** New rows come first instead of last. */
  isNewestFirst?: boolean
  max: number
  /** Draws the fields of a row. */
  children: (row: Row, change: (part: Row) => void, at: number) => React.ReactNode
}

/** A list that is written: rows are added, removed with a way back, and ordered by buttons or by dragging. */
export function RepeaterField<Row>({
  label,
  hint,
  error,
  addLabel,
  max,
  isInline = false,
  ...props
}: RepeaterFieldProps<Row>) {
  const headId = useId()
  const rows = useRepeaterRows(props)
  const count = props.rows.length
  return (
    <section aria-labelledby={headId} className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headId} className="text-[1.0625rem] font-semibold">
          {label}
        </h2>
        {count > 0 && <span className="text-dense text-faint tabular-nums">{count}</span>}
      </div>
      {hint && <p className="-mt-2 text-dense text-muted">{hint}</p>}
      {error && <p className="text-dense font-medium text-danger">{error}</p>}
      <ol ref={rows.list} className={`grid grid-cols-1 empty:hidden ${isInline ? 'gap-1.5' : 'gap-3'}`}>
        {props.rows.map((row, at) => (
          <RepeaterRow
            key={rows.keys[at]}
            rows={rows}
            at={at}
            count={count}
            isInline={isInline}
            name={props.getRowLabel(row, at)}
          >
            {props.children(row, (part) => rows.change(at, part), at)}
          </RepeaterRow>
        ))}
      </ol>
      {addLabel && (
        <Button
          ref={rows.addButton}
          icon={Plus}
          className="justify-self-start"
          disabled={count >= max}
          onClick={() => void rows.add()}
        >
          {addLabel}
        </Button>
      )}
      <p role="status" className="sr-only">
        {rows.news}
      </p>
    </section>
  )
}

interface RepeaterRowProps<Row> {
  rows: RepeaterRows<Row>
  at: number
  count: number
  name: string
  /** One field that needs no head: it stands between what is done with the row. */
  isInline: boolean
  children: React.ReactNode
}

function RepeaterRow<Row>({ rows, at, count, name, isInline, children }: RepeaterRowProps<Row>) {
  const frame = isInline
    ? 'flex flex-wrap items-start gap-x-1 data-[over=true]:bg-accent-tint'
    : 'grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-3 pt-1.5 data-[over=true]:border-accent'
  const actions = <RowActions rows={rows} at={at} count={count} name={name} />
  return (
    <li data-row={rows.keys[at]} data-over={rows.over === at} className={frame} {...rows.dropTarget(at)}>
      {isInline ? (
        <>
          <DragHandle {...rows.dragSource(at)} />
          <div className="min-w-0 flex-1 basis-48">{children}</div>
          {actions}
        </>
      ) : (
        <>
          <div className="-mx-1.5 flex items-center gap-1">
            <DragHandle {...rows.dragSource(at)} />
            <span
              aria-hidden="true"
              className="min-w-0 flex-1 truncate pl-1 text-dense text-muted first-letter:uppercase"
            >
              {name}
            </span>
            {actions}
          </div>
          {children}
        </>
      )}
    </li>
  )
}

function DragHandle(props: React.ComponentProps<'span'>) {
  return (
    <span
      title="Drag to reorder"
      className="hidden h-9 w-6 shrink-0 cursor-grab place-items-center text-faint hover:text-ink pointer-fine:grid"
      {...props}
    >
      <GripVertical size={16} aria-hidden="true" />
    </span>
  )
}

function RowActions<Row>({ rows, at, count, name }: Pick<RepeaterRowProps<Row>, 'rows' | 'at' | 'count' | 'name'>) {
  return (
    <span className="flex shrink-0">
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
    </span>
  )
}
