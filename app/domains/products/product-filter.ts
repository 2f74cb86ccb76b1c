import { type PieceFilter, readPieceFilter, textIn } from '~/domains/writing/piece-filter'
import { isProductCategory, type ProductCategory } from './product'

/** What the list of products shows, as its address says it. */
export interface ProductFilter extends PieceFilter {
  category: ProductCategory | null
}

export const filterNames = ['q', 'status', 'category'] as const

export function readProductFilter(params: URLSearchParams): ProductFilter {
  const category = textIn(params, 'category')
  return { ...readPieceFilter(params, ['price']), category: isProductCategory(category) ? category : null }
}

export function isFiltered({ q, status, category }: ProductFilter) {
  return [q, status, category].some(Boolean)
}
