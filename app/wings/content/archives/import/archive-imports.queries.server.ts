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
import { positionCondition, positionOrder, toPositionPage } from '~/platform/lists/position-pagination.server'
import type { ArchivePartCounts } from './archive-import'
import type { ArchiveItemFilter } from './archive-item-filter'

const columns = [
  ...runStatusColumns,
  ...([
    'uploadId',
    'fileName',
    'isDryRun',
    'recordedCount',
    'counts',
    'startedByEmail',
    'startedAt',
    'endedAt',
  ] as const),
]

export async function findArchiveImport(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  const row = await db
    .selectFrom('archiveImports')
    .select([...columns, sql<number>`byte_size::float8`.as('byteSize')])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, counts: row.counts as ArchivePartCounts }
}

export type FoundArchiveImport = NonNullable<Awaited<ReturnType<typeof findArchiveImport>>>

/** The dry run over an uploaded file, or the run that brings it in, if there is one. */
export async function findArchiveRunId(db: Database, uploadId: string, isDryRun: boolean) {
  const row = await db
    .selectFrom('archiveImports')
    .select('id')
    .where('uploadId', '=', uploadId)
    .where('isDryRun', '=', isDryRun)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The runs, the newest first. */
export async function listArchiveImports(db: Database, place: KeysetCursor, size: number) {
  const [newest, byId] = keysetOrder(place)
  const rows = await db
    .selectFrom('archiveImports')
    .select(columns)
    .where(keysetCondition('archive_imports', 'started_at', place))
    .orderBy('startedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  const shown = rows.map((row) => ({ ...row, counts: row.counts as ArchivePartCounts }))
  return toListPage(shown, size, place)
}

export type ListedArchiveImport =
  Awaited<ReturnType<typeof listArchiveImports>> extends ListPage<infer Row> ? Row : never

/** Records of the report in the order of the archive, with marks for the pages beside them: positions. */
export async function listArchiveImportItems(db: Database, importId: string, filter: ArchiveItemFilter, size: number) {
  const { part, outcome } = filter
  const found = await db
    .selectFrom('archiveImportItems')
    .select(['position', 'part', 'file', 'name', 'outcome', 'reason'])
    .where('importId', '=', importId)
    .$if(part !== '', (query) => query.where('part', '=', part))
    .$if(outcome !== '', (query) => query.where('outcome', '=', outcome))
    .where(positionCondition(filter))
    .orderBy('position', positionOrder(filter))
    .limit(size + 1)
    .execute()
  return toPositionPage(found, size, filter)
}

export type ListedArchiveImportItem = Awaited<ReturnType<typeof listArchiveImportItems>>['rows'][number]

/** Runs whose report is no longer kept, a bunch at a time. */
export function listExpiredArchiveImports(db: Database, before: Date, size: number) {
  return db
    .selectFrom('archiveImports')
    .select('id')
    .where(sql<boolean>`coalesce(ended_at, started_at) < ${before}`)
    .where('state', 'not in', activeRunStates)
    .limit(size)
    .execute()
}
