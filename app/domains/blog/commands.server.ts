import { type Insertable, sql } from 'kysely'
import { studioCommand } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteLinks, registerPage } from '~/domains/pages/commands.server'
import { bindLinks } from '~/domains/pages/links.server'
import { giveWayToImport } from '~/domains/writing/before-import.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { BlogPosts } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'
import { postPath } from './post'
import { postKind } from './post-kind.server'

/**
 * Stores an imported post under its slug, in place of the one that has it, whose versions stay in its history. Every page
 * that shows it is fresh before this returns. `flags` is what in it looked like an attempt to run something.
 */
export function savePostBySlug(db: Database, post: Insertable<BlogPosts>, flags: string[] = [], now = new Date()) {
  return inTransaction(db, async (tx) => {
    const known = await tx.selectFrom('blogPosts').select('id').where('slug', '=', post.slug).executeTakeFirst()
    if (known) await giveWayToImport(tx, postKind, known.id)
    const { html, pageIds } = await bindLinks(tx, post.body ?? '')
    const { createdAt, ...changes } = { ...post, body: html }
    const next = sql<number>`blog_posts.revision + 1`
    const { id, revision } = await tx
      .insertInto('blogPosts')
      .values({ ...changes, createdAt, savedAt: now })
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet({
          ...{ ...changes, deletedAt: null, updatedAt: now, savedAt: now },
          ...{ revision: next, contentRevision: next },
        }),
      )
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await recordAction(tx, studioCommand, {
      ...{ action: 'post.imported', subject: `post:${id}`, title: post.title, flags },
      after: { slug: post.slug, revision, publishedAt: post.publishedAt },
    })
    const publishedAt = post.publishedAt ? new Date(post.publishedAt) : null
    await registerPage(tx, { id, kind: 'post', path: postPath(post.slug), title: post.title, publishedAt }, now)
    await noteLinks(tx, id, pageIds)
    await contentChanged(tx, 'posts', `post:${id}`)
    return id
  })
}

/** Ties links to posts that came in later than the ones that link to them. */
export async function bindLinksOf(db: Database, slugs: string[]) {
  for (const slug of slugs) {
    await inTransaction(db, async (tx) => {
      const post = await tx
        .selectFrom('blogPosts')
        .select(['id', 'body'])
        .where('slug', '=', slug)
        .forUpdate()
        .executeTakeFirst()
      const { html, pageIds } = await bindLinks(tx, post?.body ?? '')
      if (!post || html === post.body) return
      await tx.updateTable('blogPosts').set({ body: html }).where('id', '=', post.id).execute()
      await noteLinks(tx, post.id, pageIds)
      await contentChanged(tx, `post:${post.id}`)
    })
  }
}
