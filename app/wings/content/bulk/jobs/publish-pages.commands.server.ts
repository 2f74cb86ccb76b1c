import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { commitStep } from '~/platform/jobs/long-task.commands.server'
import { DAY_MS } from '~/platform/time/dates'
import { publishIfUnmodified } from '~/wings/publishing/writing/if-unmodified.commands.server'
import type { TaskRun } from './task-run.queries.server'

const BATCH_SIZE = 20

interface PageToPublish {
  position: number
  entryId: string
  /** That a run wrote last. */
  revision: number
}

/** Brings the pages of the run out, all now or so many a day. What was edited by hand waits for its author. */
export async function publishPages(db: Database, run: TaskRun) {
  let { position, publishedCount } = run
  for (;;) {
    const pages = await findNextPages(db, run, position)
    const last = pages.at(-1)
    if (!last) return
    await commitStep(db, run.claim, { position: last.position }, async (tx) => {
      for (const page of pages) if (await publishPage(tx, run, page, publishedCount)) publishedCount++
      await tx.updateTable('bulkRuns').set({ publishedCount }).where('id', '=', run.id).execute()
    })
    position = last.position
  }
}

/** The moment of the page that comes so many pages after the first one; undefined: at once. */
export function scheduledTimeFor({ perDay, publishFrom }: Pick<TaskRun, 'perDay' | 'publishFrom'>, rank: number) {
  if (perDay === null || publishFrom === null) return undefined
  return new Date(publishFrom.getTime() + Math.round((rank * DAY_MS) / perDay))
}

/** Whether visitors see it, or will, only since now. */
async function publishPage(tx: Database, run: TaskRun, { position, entryId, revision }: PageToPublish, rank: number) {
  const now = new Date()
  const planned = scheduledTimeFor(run, rank)
  const at = planned && planned > now ? planned : undefined
  const entry = { id: entryId, revision }
  const tried = await publishOrReason(tx, (inner) => publishIfUnmodified(inner, run.kind, run.by, entry, at, now))
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

function findNextPages(db: Database, run: TaskRun, position: number): Promise<PageToPublish[]> {
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
