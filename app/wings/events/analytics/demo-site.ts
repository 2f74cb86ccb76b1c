/** What made-up visitors can look at. */
export interface DemoSite {
  /** Paths that visits begin with, the most liked first: posts, pages of the studio, landing pages. */
  posts: string[]
  pages: string[]
  products: DemoProduct[]
}

export interface DemoProduct {
  id: string
  slug: string
  path: string
  /** In whole units of the currency: 1499.5. */
  price: number
  currency: string
}
