import type { Database } from '~/platform/database/database.server'
import { savePageLinks } from '~/wings/web/pages/commands.server'
import { extractLinkedPageIds, findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import type { EntryContent } from '../entry'
import type { EntryArchive } from '../entry-archive.queries.server'
import type { ArchivedEntry } from './archived-entry'

/** Notes which pages a piece links to, as far as they are here. True: others may still come. */
export async function recordKnownLinks<Content extends EntryContent>(
  tx: Database,
  { entryType }: Pick<EntryArchive<Content>, 'entryType'>,
  { id, content }: Pick<ArchivedEntry<Content>, 'id' | 'content'>,
) {
  const wanted = extractLinkedPageIds(entryType.richTexts.get(content).join(''))
  const known = await findPagePathMap(tx, wanted)
  await savePageLinks(tx, id, [...known.keys()])
  return known.size < wanted.length
}
