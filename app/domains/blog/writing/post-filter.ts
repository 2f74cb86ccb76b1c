import { type PieceFilter, readPieceFilter, textIn } from '~/domains/writing/piece-filter'

/** What the list of posts shows, as its address says it. */
export interface PostFilter extends PieceFilter {
  category: string
  author: string
  tag: string
}

export const filterNames = ['q', 'status', 'category', 'author', 'tag'] as const

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function readPostFilter(params: URLSearchParams): PostFilter {
  const text = (name: string) => textIn(params, name)
  return { ...readPieceFilter(params), category: text('category'), author: text('author'), tag: text('tag') }
}

export function isFiltered({ q, status, category, author, tag }: PostFilter) {
  return [q, status, category, author, tag].some(Boolean)
}
