import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { withPaths } from './bound-links.server'
import { findRevision } from './revisions.server'
import { meet, store } from './save-draft.server'
import { holdPost } from './stored-post.server'

/**
 * Makes an earlier revision the state that is being written, as a new revision: nothing is lost by it. Visitors see it
 * when it is published.
 */
export function restoreRevision(
  db: Database,
  by: Actor,
  postId: string,
  { revision, basedOn }: { revision: number; basedOn?: number },
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const stored = await holdPost(tx, postId)
    if (basedOn !== undefined && basedOn !== stored.revision) return meet(tx, stored)
    const kept = await findRevision(tx, postId, revision)
    if (!kept) throw new DomainError('This revision no longer exists.', 404)
    const saved = await store(tx, by, stored, { content: kept.content, flags: [], reason: 'restored' }, now)
    const { working } = await holdPost(tx, postId)
    return { ...saved, content: await withPaths(tx, working) }
  })
}
