import { randomUUID } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { withPaths } from './bound-links.server'
import { saveDraft } from './save-draft.server'
import { holdPost } from './stored-post.server'

/** Makes a draft with the same words and no address. Answers its id. */
export function duplicatePost(db: Database, by: Actor, postId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { working } = await holdPost(tx, postId)
    const id = randomUUID()
    const title = `${working.title || 'Untitled'} (copy)`.slice(0, 200)
    await saveDraft(tx, by, id, { basedOn: 0, content: { ...(await withPaths(tx, working)), title, slug: '' } }, now)
    return id
  })
}
