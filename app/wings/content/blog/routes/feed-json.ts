import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { findBrand } from '~/wings/site/settings/queries.server'
import { listNewestPosts } from '../queries.server'
import type { Route } from './+types/feed-json'

const FEED_LENGTH = 30
const PICTURE_WIDTH = 1200

/** JSON Feed 1.1 at /feed.json. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { ORIGIN } = context.get(environmentContext)
  context.get(pageContext).addCacheTags('posts', 'brand')
  const [brand, posts] = [await findBrand(db), await listNewestPosts(db, FEED_LENGTH)]
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: brand.name,
    description: brand.description,
    home_page_url: `${ORIGIN}/blog`,
    feed_url: `${ORIGIN}/feed.json`,
    language: brand.language,
    items: posts.map((post) => ({
      id: `${ORIGIN}/blog/${post.slug}`,
      url: `${ORIGIN}/blog/${post.slug}`,
      title: post.title,
      summary: post.description,
      content_text: post.description,
      date_published: post.publishedAt.toISOString(),
      ...(post.author && { authors: [{ name: post.author }] }),
      ...(post.cover && { image: ORIGIN + pictureUrlAtLeast(post.cover, PICTURE_WIDTH) }),
      tags: [post.category],
    })),
  }
  return Response.json(feed, { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
