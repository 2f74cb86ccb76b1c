import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import { toMajorUnits } from '~/platform/text/money'
import type { OrderFilter } from './order-filter'
import { filterOrders, resolveOrderSearch } from './order-search.queries.server'

const BATCH_SIZE = 500
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

const columnTitles = [
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
    'Email',
    'Company',
    'VAT number',
  ],
  ...['Country', 'Payment ID', 'Invoice', 'Referrer'],
]

/** The matching orders as CSV, newest first, read in slices as somebody takes them: never all in memory. */
export async function* streamOrdersCsv(db: Database, filter: OrderFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow(columnTitles)
  const search = await resolveOrderSearch(db, filter.q)
  let after: { number: number } | undefined
  for (;;) {
    const rows = await fetchBatch(db, filter, search, after)
    yield rows.map(csvLine).join('')
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return
    after = last
  }
}

type Search = Awaited<ReturnType<typeof resolveOrderSearch>>

/** Numbers are given in the order of placing, so they lead on where the one before ended. */
function fetchBatch(db: Database, filter: OrderFilter, search: Search, after: { number: number } | undefined) {
  return filterOrders(db.selectFrom('orders'), filter, search)
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['number', 'orders.createdAt', 'paidAt', 'refundedAt', 'disputedAt', 'status', 'payment'])
    .select(['productName', 'tierName', 'currency', 'price', 'discount', 'tax', 'total', 'refunded', 'coupon'])
    .select(['customers.name', 'customers.email', 'businessName', 'vatNumber', 'country'])
    .select(['paymentId', 'invoiceUrl', 'referrer'])
    .$if(after !== undefined, (orders) => orders.where('number', '<', after?.number ?? 0))
    .orderBy('number', 'desc')
    .limit(BATCH_SIZE)
    .execute()
}

type Row = Awaited<ReturnType<typeof fetchBatch>>[number]

function csvLine(order: Row) {
  const { number, createdAt, paidAt, refundedAt, disputedAt, status, payment, currency } = order
  const amounts = [order.price, order.discount, order.tax, order.total, order.refunded]
  const money = amounts.map((amount) => toMajorUnits(amount, currency))
  return formatCsvRow([
    number,
    ...[createdAt, paidAt, refundedAt, disputedAt].map((moment) => moment?.toISOString()),
    ...[status, payment, order.productName, order.tierName, currency],
    ...money,
    ...[order.coupon, order.name, order.email, order.businessName, order.vatNumber, order.country],
    ...[order.paymentId, order.invoiceUrl, order.referrer],
  ])
}
