import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { revivePictures } from '~/wings/site/media/commands.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { type IfRevision, lockIfUnmodified } from './if-unmodified.commands.server'
import { updateEntryRow } from './lifecycle/entry-row.commands.server'
import { setDeletedAt } from './lifecycle/restore-previous-state.commands.server'
import { entryNoun, entrySubject, lockEntryForUpdate } from './lifecycle/stored-entry.queries.server'
import { findSlugOwners } from './slug-owners.queries.server'

/** What a piece was before it was set aside. */
export interface SetAsideEntry extends IfRevision {
  slug: string
  publishedAt: Date | null
}

/**
 * Puts a piece into the trash and gives its address free, as part of `tx`: another may have it at once.
 * @throws EntryModified, EntryNotFound
 */
export async function setAsideEntry<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entry: IfRevision,
  now: Date,
): Promise<SetAsideEntry> {
  const stored = await lockIfUnmodified(tx, kind, entry)
  const { published: content, publishedAt, contentRevision } = stored
  // first hidden, then moved: what was public under an address and moves would be led to from there
  await updateEntryRow(tx, kind, stored, { content, publishedAt: null, contentRevision }, now)
  const hidden = { ...stored, publishedAt: null }
  const moved = { content: { ...content, slug: '' }, publishedAt: null, contentRevision }
  await updateEntryRow(tx, kind, hidden, moved, now)
  await setDeletedAt(tx, kind, entry.id, now)
  return { ...entry, slug: content.slug, publishedAt }
}

/** Makes the piece what it was. @throws DomainError when it was changed since or somebody else has its address */
export async function bringBackSetAsideEntry<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  { id, revision, slug, publishedAt }: SetAsideEntry,
  now: Date,
) {
  const stored = await lockEntryForUpdate(tx, kind, id)
  if (stored.revision !== revision || !stored.deletedAt)
    throw new DomainError(`This ${entryNoun(kind)} was changed since.`, 409)
  const owner = (await findSlugOwners(tx, kind, [slug])).get(slug)
  if (owner) throw new DomainError(owner.message, 409)
  const { published, contentRevision } = stored
  await setDeletedAt(tx, kind, id, null)
  await updateEntryRow(tx, kind, stored, { content: { ...published, slug }, publishedAt, contentRevision }, now)
  await revivePictures(tx, [entrySubject(kind, id)])
}
