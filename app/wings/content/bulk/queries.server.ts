import { sql } from 'kysely'
import { runStatusColumns } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import type { PositionCursor } from '~/platform/lists/position-cursor'
import { positionCondition, positionOrder, toPositionPage } from '~/platform/lists/position-pagination.server'
import type { RowOutcome } from './run'
import type { RunRowFilter } from './run-row-filter'

/** The runs, the newest first. */
export async function listRuns(db: Database, place: KeysetCursor, size: number) {
  const [newest, byId] = keysetOrder(place)
  const rows = await runs(db)
    .where(keysetCondition('bulk_runs', 'started_at', place))
    .orderBy('startedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, place)
}

export type ListedRun = Awaited<ReturnType<typeof listRuns>> extends ListPage<infer Row> ? Row : never

export async function findRun(db: Database, id: string) {
  return runs(db)
    .select([
      'tableId',
      'mapping',
      'keyColumn',
      'warnThreshold',
      'refuseThreshold',
      'updatesRunId',
      'perDay',
      'publishFrom',
    ])
    .select(['instructions', 'maxAiRequests', 'aiRequestCount'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type FoundRun = NonNullable<Awaited<ReturnType<typeof findRun>>>

function runs(db: Database) {
  return db
    .selectFrom('bulkRuns')
    .select([...runStatusColumns, 'title', 'templateId', 'entryType', 'startedByEmail', 'startedAt'])
}

/** How many rows of the run have each outcome, how many of them are alike, done, unanswered, and kept by its undoing. */
export async function countRunRows(db: Database, runId: string) {
  const rows = await db
    .selectFrom('bulkRunRows')
    .select((from) => [
      from.ref('outcome').$castTo<RowOutcome>().as('outcome'),
      from.fn.countAll().as('count'),
      sql<string>`count(*) filter (where similarity is not null)`.as('similar'),
      sql<string>`count(*) filter (where is_done)`.as('done'),
      sql<string>`count(*) filter (where is_unanswered)`.as('unanswered'),
      sql<string>`count(*) filter (where undo_outcome = 'kept')`.as('keptByUndo'),
    ])
    .where('runId', '=', runId)
    .groupBy('outcome')
    .execute()
  const counts: Record<RowOutcome, number> = { created: 0, updated: 0, unchanged: 0, kept: 0, skipped: 0, refused: 0 }
  for (const { outcome, count } of rows) counts[outcome] = Number(count)
  const sum = (name: 'similar' | 'done' | 'unanswered' | 'keptByUndo') =>
    rows.reduce((total, row) => total + Number(row[name]), 0)
  const figures = { similar: sum('similar'), done: sum('done'), unanswered: sum('unanswered') }
  return { counts, ...figures, keptByUndo: sum('keptByUndo') }
}

export type RunRowCounts = Awaited<ReturnType<typeof countRunRows>>

interface RunRowPage extends PositionCursor {
  filter: RunRowFilter | null
}

/** The rows of a run in the order of its table. `similar` are those that warn, `kept-by-undo` those that undoing has kept. */
export async function listRunRows(db: Database, runId: string, { filter, ...place }: RunRowPage, size: number) {
  const found = await db
    .selectFrom('bulkRunRows')
    .select([
      'position',
      'rowKey',
      'title',
      'slug',
      'reason',
      'similarPosition',
      'similarity',
      'entryId',
      'isDone',
      'undoOutcome',
    ])
    .select((from) => from.ref('outcome').$castTo<RowOutcome>().as('outcome'))
    .where('runId', '=', runId)
    .$if(filter === 'similar', (query) => query.where('similarity', 'is not', null))
    .$if(filter === 'kept-by-undo', (query) => query.where('undoOutcome', '=', 'kept'))
    .$if(filter !== null && filter !== 'similar' && filter !== 'kept-by-undo', (query) =>
      query.where('outcome', '=', filter ?? ''),
    )
    .where(positionCondition(place))
    .orderBy('position', positionOrder(place))
    .limit(size + 1)
    .execute()
  return toPositionPage(found, size, place)
}

export type ListedRunRow = Awaited<ReturnType<typeof listRunRows>>['rows'][number]
