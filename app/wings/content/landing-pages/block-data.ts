import type { PostSummary } from '~/wings/content/blog/post'
import type { ProductSummary } from '~/wings/shop/products/product'
import type { ProductOffer } from '~/wings/shop/products/product-offers.queries.server'
import type { FeaturedReview } from '~/wings/shop/reviews/newest-reviews.queries.server'
import type { Picture } from '~/wings/site/media/picture'
import type { BlockOfType } from './block-schema'

/** What the blocks of a page name and show: it is fetched with the page. */
export interface BlockData {
  /** By their ids. */
  pictures: Record<string, Picture>
  /** Published ones that are named by their ids, by these. */
  offeredProducts: Record<string, ProductOffer>
  /** The newest ones, of all and of each category that a block asks for. */
  newestProducts: Record<string, ProductSummary[]>
  /** Their dates as ISO 8601: what the builder fetches is JSON. */
  newestPosts: (Omit<PostSummary, 'publishedAt'> & { publishedAt: string })[]
  /** The newest approved reviews, of all products or of those that blocks name. */
  reviews: { ofAll: FeaturedReview[]; ofProducts: FeaturedReview[] }
  /** When it was fetched, in milliseconds, for clocks: a browser begins to draw with the same moment as the server. */
  fetchedAt: number
}

export const emptyBlockData: BlockData = {
  pictures: {},
  offeredProducts: {},
  newestProducts: {},
  newestPosts: [],
  reviews: { ofAll: [], ofProducts: [] },
  fetchedAt: 0,
}

/** The products of a block, in its order; those that are not published are left out. */
export function getBlockProducts(
  { show, productIds, limit }: BlockOfType<'products'>,
  { offeredProducts, newestProducts }: BlockData,
) {
  if (show === 'chosen') return productIds.flatMap((id) => offeredProducts[id] ?? [])
  return newestProducts[show]?.slice(0, limit) ?? []
}

export function getBlockPosts({ limit }: BlockOfType<'posts'>, { newestPosts }: BlockData): PostSummary[] {
  return newestPosts.slice(0, limit).map((post) => ({ ...post, publishedAt: new Date(post.publishedAt) }))
}

export function getBlockReviews({ productId, limit }: BlockOfType<'reviews'>, { reviews }: BlockData) {
  const fitting = productId ? reviews.ofProducts.filter((review) => review.productId === productId) : reviews.ofAll
  return fitting.slice(0, limit)
}
