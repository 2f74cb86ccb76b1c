import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import type { Picture } from '~/wings/site/media/picture'
import { pictureJsonSql } from '~/wings/site/media/picture-json.server'
import { emptyRating, type Rating } from './rating'
import { REVIEWS_PER_PAGE, type ReviewSort } from './review'

const ratingColumns = ['count', 'sum', 'stars'] as const

export async function findProductRating(db: Database, productId: string): Promise<Rating> {
  const row = await db
    .selectFrom('productRatings')
    .select(ratingColumns)
    .where('productId', '=', productId)
    .executeTakeFirst()
  return row ?? emptyRating
}

/** A review as visitors see it. */
export interface PublicReview {
  id: string
  stars: number
  title: string
  text: string
  authorName: string
  createdAt: Date
  /** Whether the order behind it is paid for at this moment. */
  isVerified: boolean
  photos: Picture[]
  reply: string
  repliedAt: Date | null
}

interface ReviewPageQuery {
  page: number
  stars?: number | undefined
  sort: ReviewSort
}

const orderings = {
  newest: sql`reviews.created_at desc, reviews.id`,
  best: sql`reviews.stars desc, reviews.created_at desc, reviews.id`,
  worst: sql`reviews.stars, reviews.created_at desc, reviews.id`,
}

/** One page of a product's approved reviews. How many there are is in its rating. */
export function listApprovedReviews(
  db: Database,
  productId: string,
  { page, stars, sort }: ReviewPageQuery,
): Promise<PublicReview[]> {
  // the ids first: what is passed over is read from an index only
  const ids = db
    .selectFrom('reviews')
    .select('reviews.id')
    .where('productId', '=', productId)
    .where('status', '=', 'approved')
    .$if(stars !== undefined, (query) => query.where('stars', '=', stars ?? 0))
    .orderBy(orderings[sort])
    .limit(REVIEWS_PER_PAGE)
    .offset((page - 1) * REVIEWS_PER_PAGE)
  return db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.orderId')
    .select(['reviews.id', 'reviews.stars', 'reviews.title', 'reviews.text', 'reviews.authorName', 'reviews.createdAt'])
    .select(['reviews.reply', 'reviews.repliedAt'])
    .select((from) => [isVerifiedBuyer.as('isVerified'), reviewPhotos(from).as('photos')])
    .where('reviews.id', 'in', ids)
    .orderBy(orderings[sort])
    .execute()
}

/**
 * The rule of the badge, the only one: somebody paid for the order and has not got the money back. It is asked each time a
 * review is shown, so nobody can give it, buy it or keep it.
 */
export const isVerifiedBuyer = sql<boolean>`(orders.status = 'paid' and orders.payment <> 'free')`

export function reviewPhotos(from: ExpressionBuilder<DB, 'reviews'>) {
  const alt = sql`'Photo of the author'`
  return sql<Picture[]>`coalesce((
    select json_agg(${pictureJsonSql(alt)} order by position)
    from review_photos join media_files on media_files.id = review_photos.media_id
    where review_id = ${from.ref('reviews.id')}), '[]')`
}
