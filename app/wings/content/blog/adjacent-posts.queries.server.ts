import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { listRecentPosts } from './queries.server'

interface AdjacentPost {
  slug: string
  title: string
}

export interface AdjacentPosts {
  /** The post that came out before this one, and the one that came out after it. */
  previous: AdjacentPost | null
  next: AdjacentPost | null
}

/** The posts beside this one in the order of their publication. Recent ones are known already. */
export async function findAdjacentPosts(db: Database, post: { id: string; slug: string }): Promise<AdjacentPosts> {
  const recent = await listRecentPosts(db)
  const place = recent.findIndex(({ slug }) => slug === post.slug)
  const [next, previous] = [recent[place - 1], recent[place + 1]]
  if (place >= 0 && previous) return { previous: toAdjacentPost(previous), next: next ? toAdjacentPost(next) : null }
  return queryAdjacentPosts(db, post.id)
}

function toAdjacentPost({ slug, title }: AdjacentPost) {
  return { slug, title }
}

async function queryAdjacentPosts(db: Database, id: string, now = new Date()): Promise<AdjacentPosts> {
  const place = sql`((select published_at from blog_posts where id = ${id}), ${id}::uuid)`
  const beside = (order: 'asc' | 'desc') =>
    db
      .selectFrom('blogPosts')
      .select([sql.lit(order).as('side'), 'slug', 'title'])
      .where(
        order === 'asc'
          ? sql<boolean>`(published_at, id) > ${place} and published_at <= ${now}`
          : sql<boolean>`(published_at, id) < ${place}`,
      )
      .orderBy('publishedAt', order)
      .orderBy('id', order)
      .limit(1)
  const rows = await db
    .selectFrom(beside('asc').as('later'))
    .selectAll()
    .unionAll(db.selectFrom(beside('desc').as('earlier')).selectAll())
    .execute()
  const on = (order: 'asc' | 'desc') => rows.find(({ side }) => side === order)
  const [next, previous] = [on('asc'), on('desc')]
  return { previous: previous ? toAdjacentPost(previous) : null, next: next ? toAdjacentPost(next) : null }
}
