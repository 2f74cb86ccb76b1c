import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { escapeXml } from '~/platform/text/escape-xml'
import { findBrand } from '~/wings/site/settings/queries.server'
import { listNewestPosts } from '../queries.server'
import type { Route } from './+types/feed'

const FEED_LENGTH = 30

/** RSS 2.0 at /feed.xml. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { ORIGIN } = context.get(environmentContext)
  context.get(pageContext).addCacheTags('posts', 'brand')
  const brand = await findBrand(db)
  const items = (await listNewestPosts(db, FEED_LENGTH)).map((post) => {
    const address = `${ORIGIN}/blog/${post.slug}`
    return `<item><title>${escapeXml(post.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${post.publishedAt.toUTCString()}</pubDate><category>${escapeXml(post.category)}</category><dc:creator>${escapeXml(post.author)}</dc:creator><description>${escapeXml(post.description)}</description></item>`
  })
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(brand.name)}</title><link>${ORIGIN}/blog</link><description>${escapeXml(brand.description || brand.name)}</description><language>${brand.language}</language><atom:link href="${ORIGIN}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>`
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
