import type { Database } from '~/platform/database/database.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { openOrder, refundOrder, settleOrder } from '~/wings/shop/orders/commands.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { submitReview } from '~/wings/shop/reviews/commands.server'
import { reviewPath } from '~/wings/shop/reviews/review-link.server'
import { testAdmin } from '~test/admin-request'
import { listDeliverableMails } from '~test/deliverable-mails'
import { defaultReview } from '~test/review-fixtures'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import {
  beginSessionFromPurchasesLink,
  deleteExpiredLinksAndSessions,
  endPurchasesSession,
  sendPurchasesLink,
} from './commands.server'
import { purchaseStatusMessage } from './purchase-status'
import { findCustomerBySession, findOrderOfCustomer, findPurchasesLinkState, listPurchases } from './queries.server'

const env = testEnvironment()
const requestId = '4c2d3bd5-5a2b-4f57-9be2-6a4f5be1a001'
const asked = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number) => new Date(asked.getTime() + minutes * 60_000)

async function mailedToken(db: Database) {
  const mails = await listDeliverableMails(db)
  const [, token = ''] = /\/purchases\/([\w-]{43})/.exec(mails.at(-1)?.plainText ?? '') ?? []
  return token
}

async function aLink(db: Database, email = 'zoe@example.com') {
  await anOrder(db, { email })
  await sendPurchasesLink(db, { email, requestId }, env, asked)
  return mailedToken(db)
}

async function bought(db: Database, email: string) {
  const { slug } = await aProduct(db)
  const visit = { ipAddress: '', userAgent: '', country: '', isAdmin: false }
  const order = await openOrder(db, { slug, tierId: 'standard', email, name: 'Zoe', payment: 'test', visit })
  const { price, currency } = order
  await settleOrder(db, order.id, { currency, subtotal: price, discount: 0, tax: 0, total: price }, env)
  return order
}

test('a customer gets one link for one ask, and somebody who bought nothing gets no mail', async ({ db }) => {
  expect(await aLink(db)).toHaveLength(43)
  await sendPurchasesLink(db, { email: 'zoe@example.com', requestId }, env, asked)
  await sendPurchasesLink(db, { email: 'nobody@example.com', requestId: requestId.replace('4c', '5c') }, env, asked)
  await anOrder(db, { email: 'began@example.com', status: 'open', paidAt: null })
  await sendPurchasesLink(db, { email: 'began@example.com', requestId: requestId.replace('4c', '6c') }, env, asked)
  const mails = await db.selectFrom('outboxMails').select('recipient').execute()
  expect(mails).toEqual([{ recipient: 'zoe@example.com' }])
})

test('neither a link nor a session can be read from the database', async ({ db }) => {
  const token = await aLink(db)
  const session = await beginSessionFromPurchasesLink(db, token, asked)
  const rows = [
    ...(await db.selectFrom('purchaseLinks').selectAll().execute()),
    ...(await db.selectFrom('purchaseSessions').selectAll().execute()),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(session)
})

test('a link works once, and for half an hour', async ({ db }) => {
  const token = await aLink(db)
  expect(await findPurchasesLinkState(db, token, later(29))).toBe('valid')
  expect(await findPurchasesLinkState(db, token, later(30))).toBe('expired')
  await expect(beginSessionFromPurchasesLink(db, token, later(30))).rejects.toThrow('has expired')
  const session = await beginSessionFromPurchasesLink(db, token, later(1))
  expect(await findCustomerBySession(db, session, later(120))).toMatchObject({ email: 'zoe@example.com' })
  expect(await findCustomerBySession(db, session, later(121))).toBeUndefined()
  expect(await findPurchasesLinkState(db, token, later(2))).toBe('expired')
  await expect(beginSessionFromPurchasesLink(db, token, later(2))).rejects.toThrow('already been used')
  expect(await findPurchasesLinkState(db, `${token.slice(0, -1)}!`, later(1))).toBe('unknown')
})

test('of two who open a link at once, one gets in', async ({ database: { db } }) => {
  const token = await aLink(db)
  const opened = await Promise.allSettled(
    Array.from({ length: 6 }, () => beginSessionFromPurchasesLink(db, token, later(1))),
  )
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('signing out ends the session, and what is over is forgotten', async ({ db }) => {
  const session = await beginSessionFromPurchasesLink(db, await aLink(db), asked)
  await endPurchasesSession(db, session)
  expect(await findCustomerBySession(db, session, asked)).toBeUndefined()
  // a link was over after half an hour, and its trace goes a day later
  await deleteExpiredLinksAndSessions(db, later(24 * 60 + 30))
  expect(await db.selectFrom('purchaseLinks').select('id').execute()).toHaveLength(1)
  await deleteExpiredLinksAndSessions(db, later(24 * 60 + 31))
  expect(await db.selectFrom('purchaseLinks').select('id').execute()).toHaveLength(0)
})

test('a customer sees what they bought, and of nobody else anything', async ({ db }) => {
  const mine = await bought(db, 'zoe@example.com')
  const others = await bought(db, 'bob@example.com')
  const [purchase, ...rest] = await listPurchases(db, 'zoe@example.com', env.SECRET)
  expect(rest).toEqual([])
  expect(purchase).toMatchObject({ id: mine.id, license: { key: (await findLicenseOfOrder(db, mine.id))?.key } })
  expect(purchase?.link?.token).toHaveLength(43)
  expect(purchase).not.toHaveProperty('visit')
  expect(await findOrderOfCustomer(db, mine.customerId, others.id)).toBeUndefined()
  expect(await findOrderOfCustomer(db, mine.customerId, mine.id)).toMatchObject({ id: mine.id })
  await refundOrder(db, testAdmin, mine.id, env)
  const [refunded] = await listPurchases(db, 'zoe@example.com', env.SECRET)
  expect(refunded?.link).toBeUndefined()
  expect(refunded && purchaseStatusMessage(refunded, 'en')).toMatch(/^Refunded on .*no longer work\.$/)
})

test('a purchase leads to its review, and says when there is one; what was given away does not', async ({ db }) => {
  const { id } = await anOrder(db, { email: 'zoe@example.com' })
  await anOrder(db, { email: 'bob@example.com', payment: 'free' })
  const reviewOf = async (email: string) => (await listPurchases(db, email, env.SECRET))[0]?.review
  expect(await reviewOf('zoe@example.com')).toEqual({ path: reviewPath(env.SECRET, id), isWritten: false })
  await submitReview(db, id, defaultReview)
  expect(await reviewOf('zoe@example.com')).toMatchObject({ isWritten: true })
  expect(await reviewOf('bob@example.com')).toBeUndefined()
})
