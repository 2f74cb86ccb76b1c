import { forgetMediaUses } from '~/domains/media/commands.server'
import { forgetPages } from '~/domains/pages/commands.server'
import { forgetSettings } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { PieceKind } from '../piece-kind.server'
import { subjectOf, tableOf, withPieces } from './rows.server'
import { slugOf } from './stored-piece.server'

const STILL_REFERRED_TO = '23503'

/**
 * Deletes pieces for good, with everything that hangs on them. False, and nothing is deleted, when something must be kept
 * that belongs to one of them: the orders of a product.
 */
export async function deletePieces(
  db: Database,
  kind: Pick<PieceKind, 'name' | 'table' | 'pathOf'>,
  pieces: { id: string; slug: string }[],
) {
  if (pieces.length === 0) return true
  try {
    await inTransaction(db, (tx) => deleteAll(tx, kind, pieces))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === STILL_REFERRED_TO) return false
    throw error
  }
}

async function deleteAll(
  tx: Database,
  kind: Pick<PieceKind, 'name' | 'table' | 'pathOf'>,
  pieces: { id: string; slug: string }[],
) {
  const ids = pieces.map(({ id }) => id)
  await withPieces(tx).deleteFrom(tableOf(kind)).where('id', 'in', ids).execute()
  for (const table of ['pieceDrafts', 'pieceRevisions', 'pieceEditors'] as const) {
    await tx.deleteFrom(table).where('pieceId', 'in', ids).execute()
  }
  await forgetPages(tx, ids)
  await forgetMediaUses(
    tx,
    ids.map((id) => subjectOf(kind, id)),
  )
  await forgetSettings(tx, ...pieces.map((piece) => kind.pathOf(slugOf(piece.id, piece))))
}
