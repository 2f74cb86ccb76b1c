import type { Database } from '~/platform/database/database.server'
import type { PostContent } from '../post-content'
import { isSuggestedSlug, numberedSlug } from '../suggested-slug'
import type { StoredPost } from './stored-post.server'
import { lockSlug } from './write-row.server'

const MOST_NAMESAKES = 99

/** A suggested address that another post has already gives way to the next free one. Who chose an address is asked. */
export async function withFreeSlug(tx: Database, { id, publishedAt }: StoredPost, content: PostContent) {
  if (publishedAt || content.slug === '' || !isSuggestedSlug(content)) return content
  await lockSlug(tx, content.slug)
  const wanted = [content.slug]
  for (let number = 2; number <= MOST_NAMESAKES; number++) wanted.push(numberedSlug(content.slug, number))
  const taken = await tx
    .selectFrom('blogPosts')
    .select('slug')
    .where('slug', 'in', wanted)
    .where('id', '!=', id)
    .execute()
  const free = wanted.find((slug) => !taken.some((other) => other.slug === slug))
  return { ...content, slug: free ?? content.slug }
}
