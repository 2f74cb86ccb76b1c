import { type RawBuilder, sql } from 'kysely'
import type { ListPage } from './keyset-pagination.server'
import type { PositionCursor } from './position-cursor'

const isForwards = ({ after, before }: PositionCursor) => before === undefined || after !== undefined

/** True for the rows beyond the place, in a list that is ordered by its column `position`. */
export function positionCondition({ after, before }: PositionCursor): RawBuilder<boolean> {
  if (after !== undefined) return sql<boolean>`position > ${after}`
  return before === undefined ? sql<boolean>`true` : sql<boolean>`position < ${before}`
}

/** How the list must be ordered to find the rows next to the place; `toPositionPage` turns them round again. */
export function positionOrder(place: PositionCursor) {
  return isForwards(place) ? ('asc' as const) : ('desc' as const)
}

/** The page from its rows and the one beyond them that was asked for too; its marks are positions. */
export function toPositionPage<Row extends { position: number }>(
  found: Row[],
  size: number,
  place: PositionCursor,
): ListPage<Row> {
  const hasMore = found.length > size
  const rows = found.slice(0, size)
  if (!isForwards(place)) rows.reverse()
  const [hasBefore, hasAfter] = isForwards(place) ? [place.after !== undefined, hasMore] : [hasMore, true]
  const mark = (row: Row | undefined, isThere: boolean) => (row && isThere ? String(row.position) : null)
  return { rows, before: mark(rows[0], hasBefore), after: mark(rows.at(-1), hasAfter) }
}
