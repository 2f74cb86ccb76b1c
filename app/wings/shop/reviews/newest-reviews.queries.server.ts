import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isVerifiedBuyer, type PublicReview } from './queries.server'

/** A review where it stands apart from its product's page. */
export interface FeaturedReview
  extends Pick<PublicReview, 'id' | 'stars' | 'title' | 'text' | 'authorName' | 'isVerified'> {
  productId: string
  productName: string
  productSlug: string
}

const columns = sql`
  reviews.id, reviews.stars, reviews.title, reviews.text, reviews.author_name,
  ${isVerifiedBuyer} as is_verified, products.id as product_id, products.name as product_name, products.slug as product_slug`

/** The newest approved reviews of all published products: good and bad ones, as they came. */
export async function listNewestReviews(db: Database, limit: number, now = new Date()) {
  const { rows } = await sql<FeaturedReview>`
    select ${columns} from reviews
      join orders on orders.id = reviews.order_id
      join products on products.id = reviews.product_id
    where reviews.status = 'approved' and products.published_at <= ${now}
    order by reviews.created_at desc, reviews.id limit ${limit}`.execute(db)
  return rows
}

/** The same of each of these products, `limit` of each, in one question. */
export async function listNewestReviewsOfProducts(db: Database, productIds: string[], limit: number, now = new Date()) {
  if (productIds.length === 0) return []
  const { rows } = await sql<FeaturedReview>`
    select ${columns} from unnest(${productIds}::uuid[]) as wanted (id)
      cross join lateral (
        select id from reviews where product_id = wanted.id and status = 'approved'
        order by created_at desc, id limit ${limit}) as newest
      join reviews on reviews.id = newest.id
      join orders on orders.id = reviews.order_id
      join products on products.id = reviews.product_id
    where products.published_at <= ${now}
    order by reviews.created_at desc, reviews.id`.execute(db)
  return rows
}
