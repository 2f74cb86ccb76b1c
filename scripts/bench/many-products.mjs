import { aText, makeWords } from './many-words.mjs'

/** How many products the catalog is to hold, and how many reviews one of them. */
export const MANY_PRODUCTS = 5_000
export const MANY_REVIEWS = 10_000

const PARAGRAPHS = 2_000

/*
 * Products with 300 to 900 words, of which some are in every product and some in one of a hundred, prices from 499 to 4,999,
 * three licenses each, one in fifty a draft. The first has ten thousand approved reviews by as many buyers.
 */
const statements = [
  ...makeWords({ paragraphs: PARAGRAPHS, words: 60 }),
  `insert into products (slug, name, tagline, description, body, category, price, currency, tiers, features, included, faq, changelog,
     published_at)
   select 'bench-' || n, 'Product number ' || n || ' ' || left(md5(n::text), 6), 'What product ' || n || ' is for',
     'Product ' || n || ' described in one sentence.',
     ${aText({ paragraphs: PARAGRAPHS, fewest: 5, spread: 10 })},
     (array['saas', 'marketplace', 'ai'])[1 + n % 3], (499 + n * 37 % 4000) * 100, 'USD',
     jsonb_build_array(
       jsonb_build_object('id', 'starter', 'name', 'Starter', 'price', (499 + n * 37 % 4000) * 100, 'text', 'One', 'activations', 3),
       jsonb_build_object('id', 'agency', 'name', 'Agency', 'price', (999 + n * 37 % 4000) * 100, 'text', 'Many', 'activations', null)),
     '[{"title":"First","text":"One thing."},{"title":"Second","text":"Another."}]', array['Source', 'Files'],
     '[{"question":"Why?","answer":"Because."}]', '[{"version":"1.0","date":"2026-01-01","text":"The first."}]',
     case when n % 50 = 49 then null else now() - n * interval '3 hours' end
   from generate_series(1, ${MANY_PRODUCTS}) as n`,
  `insert into categories (kind, slug, name, position) values
     ('product', 'saas', 'SaaS', 1), ('product', 'marketplace', 'Marketplaces', 2), ('product', 'ai', 'AI', 3)
   on conflict do nothing`,
  `insert into pages (id, kind, path, title, published_at, updated_at)
   select id, 'product', '/tools/' || slug, name, published_at, updated_at from products on conflict do nothing`,
  `create temporary table buyers as select n, gen_random_uuid() as customer, gen_random_uuid() as bought
   from generate_series(1, ${MANY_REVIEWS}) as n`,
  `insert into customers (id, email, name) select customer, 'buyer-' || n || '@bench.example', 'Buyer ' || n from buyers`,
  `insert into orders (id, customer_id, product_id, product_name, tier_id, tier_name, price, total, status, payment,
     consented_at, created_at, paid_at)
   select bought, customer, products.id, products.name, 'starter', 'Starter', 49900, 49900,
     case when n % 20 = 0 then 'refunded' else 'paid' end, 'stripe', now(), now() - n * interval '1 hour', now()
   from buyers, products where slug = 'bench-1'`,
  `insert into reviews (product_id, order_id, stars, title, text, author_name, status, reply, created_at, moderated_at)
   select products.id, bought, (array[5, 4, 5, 3, 5, 4, 1, 2])[1 + n % 8], 'Review number ' || n,
     (select string_agg(word, ' ') from words where words.n % 40 = buyers.n % 40), 'Buyer ' || buyers.n, 'approved',
     case when buyers.n % 10 = 0 then 'Thank you.' else '' end, now() - buyers.n * interval '1 hour', now()
   from buyers, products where slug = 'bench-1'`,
  `insert into product_ratings (product_id, stars, count, sum)
   select product_id, array[count(*) filter (where stars = 1), count(*) filter (where stars = 2),
     count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[],
     count(*), sum(stars) from reviews group by product_id`,
  `drop table words, paragraphs, buyers`,
  `vacuum analyze`,
]

/** Fills a database that is thrown away afterwards. @param {(sql: string) => Promise<unknown>} run */
export async function makeManyProducts(run) {
  for (const statement of statements) await run(statement)
}
