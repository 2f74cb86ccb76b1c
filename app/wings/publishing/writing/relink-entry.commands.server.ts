import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { savePageLinks } from '~/wings/web/pages/commands.server'
import { extractLinkedPageIds } from '~/wings/web/pages/page-links.queries.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { entrySubject, findEntryForUpdate, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

/**
 * Changes where the links of a piece lead, as `relinked` says of each of its texts: what it says stays the same, so this
 * is no revision.
 */
export async function relinkEntry<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entryId: string,
  relinked: (html: string) => Promise<string>,
) {
  const stored = await findEntryForUpdate(tx, kind, entryId)
  if (!stored) return
  const before = kind.richTexts.get(stored.published)
  const texts: string[] = []
  for (const html of before) texts.push(await relinked(html))
  if (texts.every((html, place) => html === before[place])) return
  const columns = changedColumns(
    kind.toColumns(stored.published),
    kind.toColumns(kind.richTexts.set(stored.published, texts)),
  )
  await withEntryTable(tx).updateTable(tableNameFor(kind)).set(columns).where('id', '=', entryId).execute()
  await savePageLinks(tx, entryId, extractLinkedPageIds(texts.join('')))
  if (stored.publishedAt) await emitContentChange(tx, entrySubject(kind, entryId))
}

/** The columns that say something else now; what somebody set by hand beside the text, such as its time, stays. */
function changedColumns(before: object, after: object) {
  const was = new Map<string, unknown>(Object.entries(before))
  const isSame = ([name, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(was.get(name))
  return Object.fromEntries(Object.entries(after).filter((column) => !isSame(column)))
}
