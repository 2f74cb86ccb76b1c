import { aProduct } from '~/wings/shop/products/fixtures'
import { expect, test } from '~test/test'
import { anOrder } from './fixtures'
import { countSalesByProduct } from './sales.queries.server'

test('sold are orders of the time that were paid for, whatever happened to them since', async ({ db }) => {
  const [first, second, unsold] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  const [now, before] = [new Date('2026-03-20'), new Date('2026-02-10')]
  const of = { productId: first.id, createdAt: now, paidAt: now }
  await anOrder(db, of)
  await anOrder(db, { ...of, email: 'ada@example.com', status: 'refunded' })
  await anOrder(db, { ...of, createdAt: before, paidAt: before })
  await anOrder(db, { ...of, payment: 'free', total: 0, price: 0 })
  await anOrder(db, { ...of, status: 'open', paidAt: null })
  await anOrder(db, { ...of, productId: second.id })
  const sold = await countSalesByProduct(db, [first.id, second.id, unsold.id], new Date('2026-03-01'))
  expect(Object.fromEntries(sold)).toEqual({ [first.id]: 2, [second.id]: 1 })
  expect(await countSalesByProduct(db, [], now)).toEqual(new Map())
})
