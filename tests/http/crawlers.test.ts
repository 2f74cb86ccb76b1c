import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '../support/admin'
import { ask } from '../support/http'
import { type RunningSite, startSite } from '../support/running-site'
import { aWriter, type Writer } from '../support/writer'

let site: RunningSite
let writer: Writer
// as the site calls itself
let origin: string

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
  origin = site.origin.replace('127.0.0.1', 'localhost')
  writer = aWriter(site.origin, (await anAdmin(site)).cookie)
})
afterAll(() => site?.stop())

const get = (path: string, headers: Record<string, string> = {}) => ask(site.origin, path, { headers })

test('robots.txt and llms.txt are found, and another text file is not', async () => {
  expect((await get('/robots.txt')).text).toMatch(/^User-agent: \*\n[\s\S]+\n\nSitemap: http.+\/sitemap\.xml\n$/)
  const llms = await get('/llms.txt')
  expect(llms.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(llms.text).toContain(`${origin}/blog/three-point-estimates.md)`)
  for (const path of ['/other.txt', `/${'a'.repeat(32)}.txt`, '/.txt']) expect((await get(path)).status, path).toBe(404)
})

test('a page names its Markdown, which is kept like the page and is no page for search engines', async () => {
  const path = '/blog/three-point-estimates'
  expect((await get(path)).text).toContain(`type="text/markdown" href="${origin}${path}.md"`)
  const text = await get(`${path}.md`)
  expect(text.text).toMatch(/^---\ntitle: ".+"\n[\s\S]+\n## /)
  expect(text.headers).toMatchObject({
    ...{ 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' },
    link: `<${origin}${path}>; rel="canonical"`,
    'cache-control': expect.stringContaining('s-maxage'),
  })
  expect((await get(`${path}.md`, { 'if-none-match': String(text.headers.etag) })).status).toBe(304)
  expect((await get(`${path}.md`, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
})

test('every address that llms.txt names leads to a text', async () => {
  const { text } = await get('/llms.txt')
  const paths = [...text.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]+\.md)\)/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) expect((await get(path)).status, path).toBe(200)
})

test('the text changes, moves and goes with its page at once', async () => {
  const id = randomUUID()
  const text = (path: string) => get(`${path}.md`)
  await writer.save(id, 0, { slug: 'first', title: 'First words' })
  expect((await text('/blog/first')).status).toBe(404)
  await writer.publish(id)
  expect((await text('/blog/first')).text).toContain('# First words')
  await writer.save(id, 1, { slug: 'second', title: 'Second words' })
  await writer.publish(id)
  expect((await text('/blog/second')).text).toContain('# Second words')
  const moved = await text('/blog/first')
  expect([moved.status, moved.headers.location]).toEqual([301, '/blog/second.md'])
  await writer.withdraw(id)
  expect((await text('/blog/second')).status).toBe(404)
  expect((await get('/llms.txt')).text).not.toContain('Second words')
})

test('where there is no page, odd addresses lead to nothing', async () => {
  for (const path of ['/.md', '/blog/.md', '/blog/none.md', '/none.md', '/admin.md', '/blog/a%2f..md', '/sitemap.md'])
    expect((await get(path)).status, path).toBe(404)
})
