import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** Where a page of a long list begins: behind one row of it, or before one; without either at the newest. */
export interface KeysetCursor {
  after?: string
  before?: string
}

/** Reads the place from an address; what is no id of a row is left out. */
export function parseKeysetCursor(params: URLSearchParams): KeysetCursor {
  const id = (name: string) => z.uuid().safeParse(params.get(name)).data
  return { after: id('after'), before: id('before') }
}

/**
 * True for the rows beyond the place, in a table ordered by the column `moment`, newest first, then by id. The row itself
 * is looked up: a moment that went through a browser has lost its microseconds.
 */
export function keysetCondition(table: string, moment: string, { after, before }: KeysetCursor): RawBuilder<boolean> {
  if (!after && !before) return sql<boolean>`true`
  const mark = sql`(select ${sql.ref(moment)} from ${sql.table(table)} where id = ${after ?? before}::uuid)`
  const [at, id] = [sql.ref(`${table}.${moment}`), sql.ref(`${table}.id`)]
  return after
    ? sql<boolean>`(${at} <= ${mark} and (${at} < ${mark} or ${id} > ${after}::uuid))`
    : sql<boolean>`(${at} >= ${mark} and (${at} > ${mark} or ${id} < ${before}::uuid))`
}

/** How the list must be ordered to find the rows next to the place; `toListPage` turns them round again. */
export function keysetOrder({ after, before }: KeysetCursor) {
  return before && !after ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)
}

export interface ListPage<Row> {
  rows: Row[]
  /** The row before which newer ones are found, and the one after which older ones are; null at the ends. */
  before: string | null
  after: string | null
}

/** The page from its rows and the one beyond them that was asked for too. */
export function toListPage<Row extends { id: string }>(
  found: Row[],
  size: number,
  { after, before }: KeysetCursor,
): ListPage<Row> {
  const isBackwards = Boolean(before) && !after
  const hasMore = found.length > size
  const rows = found.slice(0, size)
  if (isBackwards) rows.reverse()
  const [first, last] = [rows[0]?.id ?? null, rows.at(-1)?.id ?? null]
  return {
    rows,
    before: isBackwards ? (hasMore ? first : null) : after ? first : null,
    after: isBackwards ? last : hasMore ? last : null,
  }
}
