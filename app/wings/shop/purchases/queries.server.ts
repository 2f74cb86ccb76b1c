import type { Database } from '~/platform/database/database.server'
import { findActiveDownloadToken } from '~/wings/shop/downloads/download-links.commands.server'
import { listFilesOfProducts } from '~/wings/shop/downloads/order-download-links.commands.server'
import { isFileAvailableToBuyer } from '~/wings/shop/downloads/product-file'
import { listLicensesOfOrders } from '~/wings/shop/licenses/queries.server'
import { listPaidOrdersOfCustomer } from '~/wings/shop/orders/queries.server'
import { reviewPath } from '~/wings/shop/reviews/review-link.server'
import { listReviewedOrderIds } from '~/wings/shop/reviews/reviewable-order.queries.server'
import { hashToken } from './tokens.server'

/** Somebody with this address who paid for something or was given it. */
export function findBuyerByEmail(db: Database, email: string) {
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

export type PurchasesLinkState = 'valid' | 'expired' | 'unknown'

export async function findPurchasesLinkState(
  db: Database,
  token: string,
  now = new Date(),
): Promise<PurchasesLinkState> {
  const link = await db
    .selectFrom('purchaseLinks')
    .select(['usedAt', 'expiresAt'])
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  if (!link) return 'unknown'
  return link.usedAt || link.expiresAt <= now ? 'expired' : 'valid'
}

/** The customer whose session has this token. */
export function findCustomerBySession(db: Database, token: string, now = new Date()) {
  return db
    .selectFrom('purchaseSessions')
    .innerJoin('customers', 'customers.id', 'purchaseSessions.customerId')
    .select(['customers.id', 'customers.email', 'purchaseSessions.expiresAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('purchaseSessions.expiresAt', '>', now)
    .executeTakeFirst()
}

/** One order of that customer; anybody else's does not exist for them. */
export async function findOrderOfCustomer(db: Database, customerId: string, orderId: string) {
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
  const orders = await listPaidOrdersOfCustomer(db, email)
  const ids = orders.map(({ id }) => id)
  const licences = await listLicensesOfOrders(db, ids)
  const reviewed = ids.length > 0 ? await listReviewedOrderIds(db, ids) : []
  const files = await listFilesOfProducts(db, [...new Set(orders.map(({ productId }) => productId))])
  const purchases = orders.map(async (order) => ({
    ...toPurchase(order),
    license: licences.find(({ orderId }) => orderId === order.id),
    link: await findActiveDownloadToken(db, secret, order.id, now),
    // what was given away is not asked about either
    review:
      order.payment === 'free'
        ? undefined
        : { path: reviewPath(secret, order.id), isWritten: reviewed.includes(order.id) },
    files: files.filter((file) => file.productId === order.productId && isFileAvailableToBuyer(file, order.paidAt)),
  }))
  return Promise.all(purchases)
}

type PaidOrder = Awaited<ReturnType<typeof listPaidOrdersOfCustomer>>[number]

/** What of an order is for its buyer. */
function toPurchase(order: PaidOrder) {
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
