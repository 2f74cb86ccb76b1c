import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { createPostClient, type PostClient } from '~test/post-client'
import { type RunningSite, startSite } from '~test/running-site'
import { validateSitemap } from '~test/validate-sitemap'

let site: RunningSite
let writer: PostClient
let cookie: string

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
  cookie = (await anAdmin(site)).cookie
  writer = createPostClient(site.origin, cookie)
})
afterAll(() => site?.stop())

async function page(path: string) {
  const { text, ...answer } = await httpRequest(site.origin, path)
  // React parts what is put together of several pieces
  return { ...answer, text: text.replaceAll('<!-- -->', '') }
}

const search = (q: string, more = '') => page(`/blog?${new URLSearchParams({ q })}${more}`)

test('a search works as a plain form, keeps what was typed, and shows what it found', async () => {
  const { status, text } = await search('three-point estimates')
  expect(status).toBe(200)
  expect(text).toContain('/blog/three-point-estimates')
  expect(text).toMatch(/<mark>[^<]*stimates<\/mark>/)
  expect(text).toContain('value="three-point estimates"')
  expect(text).toMatch(/<search[^>]*><form/)
  expect(text).toMatch(/<span role="status">\d+ posts? for “three-point estimates”\./)
})

test('a search is kept neither here nor by search engines', async () => {
  const { headers, text } = await search('queue')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers.etag).toBeUndefined()
  expect(text).toContain('<meta name="robots" content="noindex"')
  expect((await page('/blog')).headers['x-robots-tag']).toBeUndefined()
  expect((await page('/blog?q=')).headers.etag).toBe((await page('/blog')).headers.etag)
})

test('a search stays within the category, and leads out of it', async () => {
  const { text } = await search('queue', '&category=case-studies')
  expect(text).toContain('/blog/clinic-walk-in-queue')
  expect(text).toContain('<input type="hidden" name="category" value="case-studies"')
  expect(text).toContain('href="/blog?q=queue&amp;category=guides"')
  const nothing = (await search('xylophone', '&category=guides')).text
  expect(nothing).toContain('No results for “xylophone”.')
  expect(nothing).toMatch(/href="\/blog\?q=xylophone"[^>]*>Search all posts/)
  expect(nothing).toContain('Newest posts')
})

test('a page that the search does not have is missing', async () => {
  expect((await search('queue', '&page=999')).status).toBe(404)
  expect((await search('xylophone', '&page=2')).status).toBe(404)
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1; --",
  '\\\\ :* & | ! <-> ((',
  '\uE000\uE001',
  '\u0000\ud800\u202e',
  'a'.repeat(5_000),
  'a or '.repeat(400),
])('looking for %s does no harm', async (q) => {
  const { status, text } = await search(q)
  expect(status).toBe(200)
  expect(text).not.toMatch(/<script>alert|<img src=x/)
})

test('a search that no encoding explains is a search too', async () => {
  for (const query of ['q=%00', 'q=%ff%fe', 'q=%', 'q[]=a', 'q=a&q=b', `q=${'%2B'.repeat(600)}`])
    expect((await page(`/blog?${query}`)).status, query).toBe(200)
})

test('what came out is found at once, what was withdrawn is not, and the studio is told that nobody saw it', async () => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'about-barnacles', title: 'About barnacles', tags: ['hull care'] })
  expect((await search('barnacles')).text).not.toContain('/blog/about-barnacles')
  await writer.publish(id)
  for (const q of ['barnacles', 'barnac', 'hull care']) expect((await search(q)).text, q).toContain('about-barnacles')
  await writer.withdraw(id)
  expect((await search('barnacles')).text).not.toContain('/blog/about-barnacles')

  const figures = await httpRequest(site.origin, `/admin/analytics/blog/${id}?period=last-month`, {
    headers: { cookie },
  })
  expect(figures.text).toContain('No visits to this post in this period')
  expect(figures.text).toMatch(/<nav aria-label="Breadcrumb".*?href="\/admin\/blog"/s)
})

test('a post leads to the posts beside it and to its tags, and so do those', async () => {
  const { text } = await page('/blog/three-point-estimates')
  expect(text).toMatch(/<a [^>]*href="\/blog\?tag=[^"]+"/)
  const [, next] = /Next post<\/span> <span[^>]*>([^<]+)/.exec(text) ?? []
  const [, path = ''] = /href="(\/blog\/[^"]+)"[^>]*><span[^>]*>Next post/.exec(text) ?? []
  expect(next).toBeTruthy()
  const beside = (await page(path)).text
  expect(beside).toContain(next)
  expect(beside).toMatch(/href="\/blog\/three-point-estimates"[^>]*><span[^>]*>Previous post/)
})

test('an old address leads to where the post lives now, links inside posts are mended, drafts show both', async () => {
  const [target, linking] = [randomUUID(), randomUUID()]
  await writer.save(target, 0, { slug: 'first-address', title: 'The target' })
  await writer.publish(target)
  const body = '<p>See <a href="/blog/first-address#part">the target</a>.</p>'
  await writer.save(linking, 0, { slug: 'linking', title: 'Linking', body })
  await writer.publish(linking)
  expect((await page('/blog/linking')).text).toContain('href="/blog/first-address#part"')
  await writer.save(target, 1, { slug: 'second-address', title: 'The target' })
  await writer.publish(target)
  const moved = await page('/blog/first-address')
  expect([moved.status, moved.headers.location]).toEqual([301, '/blog/second-address'])
  // as a click on a link that has become old meanwhile asks for it
  const asked = await page('/blog/first-address.data')
  expect([asked.status, asked.text]).toEqual([202, expect.stringContaining('/blog/second-address')])
  expect((await page('/blog/linking')).text).toContain('href="/blog/second-address#part"')
  await writer.withdraw(target)
  expect((await page('/blog/first-address')).status).toBe(404)
  expect((await page('/blog/linking')).text).toContain('See <a>the target</a>')
  const { previewKey } = (await writer.call('POST', `${linking}/preview-link`)).json
  const preview = (await page(`/preview/${previewKey}`)).text
  expect(preview).toContain('href="/blog/second-address#part"')
  expect(preview).not.toContain('Previous post')
})

test('the sitemap is one file on a small site, and its parts have addresses all the same', async () => {
  const origin = site.origin.replace('127.0.0.1', 'localhost')
  const whole = await page('/sitemap.xml')
  expect(validateSitemap(whole.text, 'urlset', origin)).toEqual([])
  expect(whole.text).toContain('/blog/three-point-estimates</loc><lastmod>')
  const posts = await page('/sitemap/posts-0-255.xml')
  expect(posts.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(posts.text).toContain('/blog/three-point-estimates</loc><lastmod>')
  expect(validateSitemap(posts.text, 'urlset', origin)).toEqual([])
  expect((await page('/sitemap/pages.xml')).text).toContain('/tools/queuepro</loc>')
  for (const missing of ['/sitemap/posts-0-9.xml', '/sitemap/posts-0-255', '/sitemap/x', '/sitemap?page=2'])
    expect((await page(missing)).status, missing).toBe(404)
})
