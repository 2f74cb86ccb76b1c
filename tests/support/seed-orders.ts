import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { createReviewToken } from '~/wings/shop/reviews/review-link.server'

export interface SeededOrder {
  id: string
  number: number
  email: string
  /** Of the link to its review. */
  token: string
}

/** Puts paid orders of a product into the database of a site, whether it runs or not. */
export async function seedPaidOrders(
  dataDir: string,
  { slug, count, secret }: { slug: string; count: number; secret: string },
): Promise<SeededOrder[]> {
  const database = await openSiteDatabase({ DATA_DIR: dataDir })
  await database.run(
    `insert into products (slug, name, category, price, currency, tiers, published_at)
     values ($1, 'QueuePro', 'saas', 149900, 'USD', '[{"id":"starter","name":"Starter","price":149900,"text":"","activations":3}]', now())
     on conflict (slug) do nothing`,
    [slug],
  )
  const { rows } = await database.run(
    `with buyers as (
       insert into customers (email, name)
       select 'buyer-' || n || '-' || substr(md5(random()::text), 1, 8) || '@buyers.example', 'Buyer ' || n
       from generate_series(1, $2) as n returning id, email),
     made as (
       insert into orders (customer_id, product_id, product_name, tier_id, tier_name, price, total, status, payment,
         consented_at, paid_at)
       select buyers.id, products.id, products.name, 'starter', 'Starter', 149900, 149900, 'paid', 'stripe', now(),
         now() - interval '6 days'
       from buyers, products where slug = $1 returning id, number, customer_id)
     select made.id, number, email from made join buyers on buyers.id = customer_id order by number`,
    [slug, count],
  )
  await database.close()
  const orders = rows as { id: string; number: number; email: string }[]
  return orders.map((order) => ({ ...order, token: createReviewToken(secret, order.id) }))
}
