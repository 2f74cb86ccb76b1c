export const catalogSortLabels = {
  newest: 'Newest',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
} as const
export type CatalogSort = keyof typeof catalogSortLabels

export function isCatalogSort(value: string | null): value is CatalogSort {
  return value !== null && Object.hasOwn(catalogSortLabels, value)
}

interface CatalogPathOptions {
  q?: string
  category?: string | null
  sort?: CatalogSort | null
  /** As somebody typed them. */
  min?: string
  max?: string
  page?: number
}

/** The address of a page of the catalog or of a search in it; what is usual is left out. */
export function catalogPath({ q, category, sort, min, max, page = 1 }: CatalogPathOptions) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(sort && (sort !== 'newest' || q) && { sort }),
    ...(min && { min }),
    ...(max && { max }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `/tools?${query}` : '/tools'
}
