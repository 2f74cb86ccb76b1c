import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { announceLater } from './announce-publication.server'
import type { BeforeState } from './bulk.server'
import { notePictures } from './picture-uses.server'
import { refuseUnfinished } from './publication.server'
import { findRevision } from './revisions.server'
import { nounOf, subjectOf, tableOf, withPieces } from './rows.server'
import { writeBeside } from './save-draft.server'
import { holdPiece, type StoredPiece } from './stored-piece.server'
import { writeRow } from './write-row.server'

/**
 * Puts a piece back into an earlier state of its life: public, scheduled, withdrawn, in the trash; and what visitors see of
 * it back to an earlier revision, with the later one waiting again to be published.
 */
export async function putBack<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  by: Actor,
  before: BeforeState,
  now: Date,
) {
  const stored = await holdPiece(tx, kind, before.id)
  if (stored.revision !== before.revision) throw new DomainError(`This ${nounOf(kind)} has been changed since.`)
  const { publishedAt, deletedAt, contentRevision } = before
  if (publishedAt && deletedAt) throw new DomainError(`A ${nounOf(kind)} in the trash cannot be public.`)
  const content = await contentAt(tx, kind, stored, contentRevision)
  if (publishedAt) await refuseUnfinished(tx, kind, stored.id, content)
  await setDeleted(tx, kind, stored.id, null)
  await writeRow(tx, kind, stored, { content, publishedAt, contentRevision }, now)
  if (contentRevision !== stored.revision) await writeBeside(tx, stored.id, stored.working, now)
  await setDeleted(tx, kind, stored.id, deletedAt)
  await notePictures(tx, kind, stored.id)
  await announceLater(tx, kind, stored.id, publishedAt, now)
  await recordAction(tx, by, {
    action: `${kind.name}.put back`,
    subject: subjectOf(kind, stored.id),
    title: content.title,
    before: { publishedAt: stored.publishedAt, deletedAt: stored.deletedAt },
    after: { publishedAt, deletedAt },
  })
}

/** Into the trash, or out of it. */
export async function setDeleted(tx: Database, kind: PieceKind, pieceId: string, deletedAt: Date | null) {
  await withPieces(tx).updateTable(tableOf(kind)).set({ deletedAt }).where('id', '=', pieceId).execute()
}

async function contentAt<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  stored: StoredPiece<Content>,
  revision: number,
): Promise<Content> {
  if (revision === stored.contentRevision) return stored.row
  const kept = await findRevision(tx, kind, stored.id, revision)
  if (!kept) throw new DomainError(`The earlier version of this ${nounOf(kind)} is no longer kept.`)
  return kept.content
}
