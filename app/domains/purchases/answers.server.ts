import { randomUUID } from 'node:crypto'
import { SIGN_IN_LIMIT, TOO_MANY_SIGN_INS } from '~/domains/accounts/auth-messages'
import { removeActivation } from '~/domains/licences/commands.server'
import { sendReceiptAgain } from '~/domains/orders/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { NotYourOrder } from './errors'
import { mailPurchasesLink } from './jobs.server'
import { ASKED } from './purchases'
import { findOwnOrder } from './queries.server'

// a whole office behind one address gets by; a program that tries one e-mail address after the other does not
const ASKS_PER_ADDRESS = { attempts: 50, seconds: SIGN_IN_LIMIT.seconds, sentence: TOO_MANY_SIGN_INS }
const ASKS_PER_EMAIL = { ...SIGN_IN_LIMIT, sentence: TOO_MANY_SIGN_INS }
const MAILS_PER_ORDER = {
  attempts: 3,
  seconds: 3_600,
  sentence: 'This was mailed several times. Please look there, or try again in an hour.',
}

/** What a page says after it has done something; about one order, or about nothing in particular. */
export interface Done {
  done: string
  orderId?: string
}

/** Counts a request for a link for where it comes from. @throws DomainError 429 when there were too many */
export const admitAsking = (db: Database, address: string) =>
  limitRate(db, `purchases-from:${clientKey(address)}`, ASKS_PER_ADDRESS)

/** The same sentence for everybody, and in the same time: who is a customer is looked up afterwards. */
export async function ask(db: Database, email: string): Promise<Done> {
  await limitRate(db, `purchases:${email}`, ASKS_PER_EMAIL)
  await inTransaction(db, (tx) => enqueue(tx, mailPurchasesLink, { email, askId: randomUUID() }))
  return { done: ASKED }
}

export async function mailAgain(
  db: Database,
  customerId: string,
  orderId: string,
  env: SiteEnvironment,
): Promise<Done> {
  await ownOrder(db, customerId, orderId)
  await limitRate(db, `purchase-mail:${orderId}`, MAILS_PER_ORDER)
  await sendReceiptAgain(db, orderId, env)
  return { done: 'A mail with the key and a link that works is on its way.', orderId }
}

export async function freePlace(
  db: Database,
  customerId: string,
  orderId: string,
  activationId: string,
): Promise<Done> {
  await ownOrder(db, customerId, orderId)
  const name = await removeActivation(db, undefined, orderId, activationId)
  return { done: `${name} is removed. Its place is free.`, orderId }
}

async function ownOrder(db: Database, customerId: string, orderId: string) {
  const order = await findOwnOrder(db, customerId, orderId)
  if (!order) throw new NotYourOrder()
}
