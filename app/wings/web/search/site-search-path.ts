export const searchKinds = { post: 'Posts', product: 'Products', 'landing-page': 'Pages' } as const
/** One of each, for people. */
export const searchKindLabels = { post: 'Post', product: 'Product', 'landing-page': 'Page' } as const
export type SearchKind = keyof typeof searchKinds

export function isSearchKind(value: string | null): value is SearchKind {
  return value !== null && Object.hasOwn(searchKinds, value)
}

interface SearchPathOptions {
  q: string
  kind?: SearchKind | null
  page?: number
}

/** The address of a page of what a search of the whole site found. */
export function siteSearchPath({ q, kind, page = 1 }: SearchPathOptions) {
  const query = new URLSearchParams({ ...(q && { q }), ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `/search?${query}` : '/search'
}
