import { findPicturesById } from '~/domains/media/find-picture.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { resolveContentLinks } from './engine/bound-links.server'
import { findLastEntryAuthor } from './engine/revisions.server'
import { findEntry, slugOrId } from './engine/stored-piece.server'
import type { LoadedEntry } from './opened-piece'
import type { EntryContent } from './piece'
import type { EntryType } from './piece-kind.server'

/** Everything that its screen shows of a piece when it opens. */
export async function findEntryForEditor<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  pieceId: string,
): Promise<LoadedEntry<Content> | undefined> {
  const stored = isUuid(pieceId) ? await findEntry(db, kind, pieceId) : undefined
  if (!stored) return undefined
  const { id, revision, publishedAt, deletedAt, savedAt, previewKey, draft: working } = stored
  return {
    id,
    revision,
    content: await resolveContentLinks(db, kind, working),
    savedBy: await findLastEntryAuthor(db, id, revision),
    savedAt: savedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
    hasUnpublishedChanges: revision !== stored.contentRevision,
    publishedSlug: slugOrId(id, stored.published),
    previewPath: kind.previewPathFor(previewKey),
    pictures: await findPicturesById(db, Object.values(kind.pictureIdsByField(working)).flat()),
  }
}
