import { findPictures } from '~/domains/media/find-picture.server'
import { listNewestOfCategory, listOfferedProducts } from '~/domains/products/on-other-pages.queries.server'
import { listNewestProducts } from '~/domains/products/queries.server'
import { listNewestReviews, listNewestReviewsOf } from '~/domains/reviews/newest.queries.server'
import type { ContentTag } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { Block, BlockOf } from './block-schema'
import { blocksIn, blocksOfType, pictureIdsOf } from './blocks/blocks-in'
import type { Material } from './material'

/** What the blocks name, in eight questions at most, however many blocks there are. */
export async function materialFor(db: Database, blocks: Block[], now = new Date()): Promise<Material> {
  const offered = await listOfferedProducts(db, productsNamedBy(blocks), now)
  return {
    pictures: await findPictures(db, blocksIn(blocks).flatMap(pictureIdsOf)),
    offers: Object.fromEntries(offered.map((product) => [product.id, product])),
    newest: await newestProducts(db, blocksOfType(blocks, 'products'), now),
    reviews: await newestReviews(db, blocksOfType(blocks, 'reviews'), now),
    // a page without a clock is the same bytes whenever it is drawn
    fetchedAt: blocksOfType(blocks, 'countdown').length > 0 ? now.getTime() : 0,
  }
}

/** What a page shows with these blocks, besides itself: it is drawn anew when any of that changes. */
export function tagsOf(blocks: Block[], { newest }: Material): ContentTag[] {
  const reviews = blocksOfType(blocks, 'reviews')
  const shown = [
    ...Object.values(newest).flatMap((products) => products.map(({ id }) => id)),
    ...productsNamedBy(blocks),
  ]
  const ids = new Set([...shown, ...reviews.flatMap(({ productId }) => productId ?? [])])
  return [
    ...(ids.size > 0 || reviews.length > 0 || blocksOfType(blocks, 'products').length > 0 ? ['products'] : []),
    ...[...ids].map((id) => `product:${id}`),
    ...(reviews.length > 0 ? ['reviews'] : []),
  ]
}

function productsNamedBy(blocks: Block[]) {
  const ids = blocksIn(blocks).flatMap((block) => {
    if (block.type === 'products') return block.show === 'chosen' ? block.productIds : []
    return block.type === 'pricing' ? (block.productId ?? []) : []
  })
  return [...new Set(ids)]
}

async function newestProducts(db: Database, blocks: BlockOf<'products'>[], now: Date) {
  const newest: Material['newest'] = {}
  for (const [show, limit] of mostOfEach(blocks)) {
    if (show === 'chosen') continue
    newest[show] =
      show === 'newest' ? await listNewestProducts(db, limit, now) : await listNewestOfCategory(db, show, limit, now)
  }
  return newest
}

function mostOfEach(blocks: BlockOf<'products'>[]) {
  const most = new Map<BlockOf<'products'>['show'], number>()
  for (const { show, limit } of blocks) most.set(show, Math.max(limit, most.get(show) ?? 0))
  return most
}

async function newestReviews(db: Database, blocks: BlockOf<'reviews'>[], now: Date) {
  const most = Math.max(0, ...blocks.map(({ limit }) => limit))
  const ids = [...new Set(blocks.flatMap(({ productId }) => productId ?? []))]
  const ofAll = blocks.some(({ productId }) => productId === null) ? await listNewestReviews(db, most, now) : []
  return { ofAll, ofProducts: await listNewestReviewsOf(db, ids, most, now) }
}
