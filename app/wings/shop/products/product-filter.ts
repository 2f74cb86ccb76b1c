import { type EntryFilter, parseEntryFilter, textParam } from '~/wings/publishing/writing/entry-filter'

/** What the list of products shows, as its address says it. */
export interface ProductFilter extends EntryFilter {
  category: string
}

export const productFilterNames = ['q', 'status', 'category'] as const

export function parseProductFilter(params: URLSearchParams): ProductFilter {
  return { ...parseEntryFilter(params, ['price']), category: textParam(params, 'category') }
}

export function isProductListFiltered({ q, status, category }: ProductFilter) {
  return [q, status, category].some(Boolean)
}
