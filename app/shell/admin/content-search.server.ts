import { searchDrafts } from '~/domains/blog/draft-search.queries.server'
import { searchPages } from '~/domains/pages/search.queries.server'
import type { Database } from '~/platform/database/database.server'
import type { SearchResult } from './search-result'

const SHOWN = 8

/** What of the studio's content is called so: a few of each kind, drafts first, because they have no other address. */
export async function searchContent(db: Database, typed: string, now = new Date()): Promise<SearchResult[]> {
  const [drafts, pages] = await Promise.all([searchDrafts(db, typed, SHOWN), searchPages(db, typed, SHOWN)])
  const isDraft = new Set(drafts.map(({ id }) => id))
  return [
    ...drafts.map(({ id, title }) => ({ id, kind: 'post' as const, title, note: 'Draft', path: editorOf(id) })),
    ...pages.filter(({ id }) => !isDraft.has(id)).map((page) => toResult(page, now)),
  ].slice(0, SHOWN)
}

type FoundPage = Awaited<ReturnType<typeof searchPages>>[number]

/** What has no editor yet leads to its public page. */
function toResult({ id, kind, path, title, publishedAt }: FoundPage, now: Date): SearchResult {
  if (kind !== 'post') return { id, kind: kind as 'product' | 'landing-page', title, note: path, path }
  const isScheduled = publishedAt !== null && publishedAt > now
  const note = publishedAt === null ? 'Draft' : isScheduled ? 'Scheduled' : 'Published'
  return { id, kind, title, note, path: editorOf(id) }
}

function editorOf(postId: string) {
  return `/admin/blog/edit/${postId}`
}
