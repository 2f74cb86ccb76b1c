import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { escapeXml } from '~/platform/text/escape-xml'
import { findBrand } from '~/wings/site/settings/queries.server'
import { findFeedContent } from '../feed-content.queries.server'
import { loadFeedTexts } from '../feed-texts.queries.server'
import type { Route } from './+types/feed'

/** RSS 2.0 at /feed.xml; `?category` or `?tag` narrows it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { ORIGIN } = context.get(environmentContext)
  context.get(pageContext).addCacheTags('posts', 'brand')
  const brand = await findBrand(db)
  const feed = await findFeedContent(db, url.searchParams)
  if (!feed) throw notFound('Feed')
  const { posts, name, description, listPath, query } = feed
  const title = name ? `${name} – ${brand.name}` : brand.name
  const texts = await loadFeedTexts(
    context,
    posts.map(({ slug }) => slug),
  )
  const items = posts.map((post) => {
    const text = texts.get(post.slug)
    const address = `${ORIGIN}/blog/${post.slug}`
    return `<item><title>${escapeXml(post.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${post.publishedAt.toUTCString()}</pubDate>${post.categoryName && `<category>${escapeXml(post.categoryName)}</category>`}<dc:creator>${escapeXml(post.author)}</dc:creator><description>${escapeXml(post.description)}</description>${text ? `<content:encoded>${escapeXml(text)}</content:encoded>` : ''}</item>`
  })
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(title)}</title><link>${ORIGIN}${listPath}</link><description>${escapeXml(description || brand.description || brand.name)}</description><language>${brand.language}</language><atom:link href="${ORIGIN}/feed.xml${query}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>`
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
