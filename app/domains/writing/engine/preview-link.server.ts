import { randomUUID } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { holdPost } from './stored-post.server'

/** Makes a new link to the preview; the one that was given away before leads nowhere from now on. */
export function renewPreviewLink(db: Database, by: Actor, postId: string) {
  return inTransaction(db, async (tx) => {
    const { row } = await holdPost(tx, postId)
    const previewKey = randomUUID()
    await tx.updateTable('blogPosts').set({ previewKey }).where('id', '=', postId).execute()
    // the key itself is a secret of those who hold the link
    await recordAction(tx, by, { action: 'post.preview link renewed', subject: `post:${postId}`, title: row.title })
    return { previewKey }
  })
}
