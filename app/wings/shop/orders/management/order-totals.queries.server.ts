import type { Database } from '~/platform/database/database.server'
import type { OrderFilter } from './order-filter'
import { filterOrders, resolveOrderSearch } from './order-search.queries.server'

/** What the matching orders come to in one currency, in its smallest unit. Test payments are no money and count nowhere. */
export interface OrderTotals {
  currency: string
  /** How many were paid for, whatever happened to them since. */
  orders: number
  paid: number
  refunded: number
  /** Held by banks until a dispute is decided. */
  disputed: number
  /** What the studio has: paid, less what went back or is held. */
  net: number
}

/** Whatever the place in the list: of all orders that match. */
export async function sumOrders(db: Database, filter: OrderFilter): Promise<OrderTotals[]> {
  const search = await resolveOrderSearch(db, filter.q)
  const rows = await filterOrders(db.selectFrom('orders'), filter, search)
    .select(['currency', 'status'])
    .select((from) => [
      from.fn.countAll<number>().as('orders'),
      from.fn.sum<string>('total').as('total'),
      from.fn.sum<string>('refunded').as('refunded'),
    ])
    .where('paidAt', 'is not', null)
    .where('payment', '<>', 'test')
    .groupBy(['currency', 'status'])
    .execute()
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort()
  return currencies.map((currency) =>
    totalsForCurrency(
      currency,
      rows.filter((row) => row.currency === currency),
    ),
  )
}

interface StatusTotals {
  status: string
  orders: number | string
  total: string
  refunded: string
}

function totalsForCurrency(currency: string, rows: StatusTotals[]): OrderTotals {
  const add = (amountOf: (row: StatusTotals) => number) => rows.reduce((sum, row) => sum + amountOf(row), 0)
  const [orders, paid] = [add((row) => Number(row.orders)), add(({ total }) => Number(total))]
  const refunded = add((row) => Number(row.refunded))
  const disputed = add(({ status, ...row }) => (status === 'disputed' ? Number(row.total) - Number(row.refunded) : 0))
  return { currency, orders, paid, refunded, disputed, net: paid - refunded - disputed }
}
