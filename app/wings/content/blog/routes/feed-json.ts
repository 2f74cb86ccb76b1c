import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { findBrand } from '~/wings/site/settings/queries.server'
import { findFeedContent } from '../feed-content.queries.server'
import { loadFeedTexts } from '../feed-texts.queries.server'
import type { Route } from './+types/feed-json'

const PICTURE_WIDTH = 1200

/** JSON Feed 1.1 at /feed.json; `?category` or `?tag` narrows it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { ORIGIN } = context.get(environmentContext)
  context.get(pageContext).addCacheTags('posts', 'brand')
  const [brand, content] = [await findBrand(db), await findFeedContent(db, url.searchParams)]
  if (!content) throw notFound('Feed')
  const { posts, name, description, listPath, query } = content
  const texts = await loadFeedTexts(
    context,
    posts.map(({ slug }) => slug),
  )
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: name ? `${name} – ${brand.name}` : brand.name,
    description: description || brand.description,
    home_page_url: ORIGIN + listPath,
    feed_url: `${ORIGIN}/feed.json${query}`,
    language: brand.language,
    items: posts.map((post) => ({
      id: `${ORIGIN}/blog/${post.slug}`,
      url: `${ORIGIN}/blog/${post.slug}`,
      title: post.title,
      summary: post.description,
      ...(texts.get(post.slug) ? { content_html: texts.get(post.slug) } : { content_text: post.description }),
      date_published: post.publishedAt.toISOString(),
      ...(post.author && { authors: [{ name: post.author }] }),
      ...(post.cover && { image: ORIGIN + pictureUrlAtLeast(post.cover, PICTURE_WIDTH) }),
      ...(post.categoryName && { tags: [post.categoryName] }),
    })),
  }
  return Response.json(feed, { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
