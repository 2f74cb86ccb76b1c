export const catalogueSorts = { newest: 'Newest', 'price-up': 'Lowest price', 'price-down': 'Highest price' } as const
export type CatalogueSort = keyof typeof catalogueSorts

export function isCatalogueSort(value: string | null): value is CatalogueSort {
  return value !== null && Object.hasOwn(catalogueSorts, value)
}

interface CatalogueAddress {
  q?: string
  category?: string | null
  sort?: CatalogueSort | null
  page?: number
}

/** The address of a page of the catalogue or of a search in it; what is usual is left out. */
export function catalogueAddress({ q, category, sort, page = 1 }: CatalogueAddress) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(sort && (sort !== 'newest' || q) && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `/tools?${query}` : '/tools'
}
