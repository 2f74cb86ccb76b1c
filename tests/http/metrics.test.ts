import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

const TOKEN = 'a token of some length'

let site: RunningSite
let guarded: RunningSite
beforeAll(async () => {
  ;[site, guarded] = await Promise.all([
    startSite({ WEB_CONCURRENCY: '2' }),
    startSite({ DEMO: '0', METRICS_TOKEN: TOKEN }),
  ])
})
afterAll(() => Promise.all([site.stop(), guarded.stop()]))

const read = (headers: Record<string, string> = {}, origin = site.origin) =>
  httpRequest(origin, '/metrics', { headers })

function readSeries(text: string, series: string) {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

test('all processes are told of, whichever is asked', async () => {
  const before = (await read()).text
  for (let visit = 0; visit < 20; visit++) await httpRequest(site.origin, '/blog')
  await httpRequest(site.origin, '/admin/blog')
  await httpRequest(site.origin, `/blog/nobody-wrote-this-${Date.now()}`)
  const { status, headers, text } = await read()
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(readSeries(text, 'studio_processes')).toBe(2)
  const pages = (result: string) => `studio_page_cache_requests_total{result="${result}"}`
  const grown = (series: string) => readSeries(text, series) - (readSeries(before, series) || 0)
  expect(grown(pages('hit')) + grown(pages('miss'))).toBe(20)
  expect(grown(pages('miss'))).toBeLessThanOrEqual(2)
  expect(readSeries(text, 'studio_http_requests_total{route="/admin/blog",status="302"}')).toBe(1)
  expect(text).toContain('studio_http_requests_total{route="/blog/:slug",status="404"} 1')
  expect(text).toContain('studio_http_request_duration_seconds_bucket{route="/admin/blog",le="+Inf"} 1')
  expect(readSeries(text, 'studio_database_up')).toBe(1)
  expect(readSeries(text, 'studio_database_size_bytes')).toBeGreaterThan(1_000_000)
  expect(readSeries(text, 'studio_disk_free_bytes')).toBeGreaterThan(0)
  expect(readSeries(text, 'process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
})

test('no address, visitor or text from outside is in a label', async () => {
  const secret = 'somebodys-own-path'
  await httpRequest(site.origin, `/blog/${secret}?token=${secret}`, { headers: { 'user-agent': secret } })
  await httpRequest(site.origin, `/${secret}/${secret}`)
  const { text } = await read()
  expect(text).not.toContain(secret)
})

test('without a token only programs of this machine are answered, and no proxy', async () => {
  expect((await read()).status).toBe(200)
  for (const [name, value] of [
    ['x-forwarded-for', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 proxy'],
    ['host', 'www.harbor.example'],
  ] as const)
    expect([name, (await read({ [name]: value })).status]).toEqual([name, 404])
})

test('with a token whoever has it is answered, and nobody else', async () => {
  const statusOf = async (headers: Record<string, string>) => (await read(headers, guarded.origin)).status
  expect(await statusOf({ authorization: `Bearer ${TOKEN}` })).toBe(200)
  expect(await statusOf({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200)
  expect(await statusOf({ authorization: 'Bearer of nothing' })).toBe(401)
  expect(await statusOf({})).toBe(404)
})
