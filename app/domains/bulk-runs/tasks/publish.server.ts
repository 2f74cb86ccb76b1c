import { publishUntouched } from '~/domains/writing/untouched-piece.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/dates'
import { DomainError } from '~/platform/errors'
import { step } from '~/platform/jobs/long-work.server'
import type { TaskRun } from './task-run.server'

const PUBLISHED_AT_ONCE = 20

interface Page {
  position: number
  pieceId: string
  /** That a run wrote last. */
  revision: number
}

/** Brings the pages of the run out, all now or so many a day. What was edited by hand waits for its author. */
export async function publishPages(db: Database, run: TaskRun) {
  let { position, broughtOut } = run
  for (;;) {
    const pages = await findNext(db, run, position)
    const last = pages.at(-1)
    if (!last) return
    await step(db, run.claim, { position: last.position }, async (tx) => {
      for (const page of pages) if (await bringOut(tx, run, page, broughtOut)) broughtOut++
      await tx.updateTable('bulkRuns').set({ broughtOut }).where('id', '=', run.id).execute()
    })
    position = last.position
  }
}

/** The moment of the page that comes so many pages after the first one; undefined: at once. */
export function momentOf({ perDay, publishFrom }: Pick<TaskRun, 'perDay' | 'publishFrom'>, rank: number) {
  if (perDay === null || publishFrom === null) return undefined
  return new Date(publishFrom.getTime() + Math.round((rank * DAY_MS) / perDay))
}

/** Whether visitors see it, or will, only since now. */
async function bringOut(tx: Database, run: TaskRun, { position, pieceId, revision }: Page, rank: number) {
  const now = new Date()
  const planned = momentOf(run, rank)
  const at = planned && planned > now ? planned : undefined
  const piece = { id: pieceId, revision }
  const tried = await tryTo(tx, (inner) => publishUntouched(inner, run.kind, run.by, piece, at, now))
  const isOut = tried === true
  await tx
    .updateTable('bulkRunPages')
    .set({ reason: typeof tried === 'string' ? tried : '', ...(isOut && { isBroughtOut: true }) })
    .where('runId', '=', run.id)
    .where('position', '=', position)
    .execute()
  return isOut
}

async function tryTo(tx: Database, publish: (inner: Database) => Promise<boolean>) {
  try {
    return await inTransaction(tx, publish)
  } catch (error) {
    if (error instanceof DomainError) return `Not published: ${error.message}`
    throw error
  }
}

function findNext(db: Database, run: TaskRun, position: number): Promise<Page[]> {
  return db
    .selectFrom('bulkRunPages')
    .innerJoin('bulkPieces', 'bulkPieces.pieceId', 'bulkRunPages.pieceId')
    .select(['position', 'bulkPieces.pieceId', 'revision'])
    .where('bulkRunPages.runId', '=', run.id)
    .where('isDone', '=', true)
    .where('position', '>', position)
    .orderBy('position')
    .limit(PUBLISHED_AT_ONCE)
    .execute()
}
