import { sql } from 'kysely'
import { runStatusColumns } from '~/kits/runs/run'
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
import type { UndoOutcome } from '~/wings/publishing/writing/undo-run.commands.server'
import type { ImportItemFilter } from './import-item-filter'
import type { ImportOutcome } from './import-run'

/** How many items of a run have become what. */
export async function countImportOutcomes(
  db: Database,
  importId: string,
): Promise<Partial<Record<ImportOutcome, number>>> {
  const rows = await db
    .selectFrom('importItems')
    .select(['outcome', sql<number>`count(*)::integer`.as('count')])
    .where('importId', '=', importId)
    .where('outcome', 'is not', null)
    .groupBy('outcome')
    .execute()
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}

/** What the undoing did with how many items of a run. */
export async function countUndoOutcomes(db: Database, importId: string): Promise<Record<UndoOutcome, number>> {
  const rows = await db
    .selectFrom('importItems')
    .select(['undoOutcome', sql<number>`count(*)::integer`.as('count')])
    .where('importId', '=', importId)
    .where('undoOutcome', 'is not', null)
    .groupBy('undoOutcome')
    .execute()
  const none = { deleted: 0, trashed: 0, restored: 0, kept: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ undoOutcome, count }) => [undoOutcome, count])) }
}

const runColumns = [
  ...runStatusColumns,
  ...(['source', 'fileName', 'isDryRun', 'pictures'] as const),
  ...(['startedByEmail', 'startedAt', 'endedAt', 'uploadId', 'undoneByEmail'] as const),
  ...(['undoneRedirects', 'undonePictures'] as const),
]

export async function findImport(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  return db.selectFrom('imports').select(runColumns).where('id', '=', id).executeTakeFirst()
}

/** The runs, the newest first. */
export async function listImports(db: Database, place: KeysetCursor, size: number) {
  const [newest, byId] = keysetOrder(place)
  const rows = await db
    .selectFrom('imports')
    .select(runColumns)
    .where(keysetCondition('imports', 'started_at', place))
    .orderBy('startedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, place)
}

export type ListedImport = Awaited<ReturnType<typeof listImports>> extends ListPage<infer Row> ? Row : never

/** Items of the report in the order of the file, with marks for the pages beside it: positions. */
export async function listImportItems(db: Database, importId: string, filter: ImportItemFilter, size: number) {
  const { show } = filter
  const found = await db
    .selectFrom('importItems')
    .leftJoin('pages', 'pages.id', 'importItems.entryId')
    .select(['position', 'line', 'importItems.kind', 'ref', 'importItems.title', 'outcome', 'slug', 'notes', 'entryId'])
    .select(['pages.kind as pageKind', 'undoNote'])
    .select((from) => from.ref('undoOutcome').$castTo<UndoOutcome | null>().as('undoOutcome'))
    .where('importId', '=', importId)
    .$if(show === 'notes', (query) => query.where(sql<boolean>`notes <> '{}'`))
    .$if(show === 'kept-by-undo', (query) => query.where('undoOutcome', '=', 'kept'))
    .$if(show !== '' && show !== 'notes' && show !== 'kept-by-undo', (query) => query.where('outcome', '=', show))
    .where(positionCondition(filter))
    .orderBy('position', positionOrder(filter))
    .limit(size + 1)
    .execute()
  return toPositionPage(found, size, filter)
}

export type ListedImportItem = Awaited<ReturnType<typeof listImportItems>>['rows'][number]

/** The uploaded file of an import that has written everything. */
export async function findFinishedUpload(db: Database, importId: string) {
  const finished = await db
    .selectFrom('imports')
    .select('uploadId')
    .where('id', '=', importId)
    .where('state', '=', 'completed')
    .where('isDryRun', '=', false)
    .executeTakeFirst()
  return finished?.uploadId ?? undefined
}
