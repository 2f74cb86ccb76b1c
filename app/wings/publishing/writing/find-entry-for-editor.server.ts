import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { resolveContentLinks } from './lifecycle/content-links.server'
import { findLastEntryAuthor } from './lifecycle/revisions.commands.server'
import { findEntry, storedSlug } from './lifecycle/stored-entry.queries.server'
import type { LoadedEntry } from './loaded-entry'

/** Everything that its screen shows of a piece when it opens. */
export async function findEntryForEditor<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  entryId: string,
): Promise<LoadedEntry<Content> | undefined> {
  const stored = isUuid(entryId) ? await findEntry(db, kind, entryId) : undefined
  if (!stored) return undefined
  const { id, revision, publishedAt, deletedAt, savedAt, previewKey, draft } = stored
  return {
    id,
    revision,
    content: await resolveContentLinks(db, kind, draft),
    savedBy: await findLastEntryAuthor(db, id, revision),
    savedAt: savedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
    hasUnpublishedChanges: revision !== stored.contentRevision,
    publishedSlug: storedSlug(id, stored.published),
    previewPath: kind.previewPathFor(previewKey),
    pictures: await findPicturesById(db, Object.values(kind.pictureIdsByField(draft)).flat()),
  }
}
