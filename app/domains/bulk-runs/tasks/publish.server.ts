import { publishUntouched } from '~/domains/writing/untouched-piece.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/dates'
import { DomainError } from '~/platform/errors'
import { step } from './progress.server'
import type { TaskRun } from './task-run'

const PUBLISHED_AT_ONCE = 20

interface Page {
  position: number
  pieceId: string
  /** That a run wrote last. */
  revision: number
}

/** Brings the pages of the run out, all now or so many a day. What was edited by hand waits for its author. */
export async function publishPages(db: Database, run: TaskRun): Promise<boolean> {
  let { position } = run
  let rank = await countBefore(db, run, position)
  for (;;) {
    const pages = await findNext(db, run, position)
    const last = pages.at(-1)
    if (!last) return true
    const isMine = await step(db, run, last.position, async (tx) => {
      for (const [offset, page] of pages.entries()) await bringOut(tx, run, page, rank + offset)
    })
    if (!isMine) return false
    rank += pages.length
    position = last.position
  }
}

/** The moment of the page that comes so many pages after the first one; undefined: at once. */
export function momentOf({ perDay, publishFrom }: Pick<TaskRun, 'perDay' | 'publishFrom'>, rank: number) {
  if (perDay === null || publishFrom === null) return undefined
  return new Date(publishFrom.getTime() + Math.round((rank * DAY_MS) / perDay))
}

async function bringOut(tx: Database, run: TaskRun, { position, pieceId, revision }: Page, rank: number) {
  const now = new Date()
  const planned = momentOf(run, rank)
  const at = planned && planned > now ? planned : undefined
  const piece = { id: pieceId, revision }
  const reason = await whyNot(tx, (inner) => publishUntouched(inner, run.kind, run.by, piece, at, now))
  if (!reason) return
  await tx
    .updateTable('bulkRunPages')
    .set({ reason })
    .where('runId', '=', run.id)
    .where('position', '=', position)
    .execute()
}

async function whyNot(tx: Database, work: (inner: Database) => Promise<void>) {
  try {
    await inTransaction(tx, work)
    return undefined
  } catch (error) {
    if (error instanceof DomainError) return `Not published: ${error.message}`
    throw error
  }
}

function findNext(db: Database, run: TaskRun, position: number): Promise<Page[]> {
  return pagesOf(db, run)
    .select(['position', 'bulkPieces.pieceId', 'revision'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(PUBLISHED_AT_ONCE)
    .execute()
}

async function countBefore(db: Database, run: TaskRun, position: number) {
  const { count } = await pagesOf(db, run)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('position', '<=', position)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function pagesOf(db: Database, { id }: TaskRun) {
  return db
    .selectFrom('bulkRunPages')
    .innerJoin('bulkPieces', 'bulkPieces.pieceId', 'bulkRunPages.pieceId')
    .where('bulkRunPages.runId', '=', id)
    .where('isDone', '=', true)
}
