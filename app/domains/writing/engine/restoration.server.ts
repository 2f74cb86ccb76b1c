import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { withPaths } from './bound-links.server'
import { findRevision } from './revisions.server'
import { meet, store } from './save-draft.server'
import { holdPiece } from './stored-piece.server'

/**
 * Makes an earlier revision the state that is being written, as a new revision: nothing is lost by it. Visitors see it
 * when it is published.
 */
export function restoreRevision<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  pieceId: string,
  { revision, basedOn }: { revision: number; basedOn?: number },
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const stored = await holdPiece(tx, kind, pieceId)
    if (basedOn !== undefined && basedOn !== stored.revision) return meet(tx, kind, stored)
    const kept = await findRevision(tx, kind, pieceId, revision)
    if (!kept) throw new DomainError('This revision no longer exists.', 404)
    const saved = await store(tx, kind, by, stored, { content: kept.content, flags: [], reason: 'restored' }, now)
    const { working } = await holdPiece(tx, kind, pieceId)
    return { ...saved, content: await withPaths(tx, kind, working) }
  })
}
