import { searchPostTitles } from '~/domains/blog/title-search.queries.server'
import { searchLandingPageTitles } from '~/domains/landing-pages/queries.server'
import { listMediaFiles } from '~/domains/media/queries.server'
import { editorPathOf } from '~/domains/pages/editor-path'
import { searchProductNames } from '~/domains/products/title-search.queries.server'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/search-words'
import type { SearchResult } from './search-result'

const SHOWN = 6
const PICTURES_SHOWN = 3

/** What of the studio's content is called so: some posts, some products, some landing pages, some pictures. */
export async function searchContent(db: Database, typed: string, now = new Date()): Promise<SearchResult[]> {
  if (prefixQuery(typed) === '') return []
  const pictures = { q: typed, unused: false, sort: 'newest' as const, page: 1, size: PICTURES_SHOWN }
  const [posts, products, pages, { files }] = await Promise.all([
    searchPostTitles(db, typed, SHOWN),
    searchProductNames(db, typed, SHOWN),
    searchLandingPageTitles(db, typed, SHOWN),
    listMediaFiles(db, pictures),
  ])
  return [
    ...posts.map(({ id, title, publishedAt }) => ({
      id,
      kind: 'post' as const,
      title: title || 'Without a title',
      note: stateOf(publishedAt, now),
      path: editorPathOf('post', id),
    })),
    ...products.map(({ id, title, publishedAt }) => ({
      id,
      kind: 'product' as const,
      title: title || 'Without a name',
      note: stateOf(publishedAt, now),
      path: editorPathOf('product', id),
    })),
    ...pages.map(({ id, title, publishedAt }) => ({
      id,
      kind: 'landing-page' as const,
      title: title || 'Without a title',
      note: stateOf(publishedAt, now),
      path: editorPathOf('landing-page', id),
    })),
    ...files.map(({ id, fileName, alt }) => ({
      id,
      kind: 'picture' as const,
      title: alt || fileName,
      note: fileName,
      path: `/admin/media?${new URLSearchParams({ q: fileName })}`,
    })),
  ]
}

function stateOf(publishedAt: Date | null, now: Date) {
  if (!publishedAt) return 'Draft'
  return publishedAt > now ? 'Scheduled' : 'Published'
}
