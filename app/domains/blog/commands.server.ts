import type { Insertable } from 'kysely'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { BlogPosts } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'

/** Stores the post under its slug, in place of the one that has it. Every page that shows it is fresh before this returns. */
export function savePostBySlug(db: Database, post: Insertable<BlogPosts>, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { createdAt: _kept, ...changes } = post
    const { id } = await tx
      .insertInto('blogPosts')
      .values(post)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...changes, updatedAt: now }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await contentChanged(tx, 'posts', `post:${id}`)
    return id
  })
}
