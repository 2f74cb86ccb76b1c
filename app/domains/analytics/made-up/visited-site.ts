/** What made-up visitors can look at. */
export interface VisitedSite {
  /** Paths that visits begin with, the most liked first: posts, pages of the studio, landing pages. */
  posts: string[]
  pages: string[]
  products: VisitedProduct[]
}

export interface VisitedProduct {
  id: string
  slug: string
  path: string
  /** Whole US dollars. */
  price: number
}
