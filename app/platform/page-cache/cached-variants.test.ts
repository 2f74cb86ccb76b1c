import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { httpRequest, sendRaw } from '~test/http'
import type { RenderedPage } from './encoded-page.server'
import { PageCache } from './page-cache.server'

const versions = { key: 'landing-page:1', shares: [30, 20] }

/** A cache whose visitors say themselves which version they are to get. */
async function aCache(render: (version: number, count: number) => Partial<RenderedPage> & { text: string }) {
  const asked: string[] = []
  const cache = new PageCache({
    async render(address, version) {
      const { text, ...more } = render(version, asked.push(`${address} ${version}`))
      const headers = new Headers({ 'Content-Type': 'text/html' })
      return { status: 200, headers, body: Buffer.from(text), tags: new Set(['page']), ...more }
    },
    assignVariant: (_versions, { headers }) => Number(headers['x-version']),
    isPrivate: () => false,
    knownQueryParams: {},
    maxBytes: 10_000_000,
  })
  const server = createServer((request, response) => {
    if (!cache.serve(request, response)) response.writeHead(418).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (version: number, headers = {}, path = '/a') =>
    httpRequest(origin, path, { headers: { 'x-version': String(version), ...headers } })
  return { cache, asked, origin, get }
}

test('one copy of each version is kept, and each visitor gets theirs', async () => {
  const { cache, asked, get } = await aCache((version) => ({ text: `version ${version}`, variants: versions }))
  for (let round = 0; round < 3; round++) {
    for (const version of [2, 0, 1]) expect((await get(version)).text).toBe(`version ${version}`)
    expect((await get(1, {}, '/a?utm_source=mail')).text).toBe('version 1')
  }
  expect(asked).toEqual(['/a 0', '/a 2', '/a 1'])
  expect(cache.store.size).toBe(3)
})

test('no shared cache may keep a page in versions; a browser asks again and gets 304 for its own one only', async () => {
  const { get } = await aCache((version) => ({ text: `version ${version}`, variants: versions }))
  const [first, second] = [await get(0), await get(1)]
  expect(first.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  expect(second.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  const again = (version: number) => get(version, { 'if-none-match': String(second.headers.etag) })
  expect((await again(1)).status).toBe(304)
  expect((await again(1)).headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  expect(await again(0)).toMatchObject({ status: 200, text: 'version 0' })
})

test('a page without versions stays for everyone', async () => {
  const { cache, get } = await aCache(() => ({ text: 'all' }))
  expect((await get(2)).headers['cache-control']).toContain('s-maxage')
  expect((await get(1)).text).toBe('all')
  expect(cache.store.size).toBe(1)
})

test('a change drops all versions; one that was taken away leaves no copy behind', async () => {
  let shown: typeof versions | undefined = versions
  const { cache, get } = await aCache((version, count) => ({ text: `${version} of ${count}`, variants: shown }))
  for (const version of [0, 1, 2]) await get(version)
  shown = undefined
  cache.evict(['page'])
  expect(cache.store.size).toBe(0)
  expect((await get(2)).text).toBe('0 of 4')
  expect(cache.store.size).toBe(1)
})

test('visitors who come at once wait for one drawing of each version', async () => {
  const { asked, get } = await aCache((version) => ({ text: `version ${version}`, variants: versions }))
  const texts = (await Promise.all([0, 1, 1, 2, 0, 2].map((version) => get(version)))).map(({ text }) => text)
  expect(texts).toEqual([0, 1, 1, 2, 0, 2].map((version) => `version ${version}`))
  expect(asked.toSorted()).toEqual(['/a 0', '/a 1', '/a 2'])
})

test('a version cannot be asked for by the name under which it is kept', async () => {
  const { origin, get } = await aCache((version) => ({ text: `version ${version}`, variants: versions }))
  await get(1)
  expect((await get(0, {}, '/a%201')).status).toBe(418)
  expect((await get(0, {}, '/a+1')).text).toBe('version 0')
  expect(await sendRaw(origin, 'GET /a 1 HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('400')
})
