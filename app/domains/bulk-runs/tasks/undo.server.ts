import { discardMany } from '~/domains/writing/discard-many.server'
import { returnTo } from '~/domains/writing/untouched-piece.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { step } from './progress.server'
import type { TaskRun } from './task-run'

const UNDONE_AT_ONCE = 100

interface Done {
  position: number
  pieceId: string
  outcome: string
  /** That a run wrote last. */
  revision: number
  revisionBefore: number | null
  hashBefore: string | null
}

/** Takes back what the run did: its pages go, those that it changed become what they were. What was edited by hand stays. */
export async function undoPages(db: Database, run: TaskRun): Promise<boolean> {
  let { position } = run
  for (;;) {
    const pages = await findNext(db, run, position)
    const last = pages.at(-1)
    if (!last) return true
    const isMine = await step(db, run, last.position, async (tx) => {
      await discard(
        tx,
        run,
        pages.filter(({ outcome }) => outcome === 'made'),
      )
      for (const page of pages) if (page.outcome === 'changed') await restore(tx, run, page)
    })
    if (!isMine) return false
    position = last.position
  }
}

function findNext(db: Database, { id }: TaskRun, position: number): Promise<Done[]> {
  return db
    .selectFrom('bulkRunPages')
    .innerJoin('bulkPieces', 'bulkPieces.pieceId', 'bulkRunPages.pieceId')
    .select(['position', 'bulkPieces.pieceId', 'outcome', 'revision', 'revisionBefore', 'hashBefore'])
    .where('bulkRunPages.runId', '=', id)
    .where('isDone', '=', true)
    .where('position', '>', position)
    .orderBy('position')
    .limit(UNDONE_AT_ONCE)
    .execute()
}

async function discard(tx: Database, run: TaskRun, pages: Done[]) {
  if (pages.length === 0) return
  const expected = pages.map(({ pieceId, revision }) => ({ id: pieceId, revision }))
  const fates = await discardMany(tx, run.kind, run, expected)
  const withFate = (wanted: string) => pages.filter(({ pieceId }) => (fates.get(pieceId) ?? 'deleted') === wanted)
  const deleted = withFate('deleted').map(({ pieceId }) => pieceId)
  if (deleted.length > 0) await tx.deleteFrom('bulkPieces').where('pieceId', 'in', deleted).execute()
  await note(tx, run, withFate('deleted'), 'deleted')
  await note(tx, run, withFate('trashed'), 'trashed')
  await note(tx, run, withFate('changed'), 'kept')
}

async function restore(tx: Database, run: TaskRun, page: Done) {
  try {
    await inTransaction(tx, (inner) => writeBefore(inner, run, page))
    await note(tx, run, [page], 'restored')
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await note(tx, run, [page], 'kept')
  }
}

async function writeBefore(tx: Database, run: TaskRun, { pieceId, revision, revisionBefore, hashBefore }: Done) {
  if (revisionBefore === null) throw new DomainError('Nobody knows what it was before.')
  const written = await returnTo(tx, run.kind, run.by, { id: pieceId, revision }, revisionBefore)
  await tx
    .updateTable('bulkPieces')
    .set({ revision: written, contentHash: hashBefore ?? '' })
    .where('pieceId', '=', pieceId)
    .execute()
}

async function note(tx: Database, { id }: TaskRun, pages: Done[], fate: 'deleted' | 'trashed' | 'restored' | 'kept') {
  if (pages.length === 0) return
  const positions = pages.map(({ position }) => position)
  await tx
    .updateTable('bulkRunPages')
    .set({ fate })
    .where('runId', '=', id)
    .where('position', 'in', positions)
    .execute()
}
