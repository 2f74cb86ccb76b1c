import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type Page, pageOf } from '~/platform/database/keyset.server'
import type { OrderStatus, PaymentKind } from '../order'
import { matching, readSearch } from './matching.server'
import type { OrderFilter } from './order-filter'

const columns = { placed: 'created_at', total: 'total' } as const

/** What a row of a list tells, of `orders` joined with `customers`. */
export const listedColumns = [
  ...(['orders.id', 'number', 'productName', 'tierName', 'total', 'refunded', 'currency', 'orders.createdAt'] as const),
  ...(['customers.email', 'customers.name', 'fault', 'accessRevokedAt'] as const),
  sql<OrderStatus>`orders.status`.as('status'),
  sql<PaymentKind>`orders.payment`.as('payment'),
] as const

export type ListedOrder = Awaited<ReturnType<typeof listOrders>> extends Page<infer Row> ? Row : never

/** One page of the orders that match, with marks for the pages beside it. Holds at 100,000 orders. */
export async function listOrders(db: Database, filter: OrderFilter, size: number) {
  const search = await readSearch(db, filter.q)
  const isUp = walksUp(filter)
  const key = sql.ref(`orders.${columnOf(filter)}`)
  const rows = await matching(db.selectFrom('orders'), filter, search)
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(listedColumns)
    .where(beyond(filter))
    .orderBy(key, isUp ? 'asc' : 'desc')
    .orderBy('orders.id', isUp ? 'desc' : 'asc')
    .limit(size + 1)
    .execute()
  return pageOf(rows, size, placeOf(filter))
}

function columnOf({ sort }: OrderFilter) {
  return sort.by === 'total' ? columns.total : columns.placed
}

/** Which way along the index: an earlier page is read backwards. */
function walksUp({ sort, after, before }: OrderFilter) {
  return (sort.direction === 'asc') !== (before !== null && after === null)
}

function placeOf({ after, before }: OrderFilter) {
  return { after: after ?? undefined, before: before ?? undefined }
}

/** The orders on the far side of the mark; the first bound alone tells the index where to begin. */
function beyond(filter: OrderFilter) {
  const mark = filter.after ?? filter.before
  if (mark === null) return sql<boolean>`true`
  const [key, id] = [sql.ref(`orders.${columnOf(filter)}`), sql.ref('orders.id')]
  const value = sql`(select ${sql.ref(columnOf(filter))} from orders where id = ${mark}::uuid)`
  return walksUp(filter)
    ? sql<boolean>`(${key} >= ${value} and (${key} > ${value} or ${id} < ${mark}::uuid))`
    : sql<boolean>`(${key} <= ${value} and (${key} < ${value} or ${id} > ${mark}::uuid))`
}

const MOST_CHOICES = 200

/** The products that were ordered, for the filter: found by one step in the index for each, not by reading the orders. */
export async function listOrderedProducts(db: Database) {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive ordered as (
      (select product_id as id from orders order by product_id limit 1)
      union all
      select (select product_id from orders where product_id > ordered.id order by product_id limit 1)
      from ordered where ordered.id is not null
    ) select id, name from (select id from ordered where id is not null limit ${MOST_CHOICES}) as known
    join products using (id) order by name`.execute(db)
  return rows
}
