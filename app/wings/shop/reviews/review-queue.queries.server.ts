import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import { prefixQuery } from '~/platform/lists/prefix-query'
import { isVerifiedBuyer, reviewPhotos } from './queries.server'
import type { RejectionReason, ReviewStatus } from './review'
import { SPAM_THRESHOLD, type SpamSign } from './spam-signs'

/** What the queue shows when nothing else is asked for: what waits. */
export const reviewQueueFilterSchema = z.object({
  q: z.string().max(200).optional().catch(undefined),
  show: z.enum(['approved', 'rejected', 'all']).optional().catch(undefined),
  stars: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  signs: z.literal('spam').optional().catch(undefined),
  product: z.uuid().optional().catch(undefined),
})
type ReviewQueueFilter = z.output<typeof reviewQueueFilterSchema>

function reviewsWithOrders(db: Database) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .innerJoin('orders', 'orders.id', 'reviews.orderId')
    .select([
      'reviews.id',
      'reviews.revision',
      'reviews.stars',
      'reviews.title',
      'reviews.authorName',
      'reviews.spamScore',
    ])
    .select(['reviews.createdAt', 'reviews.editedAt'])
    .select(['reviews.productId', 'products.name as productName', 'products.slug as productSlug'])
    .select((from) => [
      from.ref('reviews.status').$castTo<ReviewStatus>().as('status'),
      from.ref('reviews.rejectedFor').$castTo<RejectionReason | null>().as('rejectedFor'),
      isVerifiedBuyer.as('isVerified'),
      sql<number>`(select count(*)::int from review_photos where review_id = reviews.id)`.as('photoCount'),
    ])
}

/** Reviews for those who moderate, newest first. */
export async function listReviewsForModeration(
  db: Database,
  filter: ReviewQueueFilter,
  place: KeysetCursor,
  size: number,
) {
  const { q = '', show, stars, signs, product } = filter
  const [newest, byId] = keysetOrder(place)
  const words = prefixQuery(q)
  const rows = await reviewsWithOrders(db)
    .select(sql<string>`left(reviews.text, 160)`.as('excerpt'))
    .$if(show !== 'all', (query) => query.where('reviews.status', '=', show === 'all' ? '' : (show ?? 'waiting')))
    .$if(stars !== undefined, (query) => query.where('reviews.stars', '=', stars ?? 0))
    .$if(signs !== undefined, (query) => query.where('reviews.spamScore', '>=', SPAM_THRESHOLD))
    .$if(product !== undefined, (query) => query.where('reviews.productId', '=', product ?? ''))
    .$if(words !== '', (query) => query.where(sql<boolean>`reviews.search @@ to_tsquery('simple', ${words})`))
    .where(keysetCondition('reviews', 'created_at', place))
    .orderBy('reviews.createdAt', newest)
    .orderBy('reviews.id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, place)
}

export type QueuedReview =
  Awaited<ReturnType<typeof listReviewsForModeration>> extends ListPage<infer Row> ? Row : never

/** One review with everything that is known of it. */
export function findReviewToModerate(db: Database, id: string) {
  return reviewsWithOrders(db)
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select([
      'reviews.text',
      'reply',
      'repliedAt',
      'moderatedAt',
      'orders.id as orderId',
      'orders.number as orderNumber',
    ])
    .select(['orders.status as orderStatus', 'orders.payment', 'orders.paidAt', 'orders.tierName', 'customers.email'])
    .select((from) => [
      from.ref('reviews.spamSigns').$castTo<SpamSign[]>().as('spamSigns'),
      reviewPhotos(from).as('photos'),
    ])
    .where('reviews.id', '=', id)
    .executeTakeFirst()
}

export type ReviewToModerate = NonNullable<Awaited<ReturnType<typeof findReviewToModerate>>>
