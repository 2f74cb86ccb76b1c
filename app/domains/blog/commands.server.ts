import { type Insertable, sql } from 'kysely'
import { studioCommand } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { BlogPosts } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'
import { keepWhatIsThere } from './writing/revisions.server'
import { findHeldPost } from './writing/stored-post.server'

/**
 * Stores an imported post under its slug, in place of the one that has it, whose versions stay in its history. Every page
 * that shows it is fresh before this returns. `flags` is what in it looked like an attempt to run something.
 */
export function savePostBySlug(db: Database, post: Insertable<BlogPosts>, flags: string[] = [], now = new Date()) {
  return inTransaction(db, async (tx) => {
    await keepKnown(tx, post.slug)
    const { createdAt: _kept, ...changes } = post
    const next = sql<number>`blog_posts.revision + 1`
    const { id, revision } = await tx
      .insertInto('blogPosts')
      .values({ ...post, savedAt: now })
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet({
          ...{ ...changes, deletedAt: null, updatedAt: now, savedAt: now },
          ...{ revision: next, contentRevision: next },
        }),
      )
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('postDrafts').where('postId', '=', id).execute()
    await recordAction(tx, studioCommand, {
      ...{ action: 'post.imported', subject: `post:${id}`, title: post.title, flags },
      after: { slug: post.slug, revision, publishedAt: post.publishedAt },
    })
    await contentChanged(tx, 'posts', `post:${id}`)
    return id
  })
}

/** What somebody wrote is kept before an import takes its place. */
async function keepKnown(tx: Database, slug: string) {
  const known = await tx.selectFrom('blogPosts').select('id').where('slug', '=', slug).executeTakeFirst()
  const stored = known && (await findHeldPost(tx, known.id))
  if (stored) await keepWhatIsThere(tx, stored)
}
