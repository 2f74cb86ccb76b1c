import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allAddresses } from '../support/admin-routes'
import { ask } from '../support/http'
import { type SiteWithOrders, startSiteWithOrders } from '../support/site-with-orders'

const SECRET_PARAMETER = /:(token|orderKey|key|file)\b/
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const token = randomBytes(32).toString('base64url')

const guesses = {
  'a token that nobody has': token,
  'a token with an end of its own': `${token}${token}`,
  'part of a token': token.slice(0, 20),
  'no token': '%20',
  'an id': '00000000-0000-4000-8000-000000000000',
  'a path that climbs': '..%2f..%2f..%2fetc%2fpasswd',
  'a name that ends early': `${token}%00`,
  'a question to the database': "'%20or%20'1'='1",
  'a wildcard': '%25',
  'half a character': '%ff',
}

let site: SiteWithOrders
beforeAll(async () => {
  site = await startSiteWithOrders(1)
})
afterAll(() => site.stop())

/** Every address that leads to something by a secret in it, as app/routes.ts has them. */
const addresses = allAddresses()
  .filter(({ path, isGuarded }) => SECRET_PARAMETER.test(path) && !isGuarded && path !== '/sitemap/:file')
  .map(({ path }) => path)

test('every kind of link that is mailed is tried', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/download/:token', '/download/:token/:file', '/purchases/:token', '/review/:token']),
  )
})

test.each(addresses)('%s tells nobody anything who guesses, whatever they send', async (address) => {
  const passed: string[] = []
  let from = 0
  for (const [what, guess] of Object.entries(guesses)) {
    for (const method of METHODS) {
      const path = address.replaceAll(/:\w+/g, guess)
      // each from another address, so that what answers is the address and not its limit
      const visitor = `127.7.${Math.floor(from / 250)}.${1 + (from++ % 250)}`
      const { status, text } = await ask(site.origin, path, { method, from: visitor })
      const isShown = /license key|buyers\.example/i.test(text)
      if (![400, 401, 403, 404, 405, 410, 415, 422].includes(status) || isShown)
        passed.push(`${method} ${what}: ${status}`)
    }
  }
  expect(passed).toEqual([])
})

test('a link of one kind opens nothing of another', async () => {
  const [order] = site.orders
  for (const address of addresses.filter((path) => !path.startsWith('/review/'))) {
    const { status } = await ask(site.origin, address.replaceAll(/:\w+/g, order?.token ?? ''))
    expect([address, status]).toEqual([address, expect.toBeOneOf([400, 404, 405])])
  }
})
