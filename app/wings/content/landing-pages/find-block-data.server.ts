import type { ContentTag } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { listNewestPosts } from '~/wings/content/blog/queries.server'
import { findCategory } from '~/wings/publishing/categories/category'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { listNewestProductsInCategory, listProductOffers } from '~/wings/shop/products/product-offers.queries.server'
import { listNewestProducts } from '~/wings/shop/products/queries.server'
import { listNewestReviews, listNewestReviewsOfProducts } from '~/wings/shop/reviews/newest-reviews.queries.server'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import type { BlockData } from './block-data'
import type { Block, BlockOfType } from './block-schema'
import { blockPictureIds, filterBlocksByType, flattenBlocks } from './engine/flatten-blocks'

/** What the blocks name, in nine queries at most, however many blocks there are. */
export async function findBlockData(db: Database, blocks: Block[], now = new Date()): Promise<BlockData> {
  const offered = await listProductOffers(db, listReferencedProducts(blocks), now)
  return {
    pictures: await findPicturesById(db, flattenBlocks(blocks).flatMap(blockPictureIds)),
    offeredProducts: Object.fromEntries(offered.map((product) => [product.id, product])),
    newestProducts: await findNewestProducts(db, filterBlocksByType(blocks, 'products'), now),
    newestPosts: await findNewestPosts(db, filterBlocksByType(blocks, 'posts'), now),
    reviews: await findNewestReviews(db, filterBlocksByType(blocks, 'reviews'), now),
    // a page without a clock is the same bytes whenever it is drawn
    fetchedAt: filterBlocksByType(blocks, 'countdown').length > 0 ? now.getTime() : 0,
  }
}

/** What a page shows with these blocks, besides itself: it is drawn anew when any of that changes. */
export function getBlockTags(blocks: Block[], { newestProducts }: BlockData): ContentTag[] {
  const reviews = filterBlocksByType(blocks, 'reviews')
  const shown = [
    ...Object.values(newestProducts).flatMap((products) => products.map(({ id }) => id)),
    ...listReferencedProducts(blocks),
  ]
  const ids = new Set([...shown, ...reviews.flatMap(({ productId }) => productId ?? [])])
  return [
    ...(ids.size > 0 || reviews.length > 0 || filterBlocksByType(blocks, 'products').length > 0 ? ['products'] : []),
    ...[...ids].map((id) => `product:${id}`),
    ...(filterBlocksByType(blocks, 'posts').length > 0 ? ['posts'] : []),
    ...(reviews.length > 0 ? ['reviews'] : []),
  ]
}

function listReferencedProducts(blocks: Block[]) {
  const ids = flattenBlocks(blocks).flatMap((block) => {
    if (block.type === 'products') return block.show === 'chosen' ? block.productIds : []
    return block.type === 'pricing' ? (block.productId ?? []) : []
  })
  return [...new Set(ids)]
}

async function findNewestProducts(db: Database, blocks: BlockOfType<'products'>[], now: Date) {
  const newest: BlockData['newestProducts'] = {}
  const categories = blocks.length > 0 ? await listCategories(db, 'product') : []
  for (const [show, limit] of maxLimitByCategory(blocks)) {
    if (show === 'chosen') continue
    newest[show] =
      show === 'newest'
        ? await listNewestProducts(db, limit, now)
        : await listNewestProductsInCategory(db, findCategory(categories, show)?.slug ?? show, limit, now)
  }
  return newest
}

function maxLimitByCategory(blocks: BlockOfType<'products'>[]) {
  const most = new Map<string, number>()
  for (const { show, limit } of blocks) most.set(show, Math.max(limit, most.get(show) ?? 0))
  return most
}

async function findNewestPosts(db: Database, blocks: BlockOfType<'posts'>[], now: Date) {
  const most = Math.max(0, ...blocks.map(({ limit }) => limit))
  const posts = most > 0 ? await listNewestPosts(db, most, now) : []
  return posts.map((post) => ({ ...post, publishedAt: post.publishedAt.toISOString() }))
}

async function findNewestReviews(db: Database, blocks: BlockOfType<'reviews'>[], now: Date) {
  const most = Math.max(0, ...blocks.map(({ limit }) => limit))
  const ids = [...new Set(blocks.flatMap(({ productId }) => productId ?? []))]
  const ofAll = blocks.some(({ productId }) => productId === null) ? await listNewestReviews(db, most, now) : []
  return { ofAll, ofProducts: await listNewestReviewsOfProducts(db, ids, most, now) }
}
