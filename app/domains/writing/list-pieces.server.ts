import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import { tableOf, withPieces } from './engine/rows.server'
import type { ListedPiece } from './listed-piece'
import type { PieceFilter } from './piece-filter'
import type { PieceColumns, PieceKind, PieceTable } from './piece-kind.server'

/** What can be sorted by, as its index has it. */
export interface Sorting {
  key: RawBuilder<unknown>
  type: RawBuilder<unknown>
}

interface Listing {
  kind: Pick<PieceKind, 'table' | 'titleColumn'>
  filter: PieceFilter
  /** Rows on a page. */
  size: number
  sortings?: Record<string, Sorting>
  now?: Date
}

type Pieces<Output> = SelectQueryBuilder<DB & { pieces: PieceColumns }, 'pieces', Output>

/**
 * One page of all pieces, also of those that nobody sees, with marks for the pages beside it. `query` is the room's own:
 * from its table, narrowed by its own filters, with its own columns selected. Holds at 100,000 pieces.
 */
export async function listPieces<Table extends PieceTable, Output>(
  db: Database,
  query: SelectQueryBuilder<DB, Table, Output>,
  listing: Listing,
) {
  const { filter, size, kind, now = new Date() } = listing
  const place = await findPlace(db, listing)
  const isBackwards = place !== undefined && filter.after === null
  const direction = (filter.sort.direction === 'desc') !== isBackwards ? 'desc' : 'asc'
  const { key } = sortingOf(listing)
  // kysely cannot follow a table that is a parameter; PieceTable has only tables with these columns
  const found = await ofStatus(query as unknown as Pieces<unknown>, filter, now)
    .$if(filter.q !== '', (pieces) => pieces.where(sql<boolean>`search @@ ${searchQuery(filter.q)}`))
    .$if(place !== undefined, (pieces) => pieces.where(beyond(listing, place ?? '', direction)))
    .select(['id', 'slug', 'savedAt', 'publishedAt', 'deletedAt', 'previewKey'])
    .select(sql<string>`${sql.ref(kind.titleColumn)}`.as('title'))
    .select(sql<boolean>`content_revision < revision`.as('hasUnpublishedChanges'))
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute()
  const hasMore = found.length > size
  const rows = found.slice(0, size) as unknown as (ListedPiece & Output)[]
  if (isBackwards) rows.reverse()
  const [first, last] = [rows.at(0)?.id ?? null, rows.at(-1)?.id ?? null]
  const [hasBefore, hasAfter] = isBackwards ? [hasMore, true] : [place !== undefined, hasMore]
  return { rows, before: hasBefore ? first : null, after: hasAfter ? last : null }
}

function sortingOf({ filter, kind, sortings }: Listing): Sorting {
  const known: Record<string, Sorting> = {
    published: { key: sql`coalesce(published_at, 'infinity'::timestamptz)`, type: sql`timestamptz` },
    title: { key: sql`lower(${sql.ref(kind.titleColumn)})`, type: sql`text` },
    ...sortings,
  }
  return known[filter.sort.by] ?? { key: sql`saved_at`, type: sql`timestamptz` }
}

/** Where the piece of the mark stands in the order. Undefined: on the first page, also when that piece is gone. */
async function findPlace(db: Database, listing: Listing) {
  const mark = listing.filter.after ?? listing.filter.before
  if (!mark) return undefined
  const found = await withPieces(db)
    .selectFrom(tableOf(listing.kind))
    .select(sql<string>`${sortingOf(listing).key}::text`.as('place'))
    .where('id', '=', mark)
    .executeTakeFirst()
  return found?.place
}

function beyond(listing: Listing, place: string, direction: 'asc' | 'desc') {
  const { key, type } = sortingOf(listing)
  const { after, before } = listing.filter
  const than = direction === 'desc' ? sql`<` : sql`>`
  return sql<boolean>`(${key}, id) ${than} (${place}::${type}, ${after ?? before}::uuid)`
}

function ofStatus<Output>(query: Pieces<Output>, { status }: PieceFilter, now: Date): Pieces<Output> {
  if (status === 'trash') return query.where('deletedAt', 'is not', null)
  const kept = query.where('deletedAt', 'is', null)
  if (status === 'published') return kept.where('publishedAt', '<=', now)
  if (status === 'scheduled') return kept.where('publishedAt', '>', now)
  if (status === 'draft') return kept.where('publishedAt', 'is', null)
  if (status === 'changes') return kept.where(sql<boolean>`content_revision < revision`)
  return kept
}

const SHORTEST_BEGINNING = 3

/** Every word must be there, the last one as far as it is typed. */
function searchQuery(q: string) {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  const last = words.at(-1) ?? ''
  const begun = last.length < SHORTEST_BEGINNING ? last : `${last}:*`
  return sql`to_tsquery('english', ${[...words.slice(0, -1), begun].join(' & ')})`
}
