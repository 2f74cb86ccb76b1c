import { randomUUID } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { withPaths } from './bound-links.server'
import { saveDraft } from './save-draft.server'
import { holdPiece } from './stored-piece.server'

/** Makes a draft with the same words and no address. Answers its id. */
export function duplicate<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  pieceId: string,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const { working } = await holdPiece(tx, kind, pieceId)
    const id = randomUUID()
    const title = `${working.title || 'Untitled'} (copy)`.slice(0, 200)
    const content = { ...(await withPaths(tx, kind, working)), title, slug: '' }
    await saveDraft(tx, kind, by, id, { basedOn: 0, content }, now)
    return id
  })
}
