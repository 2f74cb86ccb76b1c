import { randomUUID } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUuid } from '~/platform/is-uuid'
import { withPaths } from './engine/bound-links.server'
import { subjectOf, tableOf, withPieces } from './engine/rows.server'
import { findPiece, holdPiece } from './engine/stored-piece.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** Makes a new link to the preview; the one that was given away before leads nowhere from now on. */
export function renewPreviewLink(db: Database, kind: PieceKind, by: Actor, pieceId: string) {
  return inTransaction(db, async (tx) => {
    const { row } = await holdPiece(tx, kind, pieceId)
    const previewKey = randomUUID()
    await withPieces(tx).updateTable(tableOf(kind)).set({ previewKey }).where('id', '=', pieceId).execute()
    // the key itself is a secret of those who hold the link
    const subject = subjectOf(kind, pieceId)
    await recordAction(tx, by, { action: `${kind.name}.preview link renewed`, subject, title: row.title })
    return { previewKey, path: kind.previewPathOf(previewKey) }
  })
}

/** What is being written, for whoever has its key. Nothing for a piece in the trash. */
export async function findPreviewed<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  key: string,
  now = new Date(),
) {
  if (!isUuid(key)) return undefined
  const found = await withPieces(db)
    .selectFrom(tableOf(kind))
    .select('id')
    .where('previewKey', '=', key)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  const stored = found && (await findPiece(db, kind, found.id))
  if (!stored) return undefined
  const { id, working, publishedAt, savedAt, revision, contentRevision } = stored
  /** Visitors see exactly this already. */
  const isPublic = publishedAt !== null && publishedAt <= now && revision === contentRevision
  return { id, content: await withPaths(db, kind, working), publishedAt, savedAt, isPublic }
}
