/** How many orders the lists of the shop are to hold. */
const MANY_ORDERS = 100_000

const CUSTOMERS = 60_000
const PRODUCTS = 200

/*
 * Two hundred products of which a few sell most, sixty thousand customers of whom some come back, three payments in four
 * done, one in fifty refunded, one in three hundred disputed, some in euros, one in five hundred a test; a key for each
 * that is paid.
 */
const statements = [
  `insert into products (slug, name, category, price, currency, published_at)
   select 'bench-' || n, 'Product ' || n, 'saas', 49900, 'USD', now() from generate_series(1, ${PRODUCTS}) as n`,
  `insert into customers (email, name, created_at)
   select 'customer-' || n || '@' || left(md5(n::text), 5) || '.example', 'Customer ' || left(md5((n * 7)::text), 6),
     now() - n * interval '11 minutes'
   from generate_series(1, ${CUSTOMERS}) as n`,
  `create temporary table bench_products as select id, name, row_number() over (order by slug) as n from products where slug like 'bench-%'`,
  `create temporary table bench_customers as select id, row_number() over (order by email) as n from customers`,
  `create index on bench_customers (n)`,
  `insert into orders (customer_id, product_id, product_name, tier_id, tier_name, activations, price, discount, tax, total, currency,
     status, payment, country, business_name, consented_at, created_at, paid_at, refunded_at, disputed_at, expired_at)
   select c.id, p.id, p.name, 'standard', (array['Starter', 'Agency', 'Unlimited'])[1 + no % 3], 3, price, discount, tax,
     price - discount + tax, case when no % 40 = 0 then 'EUR' else 'USD' end, status,
     case when no % 500 = 1 then 'test' else 'stripe' end, (array['US', 'DE', 'FR', 'JP'])[1 + no % 4],
     case when no % 9 = 0 then 'Company ' || no else '' end, moment, moment,
     case when status in ('paid', 'refunded', 'disputed') then moment end, case when status = 'refunded' then moment end,
     case when status = 'disputed' then moment end, case when status = 'expired' then moment end
   from (select no, now() - no * interval '13 minutes' as moment, 49900 + (no % 46) * 10000 as price,
       case when no % 12 = 0 then 5000 else 0 end as discount, case when no % 4 = 1 then 9481 else 0 end as tax,
       case when no % 4 = 3 then 'expired' when no < 40 then 'open' when no % 50 = 2 then 'refunded'
         when no % 300 = 5 then 'disputed' else 'paid' end as status,
       1 + floor(${PRODUCTS} * power((hashint4(no)::bigint + 2147483648) / 4294967296.0, 3))::int as product
     from generate_series(1, ${MANY_ORDERS}) as no) as made
   join bench_products p on p.n = product
   join bench_customers c on c.n = 1 + abs(hashint4(made.no * 3)::bigint) % ${CUSTOMERS}`,
  `insert into license_keys (order_id, key, activation_limit)
   select id, 'HARB-' || upper(left(md5(id::text), 5)) || '-' || upper(substr(md5(id::text), 6, 5)) || '-'
     || upper(substr(md5(id::text), 11, 5)) || '-' || upper(substr(md5(id::text), 16, 5)), 3
   from orders where paid_at is not null`,
  'vacuum analyze',
]

/** Fills a database that is thrown away afterwards. @param {(sql: string) => Promise<unknown>} run */
export async function makeManyOrders(run) {
  for (const statement of statements) await run(statement)
}
