import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { MAX_INTEGER } from '~/platform/database/max-integer'
import type { DB } from '~/platform/database/tables'
import { prefixQuery } from '~/platform/lists/prefix-query'
import { DAY_MS } from '~/platform/time/dates'
import { findOrderIdsByLicenseKey } from '~/wings/shop/licenses/queries.server'
import type { OrderFilter } from './order-filter'

// more people than this share no name: whoever types that will go on typing
const MAX_CUSTOMERS = 300

/** Orders with those customers or keys, or with the words in what was bought. */
interface OrderSearch {
  number?: number
  customerIds: string[]
  orderIds: string[]
  words: string
}

/** Looks up first what is written elsewhere than in the orders, so that each way to an order has its index. */
export async function resolveOrderSearch(db: Database, q: string): Promise<OrderSearch | undefined> {
  if (q === '') return undefined
  const number = Number(/^#?(\d{1,10})$/.exec(q)?.[1])
  if (number <= MAX_INTEGER) return { number, customerIds: [], orderIds: [], words: '' }
  const orderIds = await findOrderIdsByLicenseKey(db, q)
  const words = prefixQuery(q)
  return { customerIds: await findCustomerIds(db, words), orderIds, words }
}

async function findCustomerIds(db: Database, words: string) {
  if (words === '') return []
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where(sql<boolean>`search @@ to_tsquery('simple', ${words})`)
    .limit(MAX_CUSTOMERS)
    .execute()
  return found.map(({ id }) => id)
}

type Orders<Output> = SelectQueryBuilder<DB, 'orders', Output>

/** Only what the filter and the search let through. */
export function filterOrders<Output>(query: Orders<Output>, filter: OrderFilter, search: OrderSearch | undefined) {
  const { status, payment, productId, from, to } = filter
  return applySearch(query, search)
    .$if(status === 'fault', (orders) => orders.where('orders.paymentIssue', '<>', ''))
    .$if(status !== null && status !== 'fault', (orders) => orders.where('orders.status', '=', status ?? ''))
    .$if(payment !== null, (orders) => orders.where('orders.payment', '=', payment ?? ''))
    .$if(productId !== null, (orders) => orders.where('orders.productId', '=', productId ?? ''))
    .$if(from !== null, (orders) => orders.where('orders.createdAt', '>=', startOfDay(from)))
    .$if(to !== null, (orders) => orders.where('orders.createdAt', '<', new Date(startOfDay(to).getTime() + DAY_MS)))
}

function applySearch<Output>(query: Orders<Output>, search: OrderSearch | undefined) {
  if (!search) return query
  const { number, customerIds, orderIds, words } = search
  if (number !== undefined) return query.where('orders.number', '=', number)
  return query.where(({ or, eb }) =>
    or([
      ...(words ? [sql<boolean>`orders.search @@ to_tsquery('simple', ${words})`] : []),
      ...(customerIds.length ? [eb('orders.customerId', '=', sql<string>`any(${customerIds}::uuid[])`)] : []),
      ...(orderIds.length ? [eb('orders.id', '=', sql<string>`any(${orderIds}::uuid[])`)] : []),
    ]),
  )
}

function startOfDay(day: string | null) {
  return new Date(`${day}T00:00:00Z`)
}
