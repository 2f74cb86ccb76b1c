import { restoreOrKeep, takeAway, type Undone } from '~/domains/writing/undone-piece.server'
import { returnTo, withdrawUntouched } from '~/domains/writing/untouched-piece.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { step } from '~/platform/jobs/long-work.server'
import type { TaskRun } from './task-run.server'

// what is deleted stays locked until the transaction ends, so it is a short one
const DISCARDED_AT_ONCE = 40
// each is a save of its own
const RESTORED_AT_ONCE = 20

interface Done {
  position: number
  pieceId: string
  outcome: string
  /** That a run wrote last. */
  revision: number
  revisionBefore: number | null
  /** That this run wrote. */
  revisionAfter: number | null
  hashBefore: string | null
  /** Visitors could not see it before this run. */
  isBroughtOut: boolean
}

const written = ['revisionBefore', 'revisionAfter', 'hashBefore', 'isBroughtOut'] as const

/** Takes back what the run did: its pages go, those that it changed become what they were. What was edited by hand stays. */
export async function undoPages(db: Database, run: TaskRun) {
  let { position } = run
  for (;;) {
    const pages = atOnce(await findNext(db, run, position))
    const last = pages.at(-1)
    if (!last) return
    await step(db, run.claim, { position: last.position }, (tx) => undoSome(tx, run, pages))
    position = last.position
  }
}

/** As many as one transaction takes, all of one outcome. */
function atOnce(pages: Done[]) {
  const outcome = pages[0]?.outcome
  const other = pages.findIndex((page) => page.outcome !== outcome)
  const most = outcome === 'made' ? DISCARDED_AT_ONCE : RESTORED_AT_ONCE
  return pages.slice(0, other === -1 ? most : Math.min(other, most))
}

const CHANGED_LATER: Undone = {
  fate: 'kept',
  reason: 'A later run has changed its page. Undo that one first.',
}

async function undoSome(tx: Database, run: TaskRun, pages: Done[]) {
  const isOurs = ({ revision, revisionAfter }: Done) => revisionAfter === null || revisionAfter === revision
  const ours = pages.filter(isOurs)
  const made = ours.filter(({ outcome }) => outcome === 'made')
  await discard(tx, run, made)
  for (const page of ours) if (page.outcome === 'changed') await restore(tx, run, page)
  const others = pages.filter((page) => !isOurs(page))
  await note(tx, run, others, CHANGED_LATER)
}

function findNext(db: Database, { id }: TaskRun, position: number): Promise<Done[]> {
  return db
    .selectFrom('bulkRunPages')
    .innerJoin('bulkPieces', 'bulkPieces.pieceId', 'bulkRunPages.pieceId')
    .select(['position', 'bulkPieces.pieceId', 'outcome', 'revision', ...written])
    .where('bulkRunPages.runId', '=', id)
    .where('isDone', '=', true)
    .where('position', '>', position)
    .orderBy('position')
    .limit(DISCARDED_AT_ONCE)
    .execute()
}

async function discard(tx: Database, run: TaskRun, made: Done[]) {
  const pieces = made.map(({ pieceId, revision }) => ({ id: pieceId, revision }))
  const undone = await takeAway(tx, run.kind, run, pieces)
  const pagesBy = Map.groupBy(made, ({ pieceId }) => undone.get(pieceId)?.fate)
  for (const pages of pagesBy.values()) await note(tx, run, pages, undone.get(pages[0]?.pieceId ?? ''))
  const deleted = pagesBy.get('deleted')?.map(({ pieceId }) => pieceId) ?? []
  if (deleted.length > 0) await tx.deleteFrom('bulkPieces').where('pieceId', 'in', deleted).execute()
}

async function restore(tx: Database, run: TaskRun, page: Done) {
  const undone = await restoreOrKeep(tx, (inner) => writeBefore(inner, run, page))
  await note(tx, run, [page], undone)
}

async function writeBefore(tx: Database, run: TaskRun, page: Done) {
  const { pieceId, revision, revisionBefore, hashBefore, isBroughtOut } = page
  if (revisionBefore === null) throw new DomainError('Nobody knows what it was before.')
  const piece = { id: pieceId, revision }
  if (isBroughtOut) await withdrawUntouched(tx, run.kind, run.by, piece)
  const written = await returnTo(tx, run.kind, run.by, piece, revisionBefore)
  await tx
    .updateTable('bulkPieces')
    .set({ revision: written, contentHash: hashBefore ?? '' })
    .where('pieceId', '=', pieceId)
    .execute()
  // it is the work of the earlier run again, which can be undone in its turn
  await tx
    .updateTable('bulkRunPages')
    .set({ revisionAfter: written })
    .where('pieceId', '=', pieceId)
    .where('isDone', '=', true)
    .where('runId', '!=', run.id)
    .where('revisionAfter', '=', revisionBefore)
    .execute()
}

async function note(tx: Database, { id }: TaskRun, pages: Done[], undone: Undone | undefined) {
  if (pages.length === 0 || !undone) return
  const positions = pages.map(({ position }) => position)
  await tx
    .updateTable('bulkRunPages')
    .set({ fate: undone.fate, ...(undone.reason && { reason: undone.reason }) })
    .where('runId', '=', id)
    .where('position', 'in', positions)
    .execute()
}
