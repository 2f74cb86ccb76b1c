import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { resolveContentLinks } from './content-links.server'
import { saveDraft } from './save-draft.commands.server'
import { lockEntryForUpdate } from './stored-entry.queries.server'

/** Makes a draft with the same words and no address. Answers its id. */
export function duplicateEntry<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entryId: string,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const { draft } = await lockEntryForUpdate(tx, kind, entryId)
    const id = randomUUID()
    const title = `${draft.title || 'Untitled'} (copy)`.slice(0, 200)
    const content = { ...(await resolveContentLinks(tx, kind, draft)), title, slug: '' }
    await saveDraft(tx, kind, by, id, { basedOn: 0, content }, now)
    return id
  })
}
