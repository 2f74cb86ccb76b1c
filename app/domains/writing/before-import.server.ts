import type { Database } from '~/platform/database/database.server'
import { keepWhatIsThere } from './engine/revisions.server'
import { findHeldPiece } from './engine/stored-piece.server'
import type { PieceKind } from './piece-kind.server'

/** What somebody wrote is kept in the history before an import takes its place; what waited to be published gives way. */
export async function giveWayToImport(tx: Database, kind: PieceKind, pieceId: string) {
  const stored = await findHeldPiece(tx, kind, pieceId)
  if (!stored) return
  await keepWhatIsThere(tx, stored)
  await tx.deleteFrom('pieceDrafts').where('pieceId', '=', pieceId).execute()
}
