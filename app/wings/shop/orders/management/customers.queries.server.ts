import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import { prefixQuery } from '~/platform/lists/prefix-query'
import { orderListColumns } from './order-list.queries.server'

/** What somebody paid in one currency and did not get back, in its smallest unit. */
export interface SpendByCurrency {
  currency: string
  total: number
}

const spendByCurrency = sql<SpendByCurrency[]>`coalesce((
  select json_agg(sums order by sums.currency) from (
    select currency, sum(total - refunded)::float8 as total from orders
    where customer_id = customers.id and status = 'paid' and payment = 'stripe' group by currency
  ) as sums), '[]')`

export type CustomerListItem = Awaited<ReturnType<typeof listCustomers>> extends ListPage<infer Row> ? Row : never

/** Everybody who began to buy something, newest first, or those whose name or address begins so. */
export async function listCustomers(db: Database, q: string, place: KeysetCursor, size: number) {
  const [newest, byId] = keysetOrder(place)
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
      spendByCurrency.as('spent'),
    ])
    .$if(words !== '', (query) => query.where(sql<boolean>`search @@ to_tsquery('simple', ${words})`))
    .where(keysetCondition('customers', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(
    rows.map((row) => ({ ...row, orders: Number(row.orders) })),
    size,
    place,
  )
}

const MAX_ORDERS = 500

/** A customer with all that they ordered, also what was never paid. */
export async function findCustomerWithOrders(db: Database, customerId: string) {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'createdAt', spendByCurrency.as('spent')])
    .where('id', '=', customerId)
    .executeTakeFirst()
  return customer && { ...customer, orders: await listOrdersOfCustomerId(db, customerId) }
}

function listOrdersOfCustomerId(db: Database, customerId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(orderListColumns)
    .where('customerId', '=', customerId)
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id')
    .limit(MAX_ORDERS)
    .execute()
}
