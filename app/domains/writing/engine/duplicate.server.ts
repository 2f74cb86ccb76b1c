import { randomUUID } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { EntryContent } from '../piece'
import type { EntryType } from '../piece-kind.server'
import { resolveContentLinks } from './bound-links.server'
import { saveDraft } from './save-draft.server'
import { lockEntryForUpdate } from './stored-piece.server'

/** Makes a draft with the same words and no address. Answers its id. */
export function duplicateEntry<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  pieceId: string,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const { draft: working } = await lockEntryForUpdate(tx, kind, pieceId)
    const id = randomUUID()
    const title = `${working.title || 'Untitled'} (copy)`.slice(0, 200)
    const content = { ...(await resolveContentLinks(tx, kind, working)), title, slug: '' }
    await saveDraft(tx, kind, by, id, { basedOn: 0, content }, now)
    return id
  })
}
