import { sql } from 'kysely'
import { activeRunStates, runStatusColumns } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import { DAY_MS } from '~/platform/time/dates'
import { EXPORT_RETENTION_DAYS } from './site-export'

/** The exports, the newest first, with the moment at which each goes. */
export async function listExports(db: Database, place: KeysetCursor, size: number) {
  const [newest, byId] = keysetOrder(place)
  const rows = await db
    .selectFrom('siteExports')
    .select([...runStatusColumns, 'kind', 'fileName', 'startedByEmail', 'startedAt', 'endedAt'])
    .select(sql<number | null>`byte_size::float8`.as('byteSize'))
    .where(keysetCondition('site_exports', 'started_at', place))
    .orderBy('startedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  const shown = rows.map((row) => ({ ...row, expiresAt: row.endedAt && deletionTimeFor(row.endedAt) }))
  return toListPage(shown, size, place)
}

export type ListedExport = Awaited<ReturnType<typeof listExports>> extends ListPage<infer Row> ? Row : never

const deletionTimeFor = (endedAt: Date) => new Date(endedAt.getTime() + EXPORT_RETENTION_DAYS * DAY_MS)

/** The export that waits or is made just now; there is at most one. */
export async function findActiveExport(db: Database) {
  const row = await db
    .selectFrom('siteExports')
    .select([...runStatusColumns, 'kind', 'fileName'])
    .where('state', 'in', activeRunStates)
    .executeTakeFirst()
  return row ?? null
}

/** An export whose file can be had. */
export async function findFinishedExport(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('siteExports')
    .select(['id', 'kind', 'fileName', sql<number>`byte_size::float8`.as('byteSize')])
    .where('id', '=', id)
    .where('state', '=', 'completed')
    .executeTakeFirst()
}

/** Those that ended before, a bunch at a time. */
export function listExportsEndedBefore(db: Database, before: Date, size: number) {
  return db.selectFrom('siteExports').select('id').where('endedAt', '<', before).limit(size).execute()
}

/** Which of these are exports, finished or under way. */
export async function findExistingExportIds(db: Database, ids: string[]) {
  const wanted = ids.filter(isUuid)
  if (wanted.length === 0) return new Set<string>()
  const rows = await db.selectFrom('siteExports').select('id').where('id', 'in', wanted).execute()
  return new Set(rows.map(({ id }) => id))
}
