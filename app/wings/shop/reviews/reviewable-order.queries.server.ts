import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Picture } from '~/wings/site/media/picture'
import { pictureJsonSql } from '~/wings/site/media/picture-json.server'
import type { RejectionReason, ReviewStatus } from './review'

/** What the link to a review leads to: the order, its product, and the review when there is one. */
export async function findReviewableOrder(db: Database, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.productId')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['orders.id', 'orders.number', 'orders.productId', 'orders.status', 'orders.tierName', 'customers.email'])
    .select(['customers.name as customerName', 'products.name as productName', 'products.slug as productSlug'])
    .where('orders.id', '=', orderId)
    .where('orders.status', 'in', ['paid', 'refunded', 'disputed'])
    .executeTakeFirst()
  return order && { ...order, review: await findOwnReview(db, orderId) }
}

export type ReviewableOrder = NonNullable<Awaited<ReturnType<typeof findReviewableOrder>>>

/** Those of the orders whose buyers wrote a review. */
export async function listReviewedOrderIds(db: Database, orderIds: string[]) {
  const rows = await db.selectFrom('reviews').select('orderId').where('orderId', 'in', orderIds).execute()
  return rows.map(({ orderId }) => orderId)
}

async function findOwnReview(db: Database, orderId: string) {
  const review = await db
    .selectFrom('reviews')
    .select(['id', 'stars', 'title', 'text', 'authorName', 'reply'])
    .select((from) => [
      from.ref('status').$castTo<ReviewStatus>().as('status'),
      from.ref('rejectedFor').$castTo<RejectionReason | null>().as('rejectedFor'),
      sql<(Picture & { id: string })[]>`coalesce((
        select json_agg(${pictureJsonSql(sql`'Your photo'`)}::jsonb || jsonb_build_object('id', media_files.id) order by position)
        from review_photos join media_files on media_files.id = review_photos.media_id
        where review_id = reviews.id), '[]')`.as('photos'),
    ])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return review ?? null
}
