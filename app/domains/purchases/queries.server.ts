import { findDownloadToken } from '~/domains/downloads/links.server'
import { listFilesForBuyers } from '~/domains/downloads/order-links.server'
import { isForBuyer } from '~/domains/downloads/product-file'
import { listLicences } from '~/domains/licences/queries.server'
import { listOrdersOfCustomer } from '~/domains/orders/queries.server'
import type { Database } from '~/platform/database/database.server'
import { hashOfToken } from './tokens.server'

/** Somebody with this address who paid for something or was given it. */
export function findBuyer(db: Database, email: string) {
  return db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.customerId', '=', 'customers.id')
          .where('paidAt', 'is not', null),
      ),
    )
    .executeTakeFirst()
}

export type LinkState = 'works' | 'over' | 'unknown'

export async function findLinkState(db: Database, token: string, now = new Date()): Promise<LinkState> {
  const link = await db
    .selectFrom('purchaseLinks')
    .select(['usedAt', 'expiresAt'])
    .where('tokenHash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!link) return 'unknown'
  return link.usedAt || link.expiresAt <= now ? 'over' : 'works'
}

/** The customer whose session has this token. */
export function findCustomerOfSession(db: Database, token: string, now = new Date()) {
  return db
    .selectFrom('purchaseSessions')
    .innerJoin('customers', 'customers.id', 'purchaseSessions.customerId')
    .select(['customers.id', 'customers.email', 'purchaseSessions.expiresAt'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('purchaseSessions.expiresAt', '>', now)
    .executeTakeFirst()
}

/** One order of that customer; anybody else's does not exist for them. */
export async function findOwnOrder(db: Database, customerId: string, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', orderId)
    .where('customerId', '=', customerId)
    .where('paidAt', 'is not', null)
    .executeTakeFirst()
}

export type Purchase = Awaited<ReturnType<typeof listPurchases>>[number]

/** What a customer bought, newest first, with everything that belongs to it. */
export async function listPurchases(db: Database, email: string, secret: string, now = new Date()) {
  const orders = await listOrdersOfCustomer(db, email)
  const licences = await listLicences(
    db,
    orders.map(({ id }) => id),
  )
  const files = await listFilesForBuyers(db, [...new Set(orders.map(({ productId }) => productId))])
  const purchases = orders.map(async (order) => ({
    ...purchaseOf(order),
    licence: licences.find(({ orderId }) => orderId === order.id),
    link: await findDownloadToken(db, secret, order.id, now),
    files: files.filter((file) => file.productId === order.productId && isForBuyer(file, order.paidAt)),
  }))
  return Promise.all(purchases)
}

type Bought = Awaited<ReturnType<typeof listOrdersOfCustomer>>[number]

/** What of an order is for its buyer. */
function purchaseOf(order: Bought) {
  const { id, number, productName, productSlug, tierName, status, payment, total, refunded, currency, invoiceUrl } =
    order
  const { paidAt, refundedAt, disputedAt, accessRevokedAt } = order
  return {
    id,
    number,
    productName,
    productSlug,
    tierName,
    status,
    payment,
    total,
    refunded,
    currency,
    invoiceUrl,
    paidAt,
    refundedAt,
    disputedAt,
    accessRevokedAt,
  }
}
