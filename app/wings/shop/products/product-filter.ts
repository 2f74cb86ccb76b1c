import { type EntryFilter, parseEntryFilter, textParam } from '~/wings/publishing/writing/entry-filter'
import { isProductCategory, type ProductCategory } from './product'

/** What the list of products shows, as its address says it. */
export interface ProductFilter extends EntryFilter {
  category: ProductCategory | null
}

export const productFilterNames = ['q', 'status', 'category'] as const

export function parseProductFilter(params: URLSearchParams): ProductFilter {
  const category = textParam(params, 'category')
  return { ...parseEntryFilter(params, ['price']), category: isProductCategory(category) ? category : null }
}

export function isProductListFiltered({ q, status, category }: ProductFilter) {
  return [q, status, category].some(Boolean)
}
