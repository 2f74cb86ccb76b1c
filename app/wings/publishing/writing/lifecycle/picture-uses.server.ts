import type { Database } from '~/platform/database/database.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findMediaIdsInHtml } from '~/wings/site/media/queries.server'
import type { EntryType } from '../entry-type.server'
import { entrySubject, lockEntryForUpdate } from './stored-entry.queries.server'

/** Notes which pictures the piece shows, to visitors or in what is being written: those cannot be deleted. */
export async function recordPictureUses(tx: Database, kind: EntryType, entryId: string) {
  const { published, draft } = await lockEntryForUpdate(tx, kind, entryId)
  const inFields = [published, draft].flatMap((content) => Object.values(kind.pictureIdsByField(content)).flat())
  const inTexts = await findMediaIdsInHtml(tx, [published, draft].flatMap(kind.richTexts.get).join(''))
  await recordMediaUses(tx, entrySubject(kind, entryId), [...inFields, ...inTexts])
}
