import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RenderedPage } from './encoded-page.server'
import { PageCache, type PageCacheOptions } from './page-cache.server'

function aPage(body: string, tags = ['posts'], more: Partial<RenderedPage> = {}): RenderedPage {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'X-Request-Id': 'render-1' })
  return { status: 200, headers, body: Buffer.from(body), tags: new Set(tags), ...more }
}

/** A server with nothing but the page cache; what it passes on is answered with 418. */
async function aCache(render: PageCacheOptions['render'], options: Partial<PageCacheOptions> = {}) {
  const cache = new PageCache({
    render,
    isPrivate: (path) => path.startsWith('/admin'),
    knownQueryParams: { '/blog': { category: (value) => value === 'guides' } },
    maxBytes: 10_000_000,
    ...options,
  })
  const server = createServer((request, response) => {
    if (!cache.serve(request, response)) response.writeHead(418).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { cache, get: (path: string, headers = {}, method = 'GET') => ask({ port, path, headers, method }) }
}

async function ask(options: { port: number; path: string; headers: Record<string, string>; method: string }) {
  const request = httpRequest({ host: '127.0.0.1', ...options })
  request.end()
  const [response] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { status: response.statusCode as number, headers: response.headers, bytes, text: bytes.toString() }
}

function counting(render: (address: string, count: number) => RenderedPage | Promise<RenderedPage>) {
  const asked: string[] = []
  const page = async (address: string) => render(address, asked.push(address))
  return { asked, page }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 10))

test('a page is rendered once and then served as the same bytes', async () => {
  const { asked, page } = counting((_address, count) => aPage(`render ${count}`))
  const { get } = await aCache(page)
  expect((await get('/')).text).toBe('render 1')
  expect((await get('/')).text).toBe('render 1')
  expect(asked).toEqual(['/'])
})

test('each encoding holds the same page', async () => {
  const { get } = await aCache(async () => aPage('hello '.repeat(100)))
  const [br, gzip, identity] = await Promise.all(
    ['br', 'gzip, deflate;q=0.5', 'identity'].map((accept) => get('/', { 'accept-encoding': accept })),
  )
  expect(brotliDecompressSync(br?.bytes as Buffer).toString()).toBe('hello '.repeat(100))
  expect(gunzipSync(gzip?.bytes as Buffer).toString()).toBe('hello '.repeat(100))
  expect(identity?.text).toBe('hello '.repeat(100))
  expect(br?.headers['content-encoding']).toBe('br')
  expect(identity?.headers['content-encoding']).toBeUndefined()
  expect(br?.headers.vary).toBe('Accept-Encoding')
})

test('a kept page names its tags for a CDN, unless they are more than one takes', async () => {
  const many = Array.from({ length: 1_000 }, (_, place) => `post:${place}`)
  const { get } = await aCache(async (address) => aPage('x', address === '/' ? ['posts', 'brand'] : many))
  expect((await get('/')).headers['cache-tag']).toBe('posts,brand')
  expect((await get('/many')).headers['cache-tag']).toBeUndefined()
})

test('an encoding that the client refuses is not used', async () => {
  const { get } = await aCache(async () => aPage('x'))
  expect((await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.1' })).headers['content-encoding']).toBe('gzip')
})

test('a client that has the page already gets 304 without a body', async () => {
  const { get } = await aCache(async () => aPage('hello'))
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': `"other", W/${headers.etag}` })
  expect(again.status).toBe(304)
  expect(again.bytes).toHaveLength(0)
  expect(again.headers.etag).toBe(headers.etag)
  expect(headers['cache-control']).toContain('stale-while-revalidate')
  expect(headers['x-request-id']).toBeUndefined()
})

test('HEAD answers with the headers of GET', async () => {
  const { get } = await aCache(async () => aPage('hello'))
  const head = await get('/', {}, 'HEAD')
  expect(head.headers['content-length']).toBe('5')
  expect(head.bytes).toHaveLength(0)
})

test('a change drops the pages that show it and no other', async () => {
  const { asked, page } = counting((address) => aPage(address, [address === '/a' ? 'post:1' : 'post:2']))
  const { cache, get } = await aCache(page)
  await get('/a')
  await get('/b')
  cache.evict(['post:1'])
  await get('/a')
  await get('/b')
  expect(asked).toEqual(['/a', '/b', '/a'])
})

describe('a change while the page is rendered', () => {
  test('keeps the old page out of the cache', async () => {
    let finish = () => {}
    const { asked, page } = counting(async (_address, count) => {
      if (count === 1) await new Promise<void>((resolve) => (finish = resolve))
      return aPage(`render ${count}`)
    })
    const { cache, get } = await aCache(page)
    const before = get('/')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    cache.evict(['posts'])
    cache.evict(['something else'])
    finish()
    await before
    expect((await get('/')).text).toBe('render 2')
    expect(asked).toHaveLength(2)
  })

  test('gives a fresh page to whoever asks after it, though the old render still runs', async () => {
    let finish = () => {}
    const { asked, page } = counting(async (_address, count) => {
      if (count === 1) await new Promise<void>((resolve) => (finish = resolve))
      return aPage(`render ${count}`)
    })
    const { cache, get } = await aCache(page)
    const before = get('/')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    cache.evict('everything')
    expect((await get('/')).text).toBe('render 2')
    finish()
    await before
    expect((await get('/')).text).toBe('render 2')
  })
})

test('a hundred visitors of a missing page wait for one render', async () => {
  const { asked, page } = counting(async () => {
    await tick()
    return aPage('x')
  })
  const { get } = await aCache(page)
  await Promise.all(Array.from({ length: 100 }, () => get('/')))
  expect(asked).toHaveLength(1)
})

test('queries that no page knows lead to the same page', async () => {
  const { asked, page } = counting((address) => aPage(address))
  const { cache, get } = await aCache(page)
  for (const query of ['?utm_source=x', '?category=nonsense', '?a=1&b=2', ''])
    expect((await get(`/blog${query}`)).text).toBe('/blog')
  expect((await get('/blog?x=1&category=guides')).text).toBe('/blog?category=guides')
  expect((await get('/blog.data?category=guides&_routes=x')).text).toBe('/blog.data?category=guides')
  expect(asked).toEqual(['/blog', '/blog?category=guides', '/blog.data?category=guides'])
  expect(cache.store.size).toBe(3)
})

test('with a query, what comes before the page is asked, even while that is not known yet', async () => {
  const known = Promise.withResolvers<void>()
  const { get } = await aCache(async (address) => aPage(address), {
    hasQueryRedirect: (path) => (path === '/now' ? true : known.promise.then(() => path === '/first')),
    handleUncached: (_request, response) => void response.writeHead(418).end(),
  })
  expect((await get('/first')).text).toBe('/first')
  expect((await get('/now?p=1')).status).toBe(418)
  const [first, page] = [get('/first?p=1'), get('/page?p=1')]
  known.resolve()
  expect([(await first).status, (await page).text]).toEqual([418, '/page'])
})

test('answers other than 200, pages without tags and pages with cookies are not kept', async () => {
  const { page } = counting((address) => {
    if (address === '/missing') return aPage('no', ['posts'], { status: 404 })
    if (address === '/cookie') return aPage('c', ['posts'], { headers: new Headers({ 'Set-Cookie': 'a=b' }) })
    return aPage('untagged', [])
  })
  const { cache, get } = await aCache(page)
  expect((await get('/missing')).status).toBe(404)
  expect((await get('/missing')).headers['cache-control']).toBe('no-cache')
  await get('/cookie')
  await get('/untagged')
  expect(cache.store.size).toBe(0)
})

test('memory stays within its bound, and pages in use stay longest', async () => {
  const { cache, get } = await aCache(async (address) => aPage(address.padEnd(10_000, 'x')), { maxBytes: 100_000 })
  await get('/favourite')
  for (let number = 0; number < 50; number++) {
    await get(`/page-${number}`)
    await get('/favourite')
    expect(cache.store.bytes).toBeLessThanOrEqual(100_000)
  }
  expect(cache.store.get('/favourite')).toBeDefined()
  expect(cache.store.get('/page-0')).toBeUndefined()
})

test('private paths, writes and malformed paths are passed on', async () => {
  const { get } = await aCache(async () => aPage('x'))
  expect((await get('/admin/blog')).status).toBe(418)
  expect((await get('/', {}, 'POST')).status).toBe(418)
  expect((await get('/%E0%A4%A')).status).toBe(418)
  expect((await get('//elsewhere.example/')).status).toBe(418)
})

test('a render that fails ends the connection and is tried again by the next visitor', async () => {
  const { page } = counting((_address, count) => {
    if (count === 1) throw new Error('broken')
    return aPage('fine')
  })
  const { get } = await aCache(page)
  await expect(get('/')).rejects.toThrow()
  expect((await get('/')).text).toBe('fine')
})
