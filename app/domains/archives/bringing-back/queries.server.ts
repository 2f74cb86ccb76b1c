import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { beyondPosition, directionFrom, pageOfNumbered } from '~/platform/database/numbered-rows.server'
import { isUuid } from '~/platform/is-uuid'
import type { PartCounts } from './archive-import'
import type { ItemFilter } from './item-filter'

const columns = [
  ...(['id', 'uploadId', 'fileName', 'isDryRun', 'state', 'phase', 'doneCount', 'totalCount'] as const),
  ...(['fault', 'noted', 'counts', 'askedByEmail', 'askedAt', 'endedAt'] as const),
]

export async function findArchiveImport(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  const row = await db.selectFrom('archiveImports').select(columns).where('id', '=', id).executeTakeFirst()
  return row && { ...row, counts: row.counts as PartCounts }
}

export type FoundArchiveImport = NonNullable<Awaited<ReturnType<typeof findArchiveImport>>>

/** The run that brings in what this dry run showed, if there is one. */
export async function findBringingIn(db: Database, uploadId: string) {
  const row = await db
    .selectFrom('archiveImports')
    .select('id')
    .where('uploadId', '=', uploadId)
    .where('isDryRun', '=', false)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The runs, the newest first. */
export async function listArchiveImports(db: Database, place: Place, size: number) {
  const [newest, byId] = directions(place)
  const rows = await db
    .selectFrom('archiveImports')
    .select(columns)
    .where(beyond('archive_imports', 'asked_at', place))
    .orderBy('askedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  const shown = rows.map((row) => ({ ...row, counts: row.counts as PartCounts }))
  return pageOf(shown, size, place)
}

export type ListedArchiveImport = Awaited<ReturnType<typeof listArchiveImports>> extends Page<infer Row> ? Row : never

/** Records of the report in the order of the archive, with marks for the pages beside them: positions. */
export async function listItems(db: Database, importId: string, filter: ItemFilter, size: number) {
  const { part, fate } = filter
  const found = await db
    .selectFrom('archiveImportItems')
    .select(['position', 'part', 'file', 'name', 'fate', 'reason'])
    .where('importId', '=', importId)
    .$if(part !== '', (query) => query.where('part', '=', part))
    .$if(fate !== '', (query) => query.where('fate', '=', fate))
    .where(beyondPosition(filter))
    .orderBy('position', directionFrom(filter))
    .limit(size + 1)
    .execute()
  return pageOfNumbered(found, size, filter)
}

export type ListedItem = Awaited<ReturnType<typeof listItems>>['rows'][number]

/** Runs whose report is no longer kept, a bunch at a time. */
export function listOldArchiveImports(db: Database, before: Date, size: number) {
  return db
    .selectFrom('archiveImports')
    .select('id')
    .where(sql<boolean>`coalesce(ended_at, asked_at) < ${before}`)
    .where('state', 'not in', ['waiting', 'running'])
    .limit(size)
    .execute()
}
