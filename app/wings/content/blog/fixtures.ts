import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { BlogPosts } from '~/platform/database/tables'

/** A published post, with whatever the test cares about. */
export function aPost(db: Database, post: Partial<Insertable<BlogPosts>> = {}) {
  const slug = post.slug ?? `post-${randomUUID()}`
  return db
    .insertInto('blogPosts')
    .values({
      title: 'A post',
      category: 'guides',
      body: '<p>Text</p>',
      publishedAt: new Date('2026-01-01'),
      ...post,
      slug,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
