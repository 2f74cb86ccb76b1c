interface ListAddress {
  q?: string
  category?: string | null
  page?: number
}

/** The address of a page of the blog's list or of a search. */
export function listAddress({ q, category, page = 1 }: ListAddress) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `/blog?${query}` : '/blog'
}
