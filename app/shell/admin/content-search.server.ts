import { searchPostTitles } from '~/domains/blog/title-search.queries.server'
import { searchPages } from '~/domains/pages/queries.server'
import type { Database } from '~/platform/database/database.server'
import type { SearchResult } from './search-result'

const SHOWN = 6

/** What of the studio's content is called so: some posts, then other pages. What has no editor leads to its public page. */
export async function searchContent(db: Database, typed: string, now = new Date()): Promise<SearchResult[]> {
  if (typed.trim() === '') return []
  const kinds = ['product', 'landing-page'] as const
  const [posts, pages] = await Promise.all([searchPostTitles(db, typed, SHOWN), searchPages(db, typed, SHOWN, kinds)])
  return [
    ...posts.map(({ id, title, publishedAt }) => ({
      id,
      kind: 'post' as const,
      title: title || 'Without a title',
      note: stateOf(publishedAt, now),
      path: `/admin/blog/edit/${id}`,
    })),
    ...pages.map(({ id, kind, path, title }) => ({
      id,
      kind: kind as (typeof kinds)[number],
      title,
      note: path,
      path,
    })),
  ]
}

function stateOf(publishedAt: Date | null, now: Date) {
  if (!publishedAt) return 'Draft'
  return publishedAt > now ? 'Scheduled' : 'Published'
}
