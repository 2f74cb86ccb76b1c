interface BlogListQuery {
  q?: string
  category?: string | null
  /** Instead of a category: posts with a tag, by its slug. */
  tag?: string | null
  page?: number
}

/** The address of a page of the blog's list or of a search. */
export function blogListPath({ q, category, tag, page = 1 }: BlogListQuery) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `/blog?${query}` : '/blog'
}
