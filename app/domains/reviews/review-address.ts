import type { ReviewSort } from './review'

interface ReviewsPathOptions {
  stars?: number | undefined
  sort: ReviewSort
  page: number
}

/** The address of a product's page with a part of its reviews; what is usual is left out. */
export function reviewsPath(path: string, { stars, sort, page }: ReviewsPathOptions) {
  const query = new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { reviews: String(page) }),
  })
  return `${path}${query.size ? `?${query}` : ''}#reviews`
}
