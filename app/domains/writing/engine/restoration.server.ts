import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import type { EntryContent } from '../piece'
import type { EntryType } from '../piece-kind.server'
import { resolveContentLinks } from './bound-links.server'
import { findEntryRevision } from './revisions.server'
import { storeEntryDraft, toConflict } from './save-draft.server'
import { lockEntryForUpdate } from './stored-piece.server'

/**
 * Makes an earlier revision the state that is being written, as a new revision: nothing is lost by it. Visitors see it
 * when it is published.
 */
export function restoreEntryRevision<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  pieceId: string,
  { revision, basedOn }: { revision: number; basedOn?: number },
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const stored = await lockEntryForUpdate(tx, kind, pieceId)
    if (basedOn !== undefined && basedOn !== stored.revision) return toConflict(tx, kind, stored)
    const kept = await findEntryRevision(tx, kind, pieceId, revision)
    if (!kept) throw new DomainError('This revision no longer exists.', 404)
    const saved = await storeEntryDraft(
      tx,
      kind,
      by,
      stored,
      { content: kept.content, flags: [], reason: 'restored' },
      now,
    )
    const { draft: working } = await lockEntryForUpdate(tx, kind, pieceId)
    return { ...saved, content: await resolveContentLinks(tx, kind, working) }
  })
}
