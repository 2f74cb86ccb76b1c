import { sql } from 'kysely'
import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { countPages } from '~/platform/lists/page-number'
import { slugify } from '~/platform/text/slug'
import { type PostPage, postSummaryColumns, toPostSummary } from './queries.server'

/** A tag of published posts. Writings that lead to one slug ("SEO", "seo") are one tag. */
export interface PostTag {
  slug: string
  /** The writing that most posts have. */
  name: string
  writings: string[]
}

/** All tags of published posts that have Latin letters or digits, the most used first; read once until posts change. */
export const listPostTags = cachedUntilChanged('posts', async (db): Promise<PostTag[]> => {
  const { rows } = await sql<{ name: string }>`
    select tag as name from blog_posts, unnest(tags) as tag where published_at <= now()
    group by tag order by count(*) desc, tag`.execute(db)
  const tags = new Map<string, PostTag>()
  for (const { name } of rows) {
    const slug = slugify(name)
    const known = tags.get(slug)
    if (known) known.writings.push(name)
    else if (slug !== '') tags.set(slug, { slug, name, writings: [name] })
  }
  return [...tags.values()]
})

export async function findPostTag(db: Database, slug: string) {
  return (await listPostTags(db)).find((tag) => tag.slug === slug)
}

/** One page of the published posts with a tag, newest first. */
export async function listPostsWithTag(
  db: Database,
  { writings }: PostTag,
  { page, size }: { page: number; size: number },
  now = new Date(),
): Promise<PostPage> {
  const posts = db
    .selectFrom('blogPosts')
    .where(sql<boolean>`tags && ${writings}::text[]`)
    .where('publishedAt', '<=', now)
  const { count } = await posts.select((from) => from.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await posts
    .select((from) => postSummaryColumns(from))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { posts: rows.map(toPostSummary), count, pages: countPages(count, size) }
}
