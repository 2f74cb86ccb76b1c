import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Orders } from '~/platform/database/tables'
import { renderMail } from '~/platform/mail/render-mail.server'
import { defaultBrand } from '~/wings/site/settings/brand'
import { expect, test } from '~test/test'
import { receiptMail, saleMail } from './emails'
import { anOrder } from './fixtures'
import { partialRefundMail, refundMail } from './fulfillment/refund-emails'
import { findOrder } from './queries.server'

const delivery = {
  key: 'KEY',
  download: { url: 'http://harbor.test/d', expiresAt: new Date('2026-04-01') },
  purchasesUrl: 'http://harbor.test/p',
}

async function mailed(db: Database, changes: Partial<Insertable<Orders>>) {
  const { id } = await anOrder(db, { payment: 'stripe', ...changes })
  const order = await findOrder(db, id)
  if (!order) throw new Error('Order not found.')
  const receipt = renderMail(receiptMail(defaultBrand, order, delivery).body).plainText
  const sale = renderMail(saleMail(defaultBrand, order, 'http://harbor.test/o').body).plainText
  const rows = (text: string) =>
    text.split('\n').filter((line) => /^(QueuePro, .*|Discount.*|Tax|Paid|VAT number): /.test(line))
  return { receipt, sale, rows: rows(receipt), rowsOfSale: rows(sale) }
}

test.for<[what: string, order: Partial<Insertable<Orders>>, rows: string[]]>([
  [
    'the product stands above what was paid',
    { price: 9_900, total: 9_900 },
    ['QueuePro, Standard license: $99.00', 'Paid: $99.00'],
  ],
  [
    'a discount stands under the price, with its coupon',
    { price: 9_900, discount: 2_000, coupon: 'SPRING', total: 7_900 },
    ['QueuePro, Standard license: $99.00', 'Discount (SPRING): −$20.00', 'Paid: $79.00'],
  ],
  [
    'a tax stands between the price and what was paid',
    { price: 9_900, tax: 1_881, total: 11_781, vatNumber: 'DE123456789' },
    ['QueuePro, Standard license: $99.00', 'Tax: $18.81', 'Paid: $117.81', 'VAT number: DE123456789'],
  ],
  ['of what is free no amount is told', { price: 0, total: 0, payment: 'free' }, []],
])('in the mails of an order %s', async ([, order, rows], { db }) => {
  const mails = await mailed(db, order)
  expect(mails.rows).toEqual(rows)
  expect(mails.rowsOfSale).toEqual(rows)
})

test('a receipt says that a test payment took no money, and a real one says nothing of it', async ({ db }) => {
  expect((await mailed(db, { payment: 'test' })).receipt).toContain('No money was charged')
  expect((await mailed(db, { payment: 'stripe' })).receipt).not.toContain('No money was charged')
})

test('a receipt names order, day, buyer and seller', async ({ db }) => {
  const { id } = await anOrder(db, { payment: 'stripe', buyerName: 'Zoe', businessName: 'Zoe Ltd', country: 'PT' })
  const order = await findOrder(db, id)
  if (!order) throw new Error('Order not found.')
  const brand = { ...defaultBrand, legalName: 'Harbor Studio Lda.', address: 'Rua 1\nPorto' }
  const { plainText } = renderMail(receiptMail(brand, order, delivery).body)
  for (const line of [
    `Order: ${order.number}`,
    'Date: March 1, 2026',
    'Payment: Stripe',
    'Billed to: Zoe\nzoe@example.com\nPortugal',
    'Company: Zoe Ltd',
    'Sold by: Harbor Studio Lda.\nRua 1\nPorto',
  ])
    expect(plainText).toContain(line)
})

test.for([
  ['refund', refundMail],
  ['partial refund', partialRefundMail],
] as const)('the mail of a %s says of a test payment that no money moved', async ([, mail], { db }) => {
  const { id } = await anOrder(db, { payment: 'test' })
  const order = await findOrder(db, id)
  if (!order) throw new Error('Order not found.')
  const { subject, body } = mail(defaultBrand, order, 1_000)
  const { plainText } = renderMail(body)
  expect(subject).toContain('(test)')
  expect(plainText).toContain('This was a test payment. No money was charged or refunded.')
  expect(plainText).not.toMatch(/We refunded|\$/)
})
