import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { DAY_MS } from '~/platform/dates'
import { isUuid } from '~/platform/is-uuid'
import { KEPT_DAYS } from './site-export'

/** The exports, the newest first, with the moment at which each goes. */
export async function listExports(db: Database, place: Place, size: number) {
  const [newest, byId] = directions(place)
  const rows = await db
    .selectFrom('siteExports')
    .select(['id', 'kind', 'state', 'phase', 'doneCount', 'totalCount', 'fileName', 'fault'])
    .select(['askedByEmail', 'askedAt', 'endedAt'])
    .select(sql<number | null>`byte_size::float8`.as('byteSize'))
    .where(beyond('site_exports', 'asked_at', place))
    .orderBy('askedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  const shown = rows.map((row) => ({ ...row, goesAt: row.endedAt && goesAfter(row.endedAt) }))
  return pageOf(shown, size, place)
}

export type ListedExport = Awaited<ReturnType<typeof listExports>> extends Page<infer Row> ? Row : never

const goesAfter = (endedAt: Date) => new Date(endedAt.getTime() + KEPT_DAYS * DAY_MS)

/** The export that waits or is made just now; there is at most one. */
export async function findExportUnderWay(db: Database) {
  const row = await db
    .selectFrom('siteExports')
    .select(['id', 'kind', 'state', 'phase', 'doneCount', 'totalCount', 'fileName'])
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row ?? null
}

export type ExportUnderWayNow = NonNullable<Awaited<ReturnType<typeof findExportUnderWay>>>

/** An export whose file can be had. */
export async function findFinishedExport(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('siteExports')
    .select(['id', 'kind', 'fileName', sql<number>`byte_size::float8`.as('byteSize')])
    .where('id', '=', id)
    .where('state', '=', 'done')
    .executeTakeFirst()
}

/** Those that ended before, a bunch at a time. */
export function listEndedExports(db: Database, before: Date, size: number) {
  return db.selectFrom('siteExports').select('id').where('endedAt', '<', before).limit(size).execute()
}

/** Which of these are exports, finished or under way. */
export async function knownExports(db: Database, ids: string[]) {
  const wanted = ids.filter(isUuid)
  if (wanted.length === 0) return new Set<string>()
  const rows = await db.selectFrom('siteExports').select('id').where('id', 'in', wanted).execute()
  return new Set(rows.map(({ id }) => id))
}
