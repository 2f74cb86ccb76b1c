import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
// a proxy in front of the site speaks https, the site itself does not
beforeAll(async () => {
  site = await startSite({ ORIGIN: 'https://harbor.test', DEMO: '0' })
})
afterAll(() => site.stop())

const senders: [string, Record<string, string>, number][] = [
  ['a page of the site behind its proxy', { origin: 'https://harbor.test', 'sec-fetch-site': 'same-origin' }, 422],
  ['a page that keeps its address to itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 422],
  ['an old browser on the site', { origin: 'https://harbor.test' }, 422],
  ['a program', {}, 422],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site in an old browser', { origin: 'https://evil.example' }, 403],
  ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['a frame without an origin in an old browser', { origin: 'null' }, 403],
]

test.each(senders)('a form that %s sends is answered as it should be', async (sender, headers, status) => {
  const from = `127.0.0.${10 + senders.findIndex(([name]) => name === sender)}`
  for (const path of ['/contact', '/contact.data']) {
    const answer = await httpRequest(site.origin, path, {
      method: 'POST',
      localAddress: from,
      headers: { host: 'harbor.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'name=',
    })
    expect(answer.status).toBe(status)
  }
})
