import { type EntryFilter, parseEntryFilter, textParam } from '~/wings/publishing/writing/entry-filter'

/** What the list of posts shows, as its address says it. */
export interface PostFilter extends EntryFilter {
  category: string
  author: string
  tag: string
}

export const postFilterNames = ['q', 'status', 'category', 'author', 'tag'] as const

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function parsePostFilter(params: URLSearchParams): PostFilter {
  const text = (name: string) => textParam(params, name)
  return { ...parseEntryFilter(params), category: text('category'), author: text('author'), tag: text('tag') }
}

export function isPostListFiltered({ q, status, category, author, tag }: PostFilter) {
  return [q, status, category, author, tag].some(Boolean)
}
