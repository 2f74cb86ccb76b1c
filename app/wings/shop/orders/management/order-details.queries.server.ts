import type { Database } from '~/platform/database/database.server'
import { listMailsByCause } from '~/platform/mail/mail-history.queries.server'
import {
  listDownloadLinksOfOrder,
  listDownloadsOfOrder,
} from '~/wings/shop/downloads/order-download-links.commands.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { listAuditEntries } from '~/wings/site/audit-log/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { isCountryCode } from '~/wings/site/visits/country'
import { listRefunds } from '../fulfillment/refunds.queries.server'
import { findOrder, listStripeEventsOfOrder, type Order } from '../queries.server'
import { buildOrderTimeline } from './order-timeline'

// of one order: more than this many downloads or deeds are a case for the log
const MAX_DOWNLOADS = 100
const MAX_AUDIT_ENTRIES = 100

/** Everything that the studio knows of an order. */
export async function findOrderDetails(db: Database, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order) return undefined
  const [license, links, downloads, mails, events, refunds, actions, others] = await Promise.all([
    findLicenseOfOrder(db, orderId),
    listDownloadLinksOfOrder(db, orderId),
    listDownloadsOfOrder(db, orderId, MAX_DOWNLOADS),
    listMailsByCause(db, orderId),
    listStripeEventsOfOrder(db, orderId),
    listRefunds(db, orderId),
    listAuditEntries(db, { subject: `order:${orderId}` }, {}, MAX_AUDIT_ENTRIES),
    countOrdersOfCustomer(db, order.customerId),
  ])
  const { language } = await findBrand(db)
  const timeline = buildOrderTimeline(
    { order, license, downloads, mails, events, refunds, auditEntries: actions.rows },
    language,
  )
  return { order: toOrderView(order), license, links, refunds, timeline, ordersOfCustomer: others }
}

export type OrderView = ReturnType<typeof toOrderView>

/** Without what is only for searching and for events. */
function toOrderView({ search, visit, consentText, ...order }: Order & { search: string }) {
  const country = [order.country, visit.country ?? ''].find(isCountryCode) ?? ''
  return { ...order, country, consentText }
}

async function countOrdersOfCustomer(db: Database, customerId: string) {
  const { count } = await db
    .selectFrom('orders')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
