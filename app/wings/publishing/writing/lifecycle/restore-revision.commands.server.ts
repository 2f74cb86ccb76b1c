import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { RevisionNotFound } from '../errors'
import { resolveContentLinks } from './content-links.server'
import { inTransactionOrConflict, toConflict } from './entry-conflict.server'
import { findEntryRevision } from './revisions.commands.server'
import { storeEntryDraft } from './save-draft.commands.server'
import { lockEntryForUpdate } from './stored-entry.queries.server'

/**
 * Makes an earlier revision the state that is being written, as a new revision: nothing is lost by it. Visitors see it
 * when it is published. @throws EntryConflict
 */
export function restoreEntryRevision<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entryId: string,
  { revision, basedOn }: { revision: number; basedOn?: number },
  now = new Date(),
) {
  return inTransactionOrConflict(db, async (tx) => {
    const stored = await lockEntryForUpdate(tx, kind, entryId)
    if (basedOn !== undefined && basedOn !== stored.revision) return toConflict(tx, kind, stored)
    const kept = await findEntryRevision(tx, kind, entryId, revision)
    if (!kept) throw new RevisionNotFound()
    const saved = await storeEntryDraft(
      tx,
      kind,
      by,
      stored,
      { content: kept.content, flags: [], reason: 'restored' },
      now,
    )
    const { draft } = await lockEntryForUpdate(tx, kind, entryId)
    return { ...saved, content: await resolveContentLinks(tx, kind, draft) }
  })
}
