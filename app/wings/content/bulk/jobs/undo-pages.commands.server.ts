import { runBatches } from '~/kits/runs/run-batches.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import {
  restoreRevisionIfUnmodified,
  withdrawIfUnmodified,
} from '~/wings/publishing/writing/if-unmodified.commands.server'
import { discardCreatedEntries, tryRestore, type UndoResult } from '~/wings/publishing/writing/undo-run.commands.server'
import type { ClaimedBulkRun } from './claimed-bulk-run.queries.server'

// what is deleted stays locked until the transaction ends, so it is a short one
const DELETE_BATCH_SIZE = 40
// each is a save of its own
const RESTORE_BATCH_SIZE = 20

interface WrittenPage {
  position: number
  entryId: string
  outcome: string
  /** That a run wrote last. */
  revision: number
  revisionBefore: number | null
  /** That this run wrote. */
  revisionAfter: number | null
  previousContentHash: string | null
  /** Visitors could not see it before this run. */
  isPublishedByRun: boolean
}

const writtenColumns = ['revisionBefore', 'revisionAfter', 'previousContentHash', 'isPublishedByRun'] as const

/** Takes back what the run did: its pages go, those that it changed become what they were. What was edited by hand stays. */
export async function undoPages(db: Database, run: ClaimedBulkRun) {
  await runBatches(db, run, {
    find: async (position) => limitBatch(await findNextPages(db, run, position)),
    work: (tx, pages) => undoBatch(tx, run, pages),
  })
}

/** As many as one transaction takes, all of one outcome. */
function limitBatch(pages: WrittenPage[]) {
  const outcome = pages[0]?.outcome
  const other = pages.findIndex((page) => page.outcome !== outcome)
  const most = outcome === 'created' ? DELETE_BATCH_SIZE : RESTORE_BATCH_SIZE
  return pages.slice(0, other === -1 ? most : Math.min(other, most))
}

const CHANGED_LATER: UndoResult = {
  outcome: 'kept',
  reason: 'A later run changed this page. Undo that run first.',
}

async function undoBatch(tx: Database, run: ClaimedBulkRun, pages: WrittenPage[]) {
  const isOurs = ({ revision, revisionAfter }: WrittenPage) => revisionAfter === null || revisionAfter === revision
  const ours = pages.filter(isOurs)
  const made = ours.filter(({ outcome }) => outcome === 'created')
  await deletePages(tx, run, made)
  for (const page of ours) if (page.outcome === 'updated') await restorePage(tx, run, page)
  const others = pages.filter((page) => !isOurs(page))
  await recordUndoOutcome(tx, run, others, CHANGED_LATER)
}

function findNextPages(db: Database, { id }: ClaimedBulkRun, position: number): Promise<WrittenPage[]> {
  return db
    .selectFrom('bulkRunRows')
    .innerJoin('bulkEntries', 'bulkEntries.entryId', 'bulkRunRows.entryId')
    .select(['position', 'bulkEntries.entryId', 'outcome', 'revision', ...writtenColumns])
    .where('bulkRunRows.runId', '=', id)
    .where('isDone', '=', true)
    .where('position', '>', position)
    .orderBy('position')
    .limit(DELETE_BATCH_SIZE)
    .execute()
}

async function deletePages(tx: Database, run: ClaimedBulkRun, made: WrittenPage[]) {
  const entries = made.map(({ entryId, revision }) => ({ id: entryId, revision }))
  const undone = await discardCreatedEntries(tx, run.kind, run, entries)
  const pagesBy = Map.groupBy(made, ({ entryId }) => undone.get(entryId)?.outcome)
  for (const pages of pagesBy.values()) await recordUndoOutcome(tx, run, pages, undone.get(pages[0]?.entryId ?? ''))
  const deleted = pagesBy.get('deleted')?.map(({ entryId }) => entryId) ?? []
  if (deleted.length > 0) await tx.deleteFrom('bulkEntries').where('entryId', 'in', deleted).execute()
}

async function restorePage(tx: Database, run: ClaimedBulkRun, page: WrittenPage) {
  const undone = await tryRestore(tx, (inner) => writePreviousRevision(inner, run, page))
  await recordUndoOutcome(tx, run, [page], undone)
}

async function writePreviousRevision(tx: Database, run: ClaimedBulkRun, page: WrittenPage) {
  const { entryId, revision, revisionBefore, previousContentHash, isPublishedByRun } = page
  if (revisionBefore === null) throw new DomainError('No previous revision exists.')
  const entry = { id: entryId, revision }
  if (isPublishedByRun) await withdrawIfUnmodified(tx, run.kind, run.by, entry)
  const written = await restoreRevisionIfUnmodified(tx, run.kind, run.by, entry, revisionBefore)
  await tx
    .updateTable('bulkEntries')
    .set({ revision: written, contentHash: previousContentHash ?? '' })
    .where('entryId', '=', entryId)
    .execute()
  // it is the work of the earlier run again, which can be undone in its turn
  await tx
    .updateTable('bulkRunRows')
    .set({ revisionAfter: written })
    .where('entryId', '=', entryId)
    .where('isDone', '=', true)
    .where('runId', '!=', run.id)
    .where('revisionAfter', '=', revisionBefore)
    .execute()
}

async function recordUndoOutcome(
  tx: Database,
  { id }: ClaimedBulkRun,
  pages: WrittenPage[],
  undone: UndoResult | undefined,
) {
  if (pages.length === 0 || !undone) return
  const positions = pages.map(({ position }) => position)
  await tx
    .updateTable('bulkRunRows')
    .set({ undoOutcome: undone.outcome, ...(undone.reason && { reason: undone.reason }) })
    .where('runId', '=', id)
    .where('position', 'in', positions)
    .execute()
}
