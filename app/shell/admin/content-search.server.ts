import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/lists/prefix-query'
import { searchPostTitles } from '~/wings/content/blog/title-search.queries.server'
import { searchLandingPageTitles } from '~/wings/content/landing-pages/queries.server'
import { searchProductNames } from '~/wings/shop/products/product-name-search.queries.server'
import { listMediaFiles } from '~/wings/site/media/queries.server'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import type { ContentSearchResult } from './content-search-result'

const MAX_RESULTS = 6
const MAX_PICTURES = 3

/** What of the studio's content is called so: some posts, some products, some landing pages, some pictures. */
export async function searchAllContent(db: Database, typed: string, now = new Date()): Promise<ContentSearchResult[]> {
  if (prefixQuery(typed) === '') return []
  const pictures = { q: typed, unused: false, sort: 'newest' as const, page: 1, size: MAX_PICTURES }
  const [posts, products, pages, { files }] = await Promise.all([
    searchPostTitles(db, typed, MAX_RESULTS),
    searchProductNames(db, typed, MAX_RESULTS),
    searchLandingPageTitles(db, typed, MAX_RESULTS),
    listMediaFiles(db, pictures),
  ])
  return [
    ...posts.map(({ id, title, publishedAt }) => ({
      id,
      kind: 'post' as const,
      title: title || 'Untitled',
      description: statusLabel(publishedAt, now),
      path: editorPath('post', id),
    })),
    ...products.map(({ id, title, publishedAt }) => ({
      id,
      kind: 'product' as const,
      title: title || 'Untitled',
      description: statusLabel(publishedAt, now),
      path: editorPath('product', id),
    })),
    ...pages.map(({ id, title, publishedAt }) => ({
      id,
      kind: 'landing-page' as const,
      title: title || 'Untitled',
      description: statusLabel(publishedAt, now),
      path: editorPath('landing-page', id),
    })),
    ...files.map(({ id, fileName, alt }) => ({
      id,
      kind: 'picture' as const,
      title: alt || fileName,
      description: fileName,
      path: `/admin/media?${new URLSearchParams({ q: fileName })}`,
    })),
  ]
}

function statusLabel(publishedAt: Date | null, now: Date) {
  if (!publishedAt) return 'Draft'
  return publishedAt > now ? 'Scheduled' : 'Published'
}
