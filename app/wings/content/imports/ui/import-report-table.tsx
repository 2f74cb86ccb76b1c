import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { isPageKind } from '~/wings/web/pages/page'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import type { ImportOutcome } from '../import-run'
import type { ListedImportItem } from '../queries.server'
import { importOutcomeLabels, undoOutcomeLabels } from './import-labels'

const kinds: Record<string, string> = {
  post: 'Post',
  page: 'Page',
  picture: 'File',
  person: 'Person',
  term: 'Term',
  other: 'Other',
}
const tones: Partial<Record<ImportOutcome, BadgeTone>> = {
  created: 'success',
  updated: 'accent',
  kept: 'warning',
  refused: 'danger',
}

/** What became of it: by the undoing, if there was one. */
function OutcomeBadge({ item: { outcome, undoOutcome } }: { item: ListedImportItem }) {
  if (undoOutcome)
    return <Badge {...(undoOutcome === 'kept' && { tone: 'warning' })}>{undoOutcomeLabels[undoOutcome]}</Badge>
  if (!outcome) return <span className="text-faint">Pending</span>
  const tone = tones[outcome as ImportOutcome]
  return <Badge {...(tone && { tone })}>{importOutcomeLabels[outcome as ImportOutcome]}</Badge>
}

/** What an item is called, leading to what it has become. */
function ItemTitle({ item: { title, ref, entryId, pageKind } }: { item: ListedImportItem }) {
  const words = title || ref
  const editor = pageKind && entryId && isPageKind(pageKind) ? editorPath(pageKind, entryId) : undefined
  const look = 'font-medium break-words'
  return editor ? (
    <Link to={editor} className={`${look} hover:underline`}>
      {words}
    </Link>
  ) : (
    <span className={look}>{words}</span>
  )
}

const columns: TableColumn<ListedImportItem>[] = [
  { key: 'title', header: 'Item', cell: (item) => <ItemTitle item={item} /> },
  { key: 'kind', header: 'Type', cell: ({ kind }) => kinds[kind] ?? kind },
  { key: 'outcome', header: 'Result', cell: (item) => <OutcomeBadge item={item} /> },
  {
    key: 'notes',
    header: 'Notes',
    className: 'max-md:basis-full',
    cell: ({ notes, undoNote }) => {
      const said = [undoNote, ...notes].filter(Boolean)
      return said.length > 0 ? <p className="max-w-prose break-words text-muted">{said.join(' ')}</p> : null
    },
  },
  { key: 'line', header: 'Line', align: 'end', phoneLabel: 'line', cell: ({ line }) => formatNumber(line) },
]

interface ImportReportTableProps {
  items: ListedImportItem[]
  counts: Partial<Record<ImportOutcome, number>>
  /** How many items the undoing has kept. */
  keptCount: number
  isStale: boolean
}

export function ImportReportTable({ items, counts, keptCount, isStale }: ImportReportTableProps) {
  const [params] = useSearchParams()
  const text = params.get('show') ? 'Try changing the filters.' : 'Items appear here as the file is read.'
  const options = (Object.keys(importOutcomeLabels) as ImportOutcome[]).map((value) => ({
    value,
    label: `${importOutcomeLabels[value]} (${formatNumber(counts[value] ?? 0)})`,
  }))
  const shown = [...options, { value: 'notes', label: 'With notes' }]
  if (keptCount > 0) shown.push({ value: 'kept-by-undo', label: `Kept after undo (${formatNumber(keptCount)})` })
  return (
    <>
      <FilterBar label="Filter report" paramNames={['show']}>
        <SelectFilter name="show" label="Items" all="All items" options={shown} />
      </FilterBar>
      <DataTable
        label="Import items"
        columns={columns}
        rows={items}
        getRowKey={({ position }) => String(position)}
        getRowLabel={({ title, ref }) => title || ref}
        isStale={isStale}
        empty={<EmptyState title="No items found" text={text} />}
      />
    </>
  )
}
