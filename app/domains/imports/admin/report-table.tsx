import { Link, useSearchParams } from 'react-router'
import { editorPathOf } from '~/domains/pages/editor-path'
import { isPageKind } from '~/domains/pages/page'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import type { Outcome } from '../import-run'
import type { ListedItem } from '../queries.server'
import { fateWords, outcomeWords } from './outcome-words'

const kinds: Record<string, string> = {
  post: 'Post',
  page: 'Page',
  picture: 'File',
  person: 'Person',
  term: 'Term',
  other: 'Other',
}
const tones: Partial<Record<Outcome, Tone>> = {
  taken: 'success',
  changed: 'accent',
  kept: 'warning',
  refused: 'danger',
}

/** What became of it: by the undoing, if there was one. */
function OutcomeBadge({ item: { outcome, fate } }: { item: ListedItem }) {
  if (fate) return <Badge {...(fate === 'kept' && { tone: 'warning' })}>{fateWords[fate]}</Badge>
  if (!outcome) return <span className="text-faint">Not yet</span>
  const tone = tones[outcome as Outcome]
  return <Badge {...(tone && { tone })}>{outcomeWords[outcome as Outcome]}</Badge>
}

/** What an item is called, leading to what it has become. */
function ItemTitle({ item: { title, ref, pieceId, pageKind } }: { item: ListedItem }) {
  const words = title || ref
  const editor = pageKind && pieceId && isPageKind(pageKind) ? editorPathOf(pageKind, pieceId) : undefined
  const look = 'font-medium break-words'
  return editor ? (
    <Link to={editor} className={`${look} hover:underline`}>
      {words}
    </Link>
  ) : (
    <span className={look}>{words}</span>
  )
}

const columns: Column<ListedItem>[] = [
  { key: 'title', head: 'Item', cell: (item) => <ItemTitle item={item} /> },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => kinds[kind] ?? kind },
  { key: 'outcome', head: 'Becomes', cell: (item) => <OutcomeBadge item={item} /> },
  {
    key: 'notes',
    head: 'What to know',
    className: 'max-md:basis-full',
    cell: ({ notes, fateNote }) => {
      const said = [fateNote, ...notes].filter(Boolean)
      return said.length > 0 ? <p className="max-w-prose break-words text-muted">{said.join(' ')}</p> : null
    },
  },
  { key: 'line', head: 'Line', align: 'end', phoneLabel: 'line', cell: ({ line }) => line.toLocaleString('en-US') },
]

interface ReportProps {
  items: ListedItem[]
  counts: Partial<Record<Outcome, number>>
  /** How many items the undoing has kept. */
  left: number
  isStale: boolean
}

export function ReportTable({ items, counts, left, isStale }: ReportProps) {
  const [params] = useSearchParams()
  const text = params.get('show') ? 'No item of the file is like this.' : 'The items appear as the file is read.'
  const options = (Object.keys(outcomeWords) as Outcome[]).map((value) => ({
    value,
    label: `${outcomeWords[value]} (${(counts[value] ?? 0).toLocaleString('en-US')})`,
  }))
  const shown = [{ value: '', label: 'All items' }, ...options, { value: 'notes', label: 'With something to know' }]
  if (left > 0) shown.push({ value: 'left', label: `Kept by the undoing (${left.toLocaleString('en-US')})` })
  return (
    <>
      <FilterBar label="Filter the report" names={['show']}>
        <SelectFilter name="show" label="Items" options={shown} />
      </FilterBar>
      <DataTable
        label="Items of the file"
        columns={columns}
        rows={items}
        keyOf={({ position }) => String(position)}
        nameOf={({ title, ref }) => title || ref}
        isStale={isStale}
        empty={<EmptyState title="Nothing to show" text={text} />}
      />
    </>
  )
}
