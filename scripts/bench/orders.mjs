import { performance } from 'node:perf_hooks'
import { asAdmin, pagesDeep, printFirstBytes } from './admin-lists.mjs'
import { filledSite } from './filled-site.mjs'
import { makeManyOrders } from './many-orders.mjs'

/** First bytes of the lists of orders and customers with 100,000 orders, of their sums and of the export. */
export async function orders() {
  await asAdmin(await filledSite(makeManyOrders), async (origin, cookie) => {
    await printFirstBytes(origin, cookie, await addresses(origin, cookie))
    await exportAll(origin, cookie)
  })
}

/** @returns {Promise<[string, string][]>} */
async function addresses(/** @type {string} */ origin, /** @type {string} */ cookie) {
  const html = await (await fetch(`${origin}/admin/orders`, { headers: { cookie } })).text()
  const [, order] = /href="(\/admin\/orders\/[0-9a-f-]{36})"/.exec(html) ?? []
  const [, product] = /<option value="([0-9a-f-]{36})">/.exec(html) ?? []
  if (!order || !product) throw new Error('The list of orders shows none.')
  return [
    ['orders', '/admin/orders'],
    ['orders, many pages deep', await pagesDeep(origin, cookie, '/admin/orders', 40)],
    ['orders by total', '/admin/orders?sort=-total'],
    ['orders: refunded', '/admin/orders?status=refunded'],
    ['orders: tests', '/admin/orders?payment=test'],
    ['orders: of one product', `/admin/orders?product=${product}`],
    ['orders: one product, disputed, by total', `/admin/orders?product=${product}&status=disputed&sort=total`],
    ['orders: of a year', '/admin/orders?from=2026-01-01&to=2026-12-31'],
    ['search: a number', '/admin/orders?q=50123'],
    ['search: an e-mail address', '/admin/orders?q=customer-4711'],
    ['search: words of every product', '/admin/orders?q=product'],
    ['search: a company', '/admin/orders?q=company+90009'],
    ['search: the beginning of a key', '/admin/orders?q=HARB-A1'],
    ['search: nothing found', '/admin/orders?q=zzzzzz'],
    ['an order', order],
    ['customers', '/admin/orders/customers'],
    ['customers: search', '/admin/orders/customers?q=customer-59'],
    ['sums of everything (after the list)', '/admin/api/orders/totals'],
    ['sums of a product (after the list)', `/admin/api/orders/totals?product=${product}`],
    ['first line of the export', '/admin/orders/export.csv?status=refunded'],
  ]
}

async function exportAll(/** @type {string} */ origin, /** @type {string} */ cookie) {
  const startedAt = performance.now()
  const text = await (await fetch(`${origin}/admin/orders/export.csv`, { headers: { cookie } })).text()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const [lines, megabytes] = [text.split('\r\n').length - 2, (text.length / 1e6).toFixed(0)]
  console.log(`export of ${lines} orders, ${megabytes} MB, in ${seconds} s`)
}
