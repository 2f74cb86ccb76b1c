import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { findActiveDownloadToken } from '~/wings/shop/downloads/download-links.commands.server'
import { aProductFileRow } from '~/wings/shop/downloads/fixtures'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { aStudioWithEmail, studioEmail } from '~/wings/site/settings/fixtures'
import { listDeliverableMails } from '~test/deliverable-mails'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { anOpenOrder, aProductForSale, aSettledOrder } from '../checkout/fixtures'
import { openOrder } from '../checkout/open-order.commands.server'
import { refundOrder, resendReceipt, restoreOrderAccess, revokeOrderAccess } from '../commands.server'
import { findOrder } from '../queries.server'
import { recordDispute, recordDisputeWon } from './disputes.commands.server'
import { fullPayment, settleOrder } from './settle-order.commands.server'

const env = testEnvironment()
const ada = { id: null, email: 'ada@harbor.test' }

const mails = async (db: Database) => (await listDeliverableMails(db)).sort((a, b) => (a.cause < b.cause ? -1 : 1))
const mailsTo = async (db: Database, email: string) => (await mails(db)).filter(({ recipient }) => recipient === email)
const events = (db: Database) => db.selectFrom('analyticsEvents').selectAll().execute()

test('an order takes its price, tier and terms from the product, and its words of consent with it', async ({ db }) => {
  const order = await anOpenOrder(db, { tierId: 'agency', email: 'ada@example.com' })
  expect(order).toMatchObject({
    status: 'open',
    price: 149_900,
    total: 149_900,
    currency: 'USD',
    tierName: 'Agency',
    activations: 5,
    email: 'ada@example.com',
    payment: 'stripe',
    paidAt: null,
  })
  expect(order.consentText).toContain('14-day right of withdrawal')
  expect(order.consentedAt).toBeInstanceOf(Date)
})

test('what is not published, and what is not offered, cannot be ordered', async ({ db }) => {
  const draft = await aProductForSale(db, { publishedAt: null })
  await expect(anOpenOrder(db, { slug: draft.slug })).rejects.toMatchObject({ status: 404 })
  await expect(anOpenOrder(db, { slug: 'nothing' })).rejects.toMatchObject({ status: 404 })
  await expect(anOpenOrder(db, { tierId: 'free-for-me' })).rejects.toMatchObject({ status: 422 })
})

test('a double click opens one order, another choice another one', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  const click = { slug, email: 'ada@example.com', idempotencyKey: randomUUID() }
  const first = await anOpenOrder(db, click)
  expect((await anOpenOrder(db, click)).id).toBe(first.id)
  expect((await anOpenOrder(db, { ...click, tierId: 'agency' })).id).not.toBe(first.id)
  expect((await anOpenOrder(db, { ...click, businessName: 'Ada Ltd' })).id).not.toBe(first.id)
})

test('the same data from two browsers are two orders, also where no key was sent', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  const typed = { slug, email: 'ada@example.com' }
  const keys = [randomUUID(), randomUUID(), undefined, undefined]
  const orders = []
  for (const idempotencyKey of keys) orders.push(await anOpenOrder(db, { ...typed, idempotencyKey }))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(4)
})

test('a settled order has its key, its link, its receipt with both, a notice and one purchase event', async ({
  db,
}) => {
  await aStudioWithEmail(db)
  const opened = await anOpenOrder(db, { email: 'ada@example.com', referrer: 'https://news.example/', sessionId: 's1' })
  await aProductFileRow(db, { productId: opened.productId })
  expect(await settleOrder(db, opened.id, fullPayment(opened), env)).toBe(true)
  const order = await findOrder(db, opened.id)
  expect(order).toMatchObject({ status: 'paid', total: 49_900, paidAt: expect.any(Date) })
  const license = await findLicenseOfOrder(db, opened.id)
  const link = await findActiveDownloadToken(db, env.SECRET, opened.id)
  const [receipt] = await mailsTo(db, 'ada@example.com')
  expect(receipt).toMatchObject({ replyTo: studioEmail, subject: expect.stringContaining('license key') })
  expect(license?.key).toBeTruthy()
  for (const text of [receipt?.html, receipt?.plainText]) {
    expect(text).toContain(license?.key)
    expect(text).toContain(`http://harbor.test/download/${link?.token}`)
    expect(text).toContain('http://harbor.test/purchases')
    expect(text).toContain('$499.00')
  }
  const [notice] = await mailsTo(db, studioEmail)
  expect(notice).toMatchObject({ replyTo: 'ada@example.com', subject: expect.stringContaining('Ledger, $499.00') })
  expect(await events(db)).toMatchObject([
    {
      eventType: 'purchase',
      referrer: 'https://news.example/',
      country: 'Europe',
      metadata: { product_id: opened.productId, amount: 499, currency: 'USD', is_admin: false, order_id: opened.id },
    },
  ])
})

test('a receipt offers no download of a product without files', async ({ db }) => {
  await aSettledOrder(db, env, { email: 'ada@example.com' })
  const [receipt] = await mailsTo(db, 'ada@example.com')
  expect(receipt?.plainText).not.toContain('/download/')
  expect(receipt?.plainText).toContain('Ledger has no files yet. We will email you a download link')
  expect(receipt?.plainText).toContain('http://harbor.test/purchases')
})

test('the event of a purchase says where its visit began and by which campaign', async ({ db }) => {
  const utm = { source: 'news', campaign: 'launch' }
  await aSettledOrder(db, env, { landingPath: `/plan/${'k'.repeat(36)}`, utm })
  await aSettledOrder(db, env)
  const [begun, unknown] = (await events(db)).map(({ metadata }) => metadata)
  expect(begun).toMatchObject({ landing_path: '/plan/<key>', utm_source: 'news', utm_campaign: 'launch' })
  expect(begun).not.toHaveProperty('utm_medium')
  expect(unknown).not.toHaveProperty('landing_path')
})

test('settled twice is settled once', async ({ db }) => {
  await aStudioWithEmail(db)
  const order = await aSettledOrder(db, env)
  expect(await settleOrder(db, order.id, fullPayment(order), env)).toBe(false)
  expect([await mails(db), await events(db)].map((rows) => rows.length)).toEqual([2, 1])
})

test('a discount and tax are kept as they were paid, with the invoice', async ({ db }) => {
  const order = await anOpenOrder(db, { email: 'ada@example.com' })
  const amounts = { currency: 'USD', subtotal: 49_900, discount: 9_980, tax: 7_585, total: 47_505 }
  await settleOrder(db, order.id, { ...amounts, coupon: 'LAUNCH20', invoiceUrl: 'https://invoice.example/1' }, env)
  expect(await findOrder(db, order.id)).toMatchObject({
    discount: 9_980,
    tax: 7_585,
    total: 47_505,
    coupon: 'LAUNCH20',
  })
  const [receipt] = await mailsTo(db, 'ada@example.com')
  expect(receipt?.plainText).toContain('https://invoice.example/1')
  expect(receipt?.plainText).toContain('Discount (LAUNCH20): −$99.80')
})

test.for([
  ['another currency', { currency: 'EUR' }],
  ['a smaller price', { subtotal: 100, total: 100 }],
  ['a smaller total', { total: 1 }],
  ['a negative tax', { tax: -49_800, total: 100 }],
  ['a negative discount', { discount: -100, total: 50_000 }],
] as const)('a payment of %s settles nothing', async ([, change], { db }) => {
  const order = await anOpenOrder(db)
  const payment = { ...fullPayment(order), ...change }
  await expect(settleOrder(db, order.id, payment, env)).rejects.toThrow('was placed at 49900 USD')
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'open', paidAt: null })
  expect([await mails(db), await events(db)]).toEqual([[], []])
})

test('what is given away has a key and a link at once, and is no purchase', async ({ db }) => {
  const free = [{ id: 'free', name: 'Free', price: 0, text: '', activations: null }]
  const { id: productId, slug } = await aProductForSale(db, { price: 0, tiers: JSON.stringify(free) })
  await aProductFileRow(db, { productId })
  const sent = { slug, tierId: 'free', email: 'ada@example.com', idempotencyKey: randomUUID() }
  const order = await anOpenOrder(db, sent)
  expect(order).toMatchObject({ payment: 'free', total: 0 })
  await settleOrder(db, order.id, fullPayment(order), env)
  expect(await findLicenseOfOrder(db, order.id)).toMatchObject({ revokedAt: null })
  expect((await mails(db)).map(({ subject }) => subject)).toEqual(['Your download: Ledger'])
  expect(await events(db)).toEqual([])
  const again = await anOpenOrder(db, sent)
  expect(again.id).toBe(order.id)
})

test('a late payment wins over an order that has expired meanwhile', async ({ db }) => {
  const order = await anOpenOrder(db)
  await db.updateTable('orders').set({ status: 'expired', expiredAt: new Date() }).where('id', '=', order.id).execute()
  expect(await settleOrder(db, order.id, fullPayment(order), env)).toBe(true)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', expiredAt: null })
})

const whatWorks = async (db: Database, orderId: string) => [
  (await findLicenseOfOrder(db, orderId))?.revokedAt === null,
  (await findActiveDownloadToken(db, env.SECRET, orderId)) !== undefined,
]

test('a refund takes key and links away, tells the buyer once, and stays in the log', async ({ db }) => {
  const order = await aSettledOrder(db, env, { email: 'ada@example.com' })
  await refundOrder(db, ada, order.id, env)
  expect(await whatWorks(db, order.id)).toEqual([false, false])
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'refunded', refundedAt: expect.any(Date) })
  const subjects = (await mailsTo(db, 'ada@example.com')).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Refund for'))).toHaveLength(1)
  await expect(refundOrder(db, ada, order.id, env)).rejects.toMatchObject({ status: 409 })
  const log = await db.selectFrom('auditEntries').select(['action', 'subject', 'actorEmail']).execute()
  expect(log).toEqual([{ action: 'order.refunded', subject: `order:${order.id}`, actorEmail: ada.email }])
})

test('a dispute takes key and links away, and a won one gives them back', async ({ db }) => {
  const order = await aSettledOrder(db, env, { email: 'ada@example.com' })
  expect(await recordDispute(db, order.id, 'dp_1')).toBe(true)
  expect(await whatWorks(db, order.id)).toEqual([false, false])
  expect(await recordDisputeWon(db, order.id, 'dp_1', env)).toBe(true)
  expect(await whatWorks(db, order.id)).toEqual([true, true])
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', accessRevokedAt: null })
  expect(await recordDisputeWon(db, order.id, 'dp_1', env)).toBe(false)
  expect((await mailsTo(db, 'ada@example.com')).map(({ cause }) => cause)).toEqual([
    `dispute-won:${order.id}:dp_1`,
    `dispute:${order.id}:dp_1`,
    `receipt:${order.id}`,
  ])
})

test('an admin takes access away and gives it back without touching the money', async ({ db }) => {
  const order = await aSettledOrder(db, env)
  await revokeOrderAccess(db, ada, order.id)
  await revokeOrderAccess(db, ada, order.id)
  expect(await whatWorks(db, order.id)).toEqual([false, false])
  await expect(resendReceipt(db, ada, order.id, env)).rejects.toMatchObject({ status: 409 })
  await restoreOrderAccess(db, ada, order.id, env)
  expect(await whatWorks(db, order.id)).toEqual([true, true])
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', accessRevokedAt: null })
  expect(await db.selectFrom('auditEntries').selectAll().execute()).toHaveLength(2)
})

test('a receipt that is sent again holds a link that works, also when the first one is over', async ({ db }) => {
  const longAgo = new Date(Date.now() - 100 * 86_400_000)
  const order = await aSettledOrder(db, env, { email: 'ada@example.com' }, longAgo)
  await aProductFileRow(db, { productId: order.productId })
  expect(await findActiveDownloadToken(db, env.SECRET, order.id)).toBeUndefined()
  await resendReceipt(db, ada, order.id, env)
  const link = await findActiveDownloadToken(db, env.SECRET, order.id)
  const again = (await mailsTo(db, 'ada@example.com')).find(({ cause }) => cause.startsWith('receipt-again'))
  expect(again?.plainText).toContain(`/download/${link?.token}`)
})

test('when the receipt cannot be written, the order is not paid either', async ({ database: { db } }) => {
  const order = await anOpenOrder(db)
  await db.updateTable('customers').set({ email: 'nobody' }).where('id', '=', order.customerId).execute()
  await expect(settleOrder(db, order.id, fullPayment(order), env)).rejects.toThrow('no proper address')
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'open' })
  expect([await findLicenseOfOrder(db, order.id), await events(db)]).toEqual([undefined, []])
})

test('settled and refunded from many sides at once, an order is paid once', async ({ database: { db } }) => {
  await aStudioWithEmail(db)
  const order = await anOpenOrder(db)
  const settled = await Promise.all([1, 2, 3, 4, 5].map(() => settleOrder(db, order.id, fullPayment(order), env)))
  expect(settled.filter(Boolean)).toHaveLength(1)
  expect([await mails(db), await events(db)].map((rows) => rows.length)).toEqual([2, 1])
  const keys = await db.selectFrom('licenseKeys').select('id').execute()
  const links = await db.selectFrom('downloadLinks').select('id').execute()
  expect([keys.length, links.length]).toEqual([1, 1])
})

test('a double click at the very same moment opens one order', async ({ database: { db } }) => {
  const { slug } = await aProductForSale(db)
  const visit = { ipAddress: '', userAgent: '', country: '', isAdmin: false }
  const typed = { slug, tierId: 'starter', email: 'ada@example.com', name: 'Ada', visit }
  const form = { ...typed, payment: 'stripe' as const, idempotencyKey: randomUUID() }
  const orders = await Promise.all([1, 2, 3, 4].map(() => openOrder(db, form)))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
})
