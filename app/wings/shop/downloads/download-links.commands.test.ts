import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { expect, test } from '~test/test'
import {
  findActiveDownloadToken,
  grantDownloads,
  hashDownloadToken,
  revokeDownloads,
} from './download-links.commands.server'

const secret = 'a secret of the site'
const terms = { secret, days: 30, limit: 10 }
const bought = new Date('2026-03-01T12:00:00Z')
const daysLater = (days: number) => new Date(bought.getTime() + days * 86_400_000)

test('a token has 256 bits, and the database knows only its hash', async ({ db }) => {
  const order = await anOrder(db)
  const { token } = await grantDownloads(db, { ...terms, order }, bought)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const link = await db.selectFrom('downloadLinks').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(link)).not.toContain(token)
  expect(link).toMatchObject({ tokenHash: hashDownloadToken(token), downloadLimit: 10, expiresAt: daysLater(30) })
})

test('the site can show the link of an order again, and another site cannot', async ({ db }) => {
  const order = await anOrder(db)
  const { token } = await grantDownloads(db, { ...terms, order }, bought)
  expect(await findActiveDownloadToken(db, secret, order.id, daysLater(29))).toEqual({
    token,
    expiresAt: daysLater(30),
  })
  expect((await findActiveDownloadToken(db, 'another secret', order.id, daysLater(29)))?.token).not.toBe(token)
})

test('the newest link that works is the one that is shown', async ({ db }) => {
  const order = await anOrder(db)
  const first = await grantDownloads(db, { ...terms, order }, bought)
  const second = await grantDownloads(db, { ...terms, order, days: 3 }, daysLater(1))
  expect((await findActiveDownloadToken(db, secret, order.id, daysLater(2)))?.token).toBe(second.token)
  expect((await findActiveDownloadToken(db, secret, order.id, daysLater(5)))?.token).toBe(first.token)
  await db.updateTable('downloadLinks').set({ downloads: 10 }).execute()
  expect(await findActiveDownloadToken(db, secret, order.id, daysLater(2))).toBeUndefined()
})

test('revoked links are shown no more, those of other orders are', async ({ db }) => {
  const { id } = await aProduct(db)
  const [refunded, other] = [await anOrder(db, { productId: id }), await anOrder(db, { productId: id })]
  for (const order of [refunded, other]) await grantDownloads(db, { ...terms, order }, bought)
  await revokeDownloads(db, refunded.id, daysLater(1))
  expect(await findActiveDownloadToken(db, secret, refunded.id, daysLater(1))).toBeUndefined()
  expect(await findActiveDownloadToken(db, secret, other.id, daysLater(1))).toBeDefined()
})
