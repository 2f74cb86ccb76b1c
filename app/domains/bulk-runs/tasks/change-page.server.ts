import { rewrite } from '~/domains/writing/untouched-piece.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import type { Known, KnownPage } from '../planning/known-pages.server'
import type { ReadPage } from './make.server'
import { noteRefused } from './new-pages.server'
import type { TaskRun } from './task-run.server'

/** Gives a page its new content. What somebody has saved since stays, and the row says so. */
export async function changePage(tx: Database, run: TaskRun, page: ReadPage, { pages, holders }: Known) {
  const known = pages.get(page.key)
  if (!known?.state) return noteRefused(tx, run, [page], 'kept', 'Its page is gone.')
  const holder = holders.get(page.content.slug)
  if (holder && holder.id !== known.pieceId) return noteRefused(tx, run, [page], 'kept', holder.sentence)
  try {
    await inTransaction(tx, (inner) => writeChange(inner, run, page, known))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await noteRefused(tx, run, [page], 'kept', error.message)
  }
}

async function writeChange(tx: Database, run: TaskRun, page: ReadPage, { pieceId, revision, contentHash }: KnownPage) {
  const written = await rewrite(tx, run.kind, run.by, { id: pieceId, revision }, page.content)
  await tx
    .updateTable('bulkPieces')
    .set({ revision: written, contentHash: page.hash })
    .where('pieceId', '=', pieceId)
    .execute()
  await tx
    .updateTable('bulkRunPages')
    .set({ isDone: true, pieceId, revisionBefore: revision, revisionAfter: written, hashBefore: contentHash })
    .where('runId', '=', run.id)
    .where('position', '=', page.position)
    .execute()
}
