import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Checkbox } from './input'
import { SkeletonRows } from './skeleton-rows'
import { SortableHeader } from './sortable-header'
import { useRowKeyboardNavigation } from './use-row-keyboard-navigation'
import type { RowSelection } from './use-selection'

export interface TableColumn<Row> {
  /** Names the column in the address too, when it can be sorted by. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their digits align. */
  align?: 'end'
  isSortable?: boolean
  /** On a phone the first column has the row to itself, the others follow in small; this one is left out there. */
  isHiddenOnPhones?: boolean
  /** Said before the value on a phone, where there are no column heads. */
  phoneLabel?: string
  className?: string
}

interface DataTableProps<Row> {
  /** What the rows are: "Posts". */
  label: string
  columns: TableColumn<Row>[]
  rows: readonly Row[]
  getRowKey: (row: Row) => string
  /** How a row is called when it is selected. */
  getRowLabel: (row: Row) => string
  selection?: RowSelection
  /** Enter on a row, or a click beside its links and buttons. */
  onOpen?: (row: Row) => void
  /** The rows are on their way, for the first time. */
  isLoading?: boolean
  /** Rows are shown that will soon be others. */
  isStale?: boolean
  /** What stands there without rows. */
  empty: ReactNode
  /** A row that stands out: not read, failed. */
  isEmphasized?: (row: Row) => boolean
}

/** The back office's table: keyboard, selection, a head that stays, rows that stack on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowKey, selection, onOpen, isLoading = false, isStale = false, empty } = props
  const table = useRef<HTMLTableElement>(null)
  const keys = rows.map(getRowKey)
  const rowKeys = useRowKeyboardNavigation({
    keys,
    table,
    onToggle: selection?.toggle,
    onOpen: onOpen && ((key) => rows.filter((row) => getRowKey(row) === key).map(onOpen)),
  })
  if (isLoading) return <SkeletonRows label={`Loading ${label.toLowerCase()}`} />
  if (rows.length === 0) return empty
  return (
    <table
      ref={table}
      aria-busy={isStale}
      className={`w-full text-dense tabular-nums transition-opacity duration-150 max-md:block ${isStale ? 'opacity-60' : ''}`}
    >
      <caption className="sr-only">
        {label}. Move through the rows with the arrow keys{selection && ', select with the space bar'}
        {onOpen && ', open with Enter'}.
      </caption>
      <thead className="sticky top-(--sticky-top,0px) z-10 bg-paper shadow-[inset_0_-1px_0_var(--color-line)] max-md:hidden">
        <tr>
          {selection && (
            <th className="w-10 py-1 pl-1.5">
              <SelectAll selection={selection} count={rows.length} label={label} />
            </th>
          )}
          {columns.map(({ key, header, align, isSortable, className }) => (
            <SortableHeader
              key={key}
              name={key}
              label={header}
              align={align}
              isSortable={isSortable}
              className={className}
            />
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <BodyRow key={getRowKey(row)} table={props} row={row} rowKeys={rowKeys} />
        ))}
      </tbody>
    </table>
  )
}

function SelectAll({ selection, count, label }: { selection: RowSelection; count: number; label: string }) {
  const chosen = selection.selected.length
  return (
    <Checkbox
      label={`Select all: ${label.toLowerCase()}`}
      checked={chosen === count}
      isIndeterminate={chosen > 0 && chosen < count}
      onChange={selection.toggleAll}
    />
  )
}

interface BodyRowProps<Row> {
  table: DataTableProps<Row>
  row: Row
  rowKeys: ReturnType<typeof useRowKeyboardNavigation>
}

const rowClassName =
  'group/row border-b border-line -outline-offset-3 hover:bg-wash focus-visible:bg-wash data-[selected=true]:bg-accent-tint max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1 max-md:py-3'

function BodyRow<Row>({ row, rowKeys, table }: BodyRowProps<Row>) {
  const { columns, getRowKey, getRowLabel, selection, onOpen, isEmphasized } = table
  const key = getRowKey(row)
  const isSelected = selection?.has(key) ?? false

  function open(event: MouseEvent<HTMLElement>) {
    const isOnControl = (event.target as Element).closest('a, button, input, select, label, summary, [role=menu]')
    if (!isOnControl && window.getSelection()?.isCollapsed !== false) onOpen?.(row)
  }

  return (
    // the row's own link or button does the same, for those who cannot point
    <tr
      data-key={key}
      data-selected={isSelected}
      tabIndex={rowKeys.current === key ? 0 : -1}
      onKeyDown={rowKeys.onKeyDown}
      onFocus={() => rowKeys.onFocus(key)}
      onClick={onOpen && open}
      className={`${rowClassName} ${onOpen ? 'cursor-pointer' : ''} ${selection ? 'max-md:pl-11' : ''} ${isEmphasized?.(row) ? 'font-semibold' : ''}`}
    >
      {selection && (
        <td className="w-10 md:pl-1.5 max-md:absolute max-md:top-2 max-md:left-0">
          <Checkbox
            label={`Select ${getRowLabel(row)}`}
            checked={isSelected}
            onChange={() => {}}
            onClick={(event) => selection.toggle(key, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} isMain={index === 0}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  )
}

interface CellProps<Row> {
  column: TableColumn<Row>
  isMain: boolean
  children: ReactNode
}

function Cell<Row>({ column, isMain, children }: CellProps<Row>) {
  const { align, isHiddenOnPhones, phoneLabel, className = '' } = column
  const look = isMain ? 'max-md:basis-full' : 'max-md:text-muted'
  return (
    <td
      className={`py-2 pr-4 md:first:pl-2 max-md:py-0 max-md:pr-0 max-md:empty:hidden ${look} ${align === 'end' ? 'md:text-right' : ''} ${isHiddenOnPhones ? 'max-md:hidden' : ''} ${className}`}
    >
      {phoneLabel && <span className="text-faint md:hidden">{phoneLabel} </span>}
      {children}
    </td>
  )
}
