import { runBatches } from '~/kits/runs/run-batches.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { DAY_MS } from '~/platform/time/dates'
import { publishDraftIfUnmodified } from '~/wings/publishing/writing/if-unmodified.commands.server'
import type { ClaimedBulkRun } from './claimed-bulk-run.queries.server'

const BATCH_SIZE = 20

interface PageToPublish {
  position: number
  entryId: string
  /** That a run wrote last. */
  revision: number
}

/** Brings the pages of the run out, all now or so many a day. What was edited by hand waits for its author. */
export async function publishPages(db: Database, run: ClaimedBulkRun) {
  let { publishedCount } = run
  await runBatches(db, run, {
    find: (position) => findNextPages(db, run, position),
    async work(tx, pages) {
      for (const page of pages) if (await publishPage(tx, run, page, publishedCount)) publishedCount++
      await tx.updateTable('bulkRuns').set({ publishedCount }).where('id', '=', run.id).execute()
    },
  })
}

/** The moment of the page that comes so many pages after the first one; undefined: at once. */
export function scheduledTimeFor(
  { perDay, publishFrom }: Pick<ClaimedBulkRun, 'perDay' | 'publishFrom'>,
  rank: number,
) {
  if (perDay === null || publishFrom === null) return undefined
  return new Date(publishFrom.getTime() + Math.round((rank * DAY_MS) / perDay))
}

/** Whether visitors see it, or will, only since now. */
async function publishPage(
  tx: Database,
  run: ClaimedBulkRun,
  { position, entryId, revision }: PageToPublish,
  rank: number,
) {
  const now = new Date()
  const planned = scheduledTimeFor(run, rank)
  const at = planned && planned > now ? planned : undefined
  const entry = { id: entryId, revision }
  const tried = await publishOrReason(tx, (inner) => publishDraftIfUnmodified(inner, run.kind, run.by, entry, at, now))
  const isOut = tried === true
  await tx
    .updateTable('bulkRunRows')
    .set({ reason: typeof tried === 'string' ? tried : '', ...(isOut && { isPublishedByRun: true }) })
    .where('runId', '=', run.id)
    .where('position', '=', position)
    .execute()
  return isOut
}

async function publishOrReason(tx: Database, publish: (inner: Database) => Promise<boolean>) {
  try {
    return await inTransaction(tx, publish)
  } catch (error) {
    if (error instanceof DomainError) return `Not published: ${error.message}`
    throw error
  }
}

function findNextPages(db: Database, run: ClaimedBulkRun, position: number): Promise<PageToPublish[]> {
  return db
    .selectFrom('bulkRunRows')
    .innerJoin('bulkEntries', 'bulkEntries.entryId', 'bulkRunRows.entryId')
    .select(['position', 'bulkEntries.entryId', 'revision'])
    .where('bulkRunRows.runId', '=', run.id)
    .where('isDone', '=', true)
    .where('position', '>', position)
    .orderBy('position')
    .limit(BATCH_SIZE)
    .execute()
}
