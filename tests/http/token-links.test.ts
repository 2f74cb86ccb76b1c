import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpResponse, httpRequest } from '~test/http'
import { listRouteAddresses } from '~test/route-addresses'
import { type SiteWithOrders, startSiteWithOrders } from '~test/site-with-orders'

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

// a page for whoever comes: it says that the link is dead, or what it offers is refused when its button is pressed
const SAME_FOR_ALL = ['/account/confirmation/:token', '/account/password/:token', '/download/:token/new-link']

let site: SiteWithOrders
beforeAll(async () => {
  site = await startSiteWithOrders(1)
})
afterAll(() => site.stop())

/** Every address that leads to something by a secret in it, as app/routes.ts has them. */
const addresses = listRouteAddresses()
  .filter(({ path, isGuarded }) => SECRET_PARAMETER.test(path) && !isGuarded && path !== '/sitemap/:file')
  .map(({ path }) => path)

test('every kind of link that is mailed is tried', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/download/:token', '/download/:token/:file', '/purchases/:token', '/review/:token']),
  )
})

function isRefused({ status, headers, text }: HttpResponse, address: string, method: string) {
  if (/license key|buyers\.example/i.test(text)) return false
  if (status === 200) return SAME_FOR_ALL.includes(address) && ['GET', 'HEAD'].includes(method)
  // who asks for a file with a browser is led to the page of the link
  if (status === 302) return String(headers.location).startsWith('/download/')
  return [400, 401, 403, 404, 405, 409, 410, 415, 422].includes(status)
}

test.each(addresses)('%s tells nobody anything who guesses, whatever they send', async (address) => {
  const passed: string[] = []
  let from = 0
  for (const [what, guess] of Object.entries(guesses)) {
    for (const method of METHODS) {
      // each from another address, so that what answers is the link and not its limit
      const visitor = `127.7.${Math.floor(from / 250)}.${1 + (from++ % 250)}`
      const answer = await httpRequest(site.origin, address.replaceAll(/:\w+/g, guess), {
        method,
        localAddress: visitor,
      })
      if (!isRefused(answer, address, method)) passed.push(`${method} ${what}: ${answer.status}`)
    }
  }
  expect(passed).toEqual([])
})

test('a link of one kind opens nothing of another', async () => {
  const token = site.orders[0]?.token ?? ''
  for (const address of addresses.filter((path) => !path.startsWith('/review/'))) {
    const answer = await httpRequest(site.origin, address.replaceAll(/:\w+/g, token))
    expect([address, answer.status, isRefused(answer, address, 'GET')]).toEqual([address, answer.status, true])
  }
})
