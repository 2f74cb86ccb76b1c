import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { listFilesForBuyer } from '~/wings/shop/downloads/queries.server'
import { removeActivation } from '~/wings/shop/licenses/commands.server'
import { resendReceiptForBuyer } from '~/wings/shop/orders/commands.server'
import { SIGN_IN_LIMIT, TOO_MANY_SIGN_INS } from '~/wings/site/accounts/auth-messages'
import { NotYourOrder } from './errors'
import { mailPurchasesLinkJob } from './jobs.server'
import { LINK_REQUESTED_MESSAGE } from './purchases'
import { findOrderOfCustomer } from './queries.server'

// a whole office behind one address gets by; a program that tries one e-mail address after the other does not
const LINK_REQUESTS_PER_ADDRESS = { attempts: 50, seconds: SIGN_IN_LIMIT.seconds, message: TOO_MANY_SIGN_INS }
const LINK_REQUESTS_PER_EMAIL = { ...SIGN_IN_LIMIT, message: TOO_MANY_SIGN_INS }
const MAILS_PER_ORDER = {
  attempts: 3,
  seconds: 3_600,
  message: 'We already sent this email several times. Check your inbox and spam folder, or try again in an hour.',
}

/** What a page says after it has done something; about one order, or about nothing in particular. */
export interface PurchaseActionResult {
  message: string
  orderId?: string
}

/** Counts a request for a link for where it comes from. @throws DomainError 429 when there were too many */
export const limitLinkRequests = (db: Database, address: string) =>
  enforceRateLimit(db, `purchases-from:${clientKey(address)}`, LINK_REQUESTS_PER_ADDRESS)

/** The same sentence for everybody, and in the same time: who is a customer is looked up afterwards. */
export async function requestPurchasesLink(db: Database, email: string): Promise<PurchaseActionResult> {
  await enforceRateLimit(db, `purchases:${email}`, LINK_REQUESTS_PER_EMAIL)
  await inTransaction(db, (tx) => enqueue(tx, mailPurchasesLinkJob, { email, requestId: randomUUID() }))
  return { message: LINK_REQUESTED_MESSAGE }
}

export async function resendPurchaseMail(
  db: Database,
  customerId: string,
  orderId: string,
  env: SiteEnvironment,
): Promise<PurchaseActionResult> {
  await requireOwnOrder(db, customerId, orderId)
  await enforceRateLimit(db, `purchase-mail:${orderId}`, MAILS_PER_ORDER)
  const { productId, paidAt } = await resendReceiptForBuyer(db, orderId, env)
  const files = await listFilesForBuyer(db, productId, paidAt ?? new Date())
  const mailed = files.length > 0 ? 'the license key and a new download link' : 'the license key'
  return { message: `We emailed you ${mailed}.`, orderId }
}

export async function removeOwnActivation(
  db: Database,
  customerId: string,
  orderId: string,
  activationId: string,
): Promise<PurchaseActionResult> {
  await requireOwnOrder(db, customerId, orderId)
  const name = await removeActivation(db, undefined, orderId, activationId)
  return { message: `Activation of ${name} removed.`, orderId }
}

async function requireOwnOrder(db: Database, customerId: string, orderId: string) {
  const order = await findOrderOfCustomer(db, customerId, orderId)
  if (!order) throw new NotYourOrder()
}
