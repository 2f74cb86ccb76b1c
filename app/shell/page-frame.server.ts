import { sql } from 'kysely'
import type { RouterContextProvider } from 'react-router'
import type { Breadcrumb, PageFrame, SeoSettings } from '~/domains/seo/seo-settings'
import { databaseContext, pageContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'

/** The SEO settings of the page at `path` and the labels of its breadcrumbs, in one query. */
export async function findPageFrame(db: Database, path: string, now = new Date()): Promise<PageFrame> {
  const trail = trailOf(path)
  const rows = await db
    .selectFrom(sql<{ path: string; place: number }>`unnest(${trail}::text[]) with ordinality`.as<'trail'>(sql`trail(path, place)`))
    .leftJoin('seoSettings', 'seoSettings.pagePath', 'trail.path')
    .leftJoin('blogPosts', (join) =>
      join
        .on('blogPosts.slug', '=', sql<string>`substring(trail.path from '^/blog/([^/]+)$')`)
        .on('blogPosts.publishedAt', '<=', now),
    )
    .leftJoin('products', (join) =>
      join
        .on('products.slug', '=', sql<string>`substring(trail.path from '^/tools/([^/]+)$')`)
        .on('products.publishedAt', '<=', now),
    )
    .selectAll('seoSettings')
    .select(['trail.path', 'blogPosts.title as postTitle', 'products.name as productName'])
    .orderBy('trail.place')
    .execute()
  const breadcrumbs = rows.map((row): Breadcrumb => ({
    path: row.path,
    label: row.breadcrumbLabel || row.postTitle || row.productName || capitalised(row.path),
  }))
  const own = rows.at(-1)
  return {
    path,
    seo: own?.pagePath ? toSettings(own as unknown as SeoSettings) : null,
    breadcrumbs: path === '/' ? [] : breadcrumbs,
  }
}

/** "/blog/a-post" → "/", "/blog", "/blog/a-post" */
function trailOf(path: string) {
  const segments = path.split('/').filter(Boolean)
  return ['/', ...segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)]
}

function capitalised(path: string) {
  if (path === '/') return 'Home'
  const segment = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  return segment.charAt(0).toUpperCase() + segment.slice(1)
}

function toSettings(row: SeoSettings): SeoSettings {
  const { metaTitle, metaDescription, canonicalUrl, robotsMeta, ogTitle, ogDescription, ogImage } = row
  const { twitterTitle, twitterDescription, twitterImage, customMetaTags, schemaMarkup } = row
  return {
    ...{ metaTitle, metaDescription, canonicalUrl, robotsMeta, ogTitle, ogDescription, ogImage },
    ...{ twitterTitle, twitterDescription, twitterImage, customMetaTags, schemaMarkup },
  }
}

/** The loader of every layout around public pages. */
export async function loadFrame({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const path = url.pathname.replace(/\/+$/, '') || '/'
  const frame = await findPageFrame(context.get(databaseContext), path)
  context.get(pageContext).shows(...trailOf(path).map((part) => `seo:${part}`))
  return { frame }
}
