import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { prefixQuery } from '~/platform/search-words'
import { listedColumns } from './list-orders.server'

/** What somebody paid in one currency and did not get back, in cents. */
export interface Spent {
  currency: string
  total: number
}

const spent = sql<Spent[]>`coalesce((
  select json_agg(sums order by sums.currency) from (
    select currency, sum(total - refunded)::float8 as total from orders
    where customer_id = customers.id and status = 'paid' and payment = 'stripe' group by currency
  ) as sums), '[]')`

export type ListedCustomer = Awaited<ReturnType<typeof listCustomers>> extends Page<infer Row> ? Row : never

/** Everybody who began to buy something, newest first, or those whose name or address begins so. */
export async function listCustomers(db: Database, q: string, place: Place, size: number) {
  const [newest, byId] = directions(place)
  const words = prefixQuery(q)
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'createdAt'])
    .select((from) => [
      from
        .selectFrom('orders')
        .select((orders) => orders.fn.countAll<number>().as('count'))
        .whereRef('customerId', '=', 'customers.id')
        .where('paidAt', 'is not', null)
        .as('orders'),
      spent.as('spent'),
    ])
    .$if(words !== '', (query) => query.where(sql<boolean>`search @@ to_tsquery('simple', ${words})`))
    .where(beyond('customers', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return pageOf(
    rows.map((row) => ({ ...row, orders: Number(row.orders) })),
    size,
    place,
  )
}

const MOST_ORDERS = 500

/** A customer with all that they ordered, also what was never paid. */
export async function findCustomer(db: Database, customerId: string) {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'createdAt', spent.as('spent')])
    .where('id', '=', customerId)
    .executeTakeFirst()
  return customer && { ...customer, orders: await listOrdersOf(db, customerId) }
}

function listOrdersOf(db: Database, customerId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(listedColumns)
    .where('customerId', '=', customerId)
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id')
    .limit(MOST_ORDERS)
    .execute()
}
