import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import { matching, readSearch } from './matching.server'
import type { OrderFilter } from './order-filter'

const AT_ONCE = 500
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

const head = [
  ...['Number', 'Placed', 'Paid', 'Refunded', 'Disputed', 'Status', 'Payment', 'Product', 'License'],
  ...[
    'Currency',
    'Price',
    'Discount',
    'Tax',
    'Total',
    'Refunded amount',
    'Coupon',
    'Customer',
    'E-mail',
    'Business',
    'VAT number',
  ],
  ...['Country', 'Payment ID', 'Invoice', 'Came from'],
]

/** The matching orders as CSV, newest first, read in slices as somebody takes them: never all in memory. */
export async function* orderLines(db: Database, filter: OrderFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(head)
  const search = await readSearch(db, filter.q)
  let after: { number: number } | undefined
  for (;;) {
    const rows = await slice(db, filter, search, after)
    yield rows.map(lineOf).join('')
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last
  }
}

type Search = Awaited<ReturnType<typeof readSearch>>

/** Numbers are given in the order of placing, so they lead on where the one before ended. */
function slice(db: Database, filter: OrderFilter, search: Search, after: { number: number } | undefined) {
  return matching(db.selectFrom('orders'), filter, search)
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['number', 'orders.createdAt', 'paidAt', 'refundedAt', 'disputedAt', 'status', 'payment'])
    .select(['productName', 'tierName', 'currency', 'price', 'discount', 'tax', 'total', 'refunded', 'coupon'])
    .select(['customers.name', 'customers.email', 'businessName', 'vatNumber', 'country'])
    .select(['paymentId', 'invoiceUrl', 'referrer'])
    .$if(after !== undefined, (orders) => orders.where('number', '<', after?.number ?? 0))
    .orderBy('number', 'desc')
    .limit(AT_ONCE)
    .execute()
}

type Row = Awaited<ReturnType<typeof slice>>[number]

function lineOf(order: Row) {
  const { number, createdAt, paidAt, refundedAt, disputedAt, status, payment, currency } = order
  const amounts = [order.price, order.discount, order.tax, order.total, order.refunded]
  const money = amounts.map((cents) => cents / 100)
  return csvRow([
    number,
    ...[createdAt, paidAt, refundedAt, disputedAt].map((moment) => moment?.toISOString()),
    ...[status, payment, order.productName, order.tierName, currency],
    ...money,
    ...[order.coupon, order.name, order.email, order.businessName, order.vatNumber, order.country],
    ...[order.paymentId, order.invoiceUrl, order.referrer],
  ])
}
