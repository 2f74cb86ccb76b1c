import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import type { EntryFilter } from './entry-filter'
import type { EntryColumns, EntryTableName, EntryType } from './entry-type.server'
import { tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'
import type { ListedEntry } from './listed-entry'

/** What can be sorted by, as its index has it. */
export interface SortColumn {
  expression: RawBuilder<unknown>
  sqlType: RawBuilder<unknown>
}

interface ListEntriesOptions {
  entryType: Pick<EntryType, 'table' | 'titleColumn'>
  filter: EntryFilter
  /** Rows on a page. */
  size: number
  sortColumns?: Record<string, SortColumn>
  now?: Date
}

type EntryQuery<Output> = SelectQueryBuilder<DB & { pieces: EntryColumns }, 'pieces', Output>

/**
 * One page of all pieces, also of those that nobody sees, with marks for the pages beside it. `query` is the room's own:
 * from its table, narrowed by its own filters, with its own columns selected. Holds at 100,000 pieces.
 */
export async function listEntries<Table extends EntryTableName, Output>(
  db: Database,
  query: SelectQueryBuilder<DB, Table, Output>,
  listing: ListEntriesOptions,
) {
  const { filter, size, entryType, now = new Date() } = listing
  const place = await findCursorValue(db, listing)
  const isBackwards = place !== undefined && filter.after === null
  const direction = (filter.sort.direction === 'desc') !== isBackwards ? 'desc' : 'asc'
  const { expression } = findSortColumn(listing)
  // kysely cannot follow a table that is a parameter; EntryTableName has only tables with these columns
  const found = await whereStatus(query as unknown as EntryQuery<unknown>, filter, now)
    .$if(filter.q !== '', (entries) => entries.where(sql<boolean>`search @@ ${searchQuery(filter.q)}`))
    .$if(place !== undefined, (entries) => entries.where(isBeyondCursor(listing, place ?? '', direction)))
    .select(['id', 'slug', 'savedAt', 'publishedAt', 'deletedAt', 'previewKey'])
    .select(sql<string>`${sql.ref(entryType.titleColumn)}`.as('title'))
    .select(sql<boolean>`content_revision < revision`.as('hasUnpublishedChanges'))
    .orderBy(expression, direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute()
  const hasMore = found.length > size
  const rows = found.slice(0, size) as unknown as (ListedEntry & Output)[]
  if (isBackwards) rows.reverse()
  const [first, last] = [rows.at(0)?.id ?? null, rows.at(-1)?.id ?? null]
  const [hasBefore, hasAfter] = isBackwards ? [hasMore, true] : [place !== undefined, hasMore]
  return { rows, before: hasBefore ? first : null, after: hasAfter ? last : null }
}

function findSortColumn({ filter, entryType, sortColumns }: ListEntriesOptions): SortColumn {
  const known: Record<string, SortColumn> = {
    published: { expression: sql`coalesce(published_at, 'infinity'::timestamptz)`, sqlType: sql`timestamptz` },
    title: { expression: sql`lower(${sql.ref(entryType.titleColumn)})`, sqlType: sql`text` },
    ...sortColumns,
  }
  return known[filter.sort.by] ?? { expression: sql`saved_at`, sqlType: sql`timestamptz` }
}

/** Where the piece of the mark stands in the order. Undefined: on the first page, also when that piece is gone. */
async function findCursorValue(db: Database, listing: ListEntriesOptions) {
  const mark = listing.filter.after ?? listing.filter.before
  if (!mark) return undefined
  const found = await withEntryTable(db)
    .selectFrom(tableNameFor(listing.entryType))
    .select(sql<string>`${findSortColumn(listing).expression}::text`.as('place'))
    .where('id', '=', mark)
    .executeTakeFirst()
  return found?.place
}

function isBeyondCursor(listing: ListEntriesOptions, place: string, direction: 'asc' | 'desc') {
  const { expression, sqlType } = findSortColumn(listing)
  const { after, before } = listing.filter
  const than = direction === 'desc' ? sql`<` : sql`>`
  return sql<boolean>`(${expression}, id) ${than} (${place}::${sqlType}, ${after ?? before}::uuid)`
}

function whereStatus<Output>(query: EntryQuery<Output>, { status }: EntryFilter, now: Date): EntryQuery<Output> {
  if (status === 'trash') return query.where('deletedAt', 'is not', null)
  const kept = query.where('deletedAt', 'is', null)
  if (status === 'published') return kept.where('publishedAt', '<=', now)
  if (status === 'scheduled') return kept.where('publishedAt', '>', now)
  if (status === 'draft') return kept.where('publishedAt', 'is', null)
  if (status === 'changes') return kept.where(sql<boolean>`content_revision < revision`)
  return kept
}

const MIN_PREFIX_LENGTH = 3

/** Every word must be there, the last one as far as it is typed. */
function searchQuery(q: string) {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  const last = words.at(-1) ?? ''
  const begun = last.length < MIN_PREFIX_LENGTH ? last : `${last}:*`
  return sql`to_tsquery('english', ${[...words.slice(0, -1), begun].join(' & ')})`
}
