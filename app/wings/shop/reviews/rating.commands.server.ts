import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import type { Rating } from './rating'

/** The rating of a product as part of another query's row: `selectProductRating(from, 'products.id').as('rating')`. Null without reviews. */
export function selectProductRating<Table extends keyof DB>(
  from: ExpressionBuilder<DB, Table>,
  productId: Parameters<typeof from.ref>[0],
) {
  return sql<Rating | null>`(
    select json_build_object('count', count, 'sum', sum, 'stars', stars)
    from product_ratings where product_ratings.product_id = ${from.ref(productId)} and count > 0)`
}

/**
 * Counts what became of a review, as part of the transaction that changes it; `before` and `after` are its stars while it is
 * approved, else undefined. Whoever calls holds the review's row: reviews are locked before ratings, ratings by product.
 */
export async function updateProductRating(
  tx: Database,
  productId: string,
  { before, after }: { before: number | undefined; after: number | undefined },
) {
  if (before === after) return
  await tx
    .insertInto('productRatings')
    .values({ productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const change = (sign: 1 | -1, stars: number | undefined) =>
    sql`array[${sql.join([1, 2, 3, 4, 5].map((place) => sql.lit(place === stars ? sign : 0)))}]`
  await sql`
    update product_ratings set
      stars = (select array_agg(counted + added + removed order by place)
        from unnest(stars, ${change(1, after)}, ${change(-1, before)}) with ordinality
          as each (counted, added, removed, place)),
      count = count + ${sql.lit((after ? 1 : 0) - (before ? 1 : 0))},
      sum = sum + ${sql.lit((after ?? 0) - (before ?? 0))}
    where product_id = ${productId}`.execute(tx)
}
