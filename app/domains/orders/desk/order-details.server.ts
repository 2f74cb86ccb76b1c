import { listAuditEntries } from '~/domains/audit/queries.server'
import { listDownloadsOfOrder, listLinksOfOrder } from '~/domains/downloads/order-links.server'
import { findLicence } from '~/domains/licences/queries.server'
import type { Database } from '~/platform/database/database.server'
import { listMailsAbout } from '~/platform/mail/mails-about.server'
import { findOrder, listEventsOfOrder, type Order } from '../queries.server'
import { listRefunds } from '../refunds/queries.server'
import { timelineOf } from './timeline'

// of one order: more than this many downloads or deeds are a case for the log
const MOST_DOWNLOADS = 100
const MOST_DEEDS = 100

/** Everything that the studio knows of an order. */
export async function findOrderDetails(db: Database, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order) return undefined
  const [licence, links, downloads, mails, events, refunds, deeds, others] = await Promise.all([
    findLicence(db, orderId),
    listLinksOfOrder(db, orderId),
    listDownloadsOfOrder(db, orderId, MOST_DOWNLOADS),
    listMailsAbout(db, orderId),
    listEventsOfOrder(db, orderId),
    listRefunds(db, orderId),
    listAuditEntries(db, { subject: `order:${orderId}` }, {}, MOST_DEEDS),
    countOrdersOf(db, order.customerId),
  ])
  const timeline = timelineOf({ order, licence, downloads, mails, events, refunds, deeds: deeds.rows })
  return { order: shown(order), licence, links, refunds, timeline, ordersOfCustomer: others }
}

export type ShownOrder = ReturnType<typeof shown>

/** Without what is only for searching and for events. */
function shown({ search, visit, consentText, ...order }: Order & { search: string }) {
  return { ...order, country: order.country || visit.country || '', consentText }
}

async function countOrdersOf(db: Database, customerId: string) {
  const { count } = await db
    .selectFrom('orders')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
