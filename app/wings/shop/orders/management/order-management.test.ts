import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { issueLicense } from '~/wings/shop/licenses/commands.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { expect, test } from '~test/test'
import { anOrder } from '../fixtures'
import { findCustomerWithOrders, listCustomers } from './customers.queries.server'
import { streamOrdersCsv } from './order-export.queries.server'
import { parseOrderFilter } from './order-filter'
import { listOrderedProducts, listOrdersForAdmin } from './order-list.queries.server'
import { sumOrders } from './order-totals.queries.server'

const filter = (query = '') => parseOrderFilter(new URLSearchParams(query))

async function found(db: Database, query: string) {
  const { rows } = await listOrdersForAdmin(db, filter(query), 50)
  return rows.map(({ productName }) => productName).sort()
}

async function exported(db: Database, query = '') {
  let text = ''
  for await (const lines of streamOrdersCsv(db, filter(query))) text += lines
  return text
}

/** Named by what is different about them. */
async function aShop(db: Database) {
  const [queue, ledger] = [await aProduct(db, { name: 'Queue' }), await aProduct(db, { name: 'Ledger' })]
  const named = { ada: 'ada@example.com', bob: 'bob.miller@shop.example' }
  const paid = await anOrder(db, {
    email: named.ada,
    productId: queue.id,
    productName: 'Paid',
    payment: 'stripe',
    total: 99_000,
    refunded: 9_050,
    createdAt: new Date('2026-03-01T23:59:59Z'),
  })
  await anOrder(db, {
    email: named.bob,
    productId: queue.id,
    productName: 'Refunded',
    payment: 'stripe',
    status: 'refunded',
    total: 50_000,
    refunded: 50_000,
    businessName: 'Miller GmbH',
    createdAt: new Date('2026-03-02T00:00:00Z'),
  })
  await anOrder(db, {
    email: named.bob,
    productId: ledger.id,
    productName: 'Disputed',
    payment: 'stripe',
    status: 'disputed',
    total: 20_000,
    refunded: 5_000,
    currency: 'EUR',
    createdAt: new Date('2026-03-03'),
  })
  await anOrder(db, { email: named.ada, productId: ledger.id, productName: 'Test', payment: 'test', total: 77_000 })
  await anOrder(db, {
    email: named.ada,
    productId: ledger.id,
    productName: 'Open',
    payment: 'stripe',
    status: 'open',
    paidAt: null,
    paymentIssue: 'What was paid is not what was agreed.',
  })
  return { queue, paid, key: await issueLicense(db, { orderId: paid.id, activations: 1 }) }
}

test('an order is found by its number, its customer, its product and its key', async ({ db }) => {
  const { paid, key } = await aShop(db)
  expect(await found(db, `q=${paid.number}`)).toEqual(['Paid'])
  expect(await found(db, `q=%23${paid.number}`)).toEqual(['Paid'])
  expect(await found(db, 'q=999999999')).toEqual([])
  expect(await found(db, 'q=99999999999999999999')).toEqual([])
  expect(await found(db, 'q=ada@example.com')).toEqual(['Open', 'Paid', 'Test'])
  expect(await found(db, 'q=bob')).toEqual(['Disputed', 'Refunded'])
  expect(await found(db, 'q=miller')).toEqual(['Disputed', 'Refunded'])
  expect(await found(db, 'q=gmbh')).toEqual(['Refunded'])
  expect(await found(db, 'q=disp')).toEqual(['Disputed'])
  expect(await found(db, `q=${key}`)).toEqual(['Paid'])
  expect(await found(db, `q=${key.toLowerCase().slice(0, 12)}`)).toEqual(['Paid'])
  expect(await found(db, `q=${encodeURIComponent("'); drop table orders; --")}`)).toEqual([])
  expect(await found(db, 'q=%25')).toEqual([])
})

test('orders are filtered by status, payment, product and day', async ({ db }) => {
  const { queue } = await aShop(db)
  expect(await found(db, 'status=refunded')).toEqual(['Refunded'])
  expect(await found(db, 'status=fault')).toEqual(['Open'])
  expect(await found(db, 'payment=test')).toEqual(['Test'])
  expect(await found(db, `product=${queue.id}`)).toEqual(['Paid', 'Refunded'])
  expect(await found(db, 'from=2026-03-02&to=2026-03-02')).toEqual(['Refunded'])
  expect(await found(db, 'q=bob&status=disputed')).toEqual(['Disputed'])
  expect(await found(db, 'status=nonsense&payment=cash&product=1&from=yesterday&sort=x')).toHaveLength(5)
  expect((await listOrderedProducts(db)).map(({ name }) => name)).toEqual(['Ledger', 'Queue'])
})

for (const sort of ['sort=-placed', 'sort=placed', 'sort=-total', 'sort=total']) {
  test(`the pages of ${sort} show every order once, on and back`, async ({ db }) => {
    const totals = [10, 10, 10, 40, 50, 60, 60]
    for (const total of totals) await anOrder(db, { total, createdAt: new Date(Date.UTC(2026, 2, 1 + (total % 40))) })
    const there: string[] = []
    let place = ''
    for (let page = 0; page < 4; page++) {
      const { rows, after } = await listOrdersForAdmin(db, filter(`${sort}${place}`), 2)
      there.push(...rows.map(({ id }) => id))
      place = `&after=${after}`
    }
    expect(new Set(there).size).toBe(totals.length)
    const back: string[] = []
    place = `&before=${there.at(-1)}`
    for (let page = 0; page < 3; page++) {
      const { rows, before } = await listOrdersForAdmin(db, filter(`${sort}${place}`), 2)
      back.unshift(...rows.map(({ id }) => id))
      place = `&before=${before}`
    }
    expect(back).toEqual(there.slice(0, -1))
    if (sort.includes('total')) {
      const { rows } = await listOrdersForAdmin(db, filter(sort), 10)
      const shown = rows.map(({ total }) => total)
      expect(shown).toEqual(shown.toSorted((a, b) => (sort === 'sort=total' ? a - b : b - a)))
    }
  })
}

test('the sums count money, each currency by itself, and nothing that was a test or never paid', async ({ db }) => {
  await aShop(db)
  const dollars = { currency: 'USD', orders: 2, paid: 149_000, refunded: 59_050, disputed: 0, net: 89_950 }
  const euros = { currency: 'EUR', orders: 1, paid: 20_000, refunded: 5_000, disputed: 15_000, net: 0 }
  expect(await sumOrders(db, filter())).toEqual([euros, dollars])
  expect(await sumOrders(db, filter('q=bob&sort=total'))).toEqual([
    euros,
    { ...dollars, orders: 1, paid: 50_000, refunded: 50_000, net: 0 },
  ])
  expect(await sumOrders(db, filter('payment=test'))).toEqual([])
})

test('sums are right beyond what fits into 32 bits', async ({ db }) => {
  for (let n = 0; n < 3; n++) await anOrder(db, { total: 2_000_000_000, payment: 'stripe' })
  expect((await sumOrders(db, filter()))[0]).toMatchObject({ paid: 6_000_000_000, net: 6_000_000_000 })
})

test('the export holds every matching order, and nothing in it is a formula', async ({ db }) => {
  await aShop(db)
  await anOrder(db, { businessName: '=cmd|calc', vatNumber: '@SUM(A1)', email: 'eve@example.com', coupon: '-1+1' })
  const lines = (await exported(db)).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFNumber,Placed,Paid/)
  expect(lines.filter(Boolean)).toHaveLength(7)
  expect(lines[1]).toContain("'=cmd|calc,'@SUM(A1)")
  expect(lines[1]).toContain("'-1+1")
  const some = (await exported(db, 'status=refunded')).split('\r\n')
  expect(some.filter(Boolean)).toHaveLength(2)
  expect(some[1]).toContain(',500,500,') // dollars, not cents: the total and what went back
})

test('the export goes through more orders than it reads at once', async ({ db }) => {
  const { customerId, productId } = await anOrder(db)
  await sql`insert into orders (customer_id, product_id, product_name, tier_id, tier_name, price, total, payment, consented_at)
    select ${customerId}, ${productId}, 'Many', 'a', 'A', 1, 1, 'test', now() from generate_series(1, 1200)`.execute(db)
  const text = await exported(db)
  const numbers = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(new Set(numbers).size).toBe(1_201)
})

test('a customer is found by name and address, with what they paid and did not get back', async ({ db }) => {
  await aShop(db)
  const { rows } = await listCustomers(db, 'ada@ex', {}, 10)
  expect(rows).toMatchObject([{ email: 'ada@example.com', orders: 2, spent: [{ currency: 'USD', total: 89_950 }] }])
  const customer = await findCustomerWithOrders(db, rows[0]?.id ?? '')
  expect(customer?.orders.map(({ productName }) => productName).sort()).toEqual(['Open', 'Paid', 'Test'])
  expect((await listCustomers(db, '', {}, 1)).after).not.toBeNull()
  expect((await listCustomers(db, 'nobody', {}, 10)).rows).toEqual([])
})
