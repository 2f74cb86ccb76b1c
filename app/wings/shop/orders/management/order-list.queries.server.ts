import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type ListPage, toListPage } from '~/platform/lists/keyset-pagination.server'
import type { OrderStatus, PaymentProvider } from '../order'
import type { OrderFilter } from './order-filter'
import { filterOrders, resolveOrderSearch } from './order-search.queries.server'

const columns = { placed: 'created_at', total: 'total' } as const

/** What a row of a list tells, of `orders` joined with `customers`. */
export const orderListColumns = [
  ...(['orders.id', 'number', 'productName', 'tierName', 'total', 'refunded', 'currency', 'orders.createdAt'] as const),
  ...(['customers.email', 'customers.name', 'paymentIssue', 'accessRevokedAt'] as const),
  sql<OrderStatus>`orders.status`.as('status'),
  sql<PaymentProvider>`orders.payment`.as('payment'),
] as const

export type OrderListItem = Awaited<ReturnType<typeof listOrdersForAdmin>> extends ListPage<infer Row> ? Row : never

/** One page of the orders that match, with marks for the pages beside it. Holds at 100,000 orders. */
export async function listOrdersForAdmin(db: Database, filter: OrderFilter, size: number) {
  const search = await resolveOrderSearch(db, filter.q)
  const isUp = isAscendingScan(filter)
  const key = sql.ref(`orders.${sortColumn(filter)}`)
  const rows = await filterOrders(db.selectFrom('orders'), filter, search)
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(orderListColumns)
    .where(afterCursor(filter))
    .orderBy(key, isUp ? 'asc' : 'desc')
    .orderBy('orders.id', isUp ? 'desc' : 'asc')
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, toCursor(filter))
}

function sortColumn({ sort }: OrderFilter) {
  return sort.by === 'total' ? columns.total : columns.placed
}

/** Which way along the index: an earlier page is read backwards. */
function isAscendingScan({ sort, after, before }: OrderFilter) {
  return (sort.direction === 'asc') !== (before !== null && after === null)
}

function toCursor({ after, before }: OrderFilter) {
  return { after: after ?? undefined, before: before ?? undefined }
}

/** The orders on the far side of the mark; the first bound alone tells the index where to begin. */
function afterCursor(filter: OrderFilter) {
  const mark = filter.after ?? filter.before
  if (mark === null) return sql<boolean>`true`
  const [key, id] = [sql.ref(`orders.${sortColumn(filter)}`), sql.ref('orders.id')]
  const value = sql`(select ${sql.ref(sortColumn(filter))} from orders where id = ${mark}::uuid)`
  return isAscendingScan(filter)
    ? sql<boolean>`(${key} >= ${value} and (${key} > ${value} or ${id} < ${mark}::uuid))`
    : sql<boolean>`(${key} <= ${value} and (${key} < ${value} or ${id} > ${mark}::uuid))`
}

const MAX_PRODUCT_OPTIONS = 200

/** The products that were ordered, for the filter: found by one step in the index for each, not by reading the orders. */
export async function listOrderedProducts(db: Database) {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive ordered as (
      (select product_id as id from orders order by product_id limit 1)
      union all
      select (select product_id from orders where product_id > ordered.id order by product_id limit 1)
      from ordered where ordered.id is not null
    ) select id, name from (select id from ordered where id is not null limit ${MAX_PRODUCT_OPTIONS}) as known
    join products using (id) order by name`.execute(db)
  return rows
}
