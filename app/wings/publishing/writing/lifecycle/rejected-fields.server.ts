import type { Database } from '~/platform/database/database.server'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { findSlugOwners } from '../slug-owners.queries.server'
import { lockSlugs } from './entry-row.commands.server'

export const PICTURE_MISSING_MESSAGE = 'This image is no longer in the media library. Choose another.'

/** Fields that cannot be kept as they were sent, each with a sentence; the others are. */
export async function findRejectedFields<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entryId: string,
  content: Content,
) {
  const fieldErrors: Record<string, string> = {}
  const taken = content.slug && (await findSlugConflict(tx, kind, entryId, content.slug))
  if (taken) fieldErrors.slug = taken
  for (const [field, ids] of Object.entries(kind.pictureIdsByField(content))) {
    const found = await findPicturesById(tx, ids)
    if (ids.some((id) => !found[id])) fieldErrors[field] = PICTURE_MISSING_MESSAGE
  }
  return fieldErrors
}

/** Who else has this slug already, as a sentence. */
async function findSlugConflict<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entryId: string,
  slug: string,
) {
  await lockSlugs(tx, kind, [slug])
  const holder = (await findSlugOwners(tx, kind, [slug])).get(slug)
  return holder?.id === entryId ? undefined : holder?.message
}
