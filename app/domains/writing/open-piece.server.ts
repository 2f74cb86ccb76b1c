import { findPictures } from '~/domains/media/find-picture.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { withPaths } from './engine/bound-links.server'
import { findLastAuthor } from './engine/revisions.server'
import { findPiece, slugOf } from './engine/stored-piece.server'
import type { OpenedPiece } from './opened-piece'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** Everything that its screen shows of a piece when it opens. */
export async function openPiece<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  pieceId: string,
): Promise<OpenedPiece<Content> | undefined> {
  const stored = isUuid(pieceId) ? await findPiece(db, kind, pieceId) : undefined
  if (!stored) return undefined
  const { id, revision, publishedAt, deletedAt, savedAt, previewKey, working } = stored
  return {
    id,
    revision,
    content: await withPaths(db, kind, working),
    savedBy: await findLastAuthor(db, id, revision),
    savedAt: savedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
    hasUnpublishedChanges: revision !== stored.contentRevision,
    publicSlug: slugOf(id, stored.row),
    previewPath: kind.previewPathOf(previewKey),
    pictures: await findPictures(db, Object.values(kind.picturesOf(working)).flat()),
  }
}
