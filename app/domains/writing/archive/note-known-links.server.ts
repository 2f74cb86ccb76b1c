import { savePageLinks } from '~/domains/pages/commands.server'
import { extractLinkedPageIds, findPagePathMap } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import type { EntryContent } from '../piece'
import type { EntryArchive } from '../piece-archive.server'
import type { ArchivedEntry } from './piece-state'

/** Notes which pages a piece links to, as far as they are here. True: others may still come. */
export async function recordKnownLinks<Content extends EntryContent>(
  tx: Database,
  { entryType: kind }: Pick<EntryArchive<Content>, 'entryType'>,
  { id, content }: Pick<ArchivedEntry<Content>, 'id' | 'content'>,
) {
  const wanted = extractLinkedPageIds(kind.richTexts.get(content).join(''))
  const known = await findPagePathMap(tx, wanted)
  await savePageLinks(tx, id, [...known.keys()])
  return known.size < wanted.length
}
