import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../throwaway-postgres.mjs'
import { startSite, temporaryFolder } from './a-site.mjs'
import { addAdmin, printFirstBytes, signIn } from './admin-lists.mjs'
import { MANY_ORDERS, makeManyOrders } from './many-orders.mjs'

/** First bytes of the lists of orders and customers with 100,000 orders, of their sums and of the export, on either database. */
export async function orders() {
  await measure('embedded', {}, fillEmbedded)
  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench' }
  await measure('PostgreSQL', env, () => fillPostgres(postgres.url))
  postgres.stop()
}

/** Without fsync: what is made here is only measured. @param {string} dataDir */
async function fillEmbedded(dataDir) {
  const database = await PGlite.create(path.join(dataDir, 'database'))
  await makeManyOrders((statement) => database.exec(statement))
  await database.close()
}

/** @param {string} url */
async function fillPostgres(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await makeManyOrders((statement) => client.query(statement))
  await client.end()
}

async function measure(
  /** @type {string} */ name,
  /** @type {Record<string, string>} */ more,
  /** @type {(dataDir: string) => Promise<void>} */ fill,
) {
  const dataDir = temporaryFolder()
  const env = { ...more, DEMO: '0' }
  await (await startSite({ dataDir, env })).stop()
  addAdmin({ ...env, DATA_DIR: dataDir })
  const startedAt = performance.now()
  await fill(dataDir)
  console.log(`${name}: ${MANY_ORDERS} orders made in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const site = await startSite({ dataDir, env })
  try {
    const cookie = await signIn(site.origin)
    await printFirstBytes(name, site.origin, cookie, await addresses(site.origin, cookie))
    await exportAll(name, site.origin, cookie)
  } finally {
    await site.stop()
  }
}

/** @returns {Promise<[string, string][]>} */
async function addresses(/** @type {string} */ origin, /** @type {string} */ cookie) {
  const html = await (await fetch(`${origin}/admin/orders`, { headers: { cookie } })).text()
  const [, order] = /href="(\/admin\/orders\/[0-9a-f-]{36})"/.exec(html) ?? []
  const [, product] = /<option value="([0-9a-f-]{36})">/.exec(html) ?? []
  if (!order || !product) throw new Error('The list of orders shows none.')
  return [
    ['orders', '/admin/orders'],
    ['orders, many pages deep', await pagesDeep(origin, cookie, 40)],
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
    ['sums of everything (after the list)', '/admin/orders/sums'],
    ['sums of a product (after the list)', `/admin/orders/sums?product=${product}`],
    ['first line of the export', '/admin/orders/export.csv?status=refunded'],
  ]
}

/** Where "Older" leads after so many pages. */
async function pagesDeep(/** @type {string} */ origin, /** @type {string} */ cookie, /** @type {number} */ pages) {
  let address = '/admin/orders'
  for (let page = 0; page < pages; page++) {
    const html = await (await fetch(origin + address, { headers: { cookie } })).text()
    const after = /href="(?:\/admin\/orders)?\?after=([0-9a-f-]{36})"/.exec(html)?.[1]
    if (!after) throw new Error(`There is no page after ${address}.`)
    address = `/admin/orders?after=${after}`
  }
  return address
}

async function exportAll(/** @type {string} */ name, /** @type {string} */ origin, /** @type {string} */ cookie) {
  const startedAt = performance.now()
  const text = await (await fetch(`${origin}/admin/orders/export.csv`, { headers: { cookie } })).text()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const [lines, megabytes] = [text.split('\r\n').length - 2, (text.length / 1e6).toFixed(0)]
  console.log(`${name}: export of ${lines} orders, ${megabytes} MB, in ${seconds} s`)
}
