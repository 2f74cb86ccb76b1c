import type { Picture } from '~/domains/media/picture'
import type { OfferedProduct } from '~/domains/products/on-other-pages.queries.server'
import type { ProductSummary } from '~/domains/products/product'
import type { ReviewElsewhere } from '~/domains/reviews/newest.queries.server'
import type { BlockOf } from './block-schema'

/** What the blocks of a page name and show: it is fetched with the page. */
export interface Material {
  /** By their ids. */
  pictures: Record<string, Picture>
  /** Published ones that are named by their ids, by these. */
  offers: Record<string, OfferedProduct>
  /** The newest ones, of all and of each category that a block asks for. */
  newest: Partial<Record<Exclude<BlockOf<'products'>['show'], 'chosen'>, ProductSummary[]>>
  /** The newest approved reviews, of all products or of those that blocks name. */
  reviews: { ofAll: ReviewElsewhere[]; ofProducts: ReviewElsewhere[] }
  /** When it was fetched, in milliseconds, for clocks: a browser begins to draw with the same moment as the server. */
  fetchedAt: number
}

export const noMaterial: Material = {
  pictures: {},
  offers: {},
  newest: {},
  reviews: { ofAll: [], ofProducts: [] },
  fetchedAt: 0,
}

/** The products of a block, in its order; those that are not published are left out. */
export function productsOf({ show, productIds, limit }: BlockOf<'products'>, { offers, newest }: Material) {
  if (show === 'chosen') return productIds.flatMap((id) => offers[id] ?? [])
  return newest[show]?.slice(0, limit) ?? []
}

export function reviewsOf({ productId, limit }: BlockOf<'reviews'>, { reviews }: Material) {
  const fitting = productId ? reviews.ofProducts.filter((review) => review.productId === productId) : reviews.ofAll
  return fitting.slice(0, limit)
}
