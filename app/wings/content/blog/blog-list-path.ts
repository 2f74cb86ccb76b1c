interface BlogListQuery {
  q?: string
  category?: string | null
  page?: number
}

/** The address of a page of the blog's list or of a search. */
export function blogListPath({ q, category, page = 1 }: BlogListQuery) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `/blog?${query}` : '/blog'
}
