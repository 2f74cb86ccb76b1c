import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { createPostClient, type PostClient } from '~test/post-client'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
let writer: PostClient
let cookie: string
// as the site calls itself
let origin: string

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
  origin = site.origin.replace('127.0.0.1', 'localhost')
  cookie = (await anAdmin(site)).cookie
  writer = createPostClient(site.origin, cookie)
})
afterAll(() => site?.stop())

const get = (path: string, headers: Record<string, string> = {}) => httpRequest(site.origin, path, { headers })

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
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
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

async function put(path: string, json: unknown) {
  const headers = { 'content-type': 'application/json', cookie }
  const { status, text } = await httpRequest(site.origin, `/admin/api/${path}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(json),
  })
  return { status, body: JSON.parse(text) }
}

test('what an admin writes into robots.txt is read at once, and nobody writes over what they have not seen', async () => {
  const text = 'User-agent: GPTBot\nDisallow: /blog'
  const robots = (json: object) => put('crawlers/robots', { text, basedOn: null, isConfirmed: false, ...json })
  expect(await robots({ text: 'Disalow: /' })).toMatchObject({
    status: 422,
    body: { error: { fields: { text: 'Line 1: Unknown directive “disalow”.' } } },
  })
  expect(await robots({ text: 'User-agent: *\nDisallow: /' })).toMatchObject({
    status: 200,
    body: { warning: expect.any(String) },
  })
  expect(await robots({})).toEqual({ status: 200, body: { before: null, after: text } })
  expect((await get('/robots.txt')).text).toBe(`${text}\n\nSitemap: ${origin}/sitemap.xml\n`)
  expect(await robots({})).toMatchObject({ status: 409, body: { current: text } })
  expect((await robots({ text: null, basedOn: text })).status).toBe(200)
  expect((await get('/robots.txt')).text).toContain('Disallow: /admin')
})

test('a pattern is seen on all pages of its kind at once, and on no others', async () => {
  const nothing = { title: '', description: '' }
  const pattern = { title: '{title} | {category} | {site}', description: '' }
  const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec((await get(path)).text)?.[1]
  const [post, about] = ['/blog/three-point-estimates', '/about']
  const before = [await titleOf(post), await titleOf(about)]
  const refused = await put('title-templates', {
    kind: 'post',
    template: { ...pattern, title: '{price}' },
    basedOn: nothing,
  })
  expect(refused).toMatchObject({ status: 422, body: { error: { fields: { 'template.title': expect.any(String) } } } })
  expect((await put('title-templates', { kind: 'post', template: pattern, basedOn: nothing })).status).toBe(200)
  const read = await httpRequest(site.origin, '/admin/api/title-templates?kind=post', {
    headers: { cookie },
  })
  expect(JSON.parse(read.text)).toEqual(pattern)
  expect(await titleOf(post)).toMatch(/^.+ \| Guides \| Harbor$/)
  expect(await titleOf(about)).toBe(before[1])
  expect((await put('title-templates', { kind: 'post', template: pattern, basedOn: nothing })).status).toBe(409)
  expect((await put('title-templates', { kind: 'post', template: nothing, basedOn: pattern })).status).toBe(200)
  expect(await titleOf(post)).toBe(before[0])
})

const pictureOf = async (path: string) => {
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec((await get(path)).text) ?? []
  return address.replace(origin, '')
}

test('a page names the image that networks show, and its address is another one when the title is', async () => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'pictured', title: 'First words' })
  await writer.publish(id)
  const first = await pictureOf('/blog/pictured')
  expect(first).toMatch(/^\/og\/blog\/pictured\/[\da-f]{16}\.jpg$/)
  const picture = await fetch(site.origin + first)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  await writer.save(id, 1, { slug: 'pictured', title: 'Second words' })
  await writer.publish(id)
  const second = await pictureOf('/blog/pictured')
  expect(second).not.toBe(first)
  for (const other of [first, '/og/blog/pictured/card.jpg']) {
    const moved = await get(other)
    expect([moved.status, moved.headers.location, moved.headers['cache-control']]).toEqual([302, second, 'no-cache'])
  }
  await writer.withdraw(id)
  expect((await get(second)).status).toBe(404)
})

test('only pages that everybody can see have a picture', async () => {
  for (const path of ['/', '/about', '/tools', '/blog', '/tools/queuepro', '/lp/queuepro'])
    expect((await get(await pictureOf(path))).status, path).toBe(200)
  for (const path of [
    '/og/card.jpg?a',
    '/og/admin/card.jpg',
    '/og/none/card.jpg',
    '/og/api/session/card.jpg',
    '/og',
    '/og/x',
  ])
    expect((await get(path)).status, path).toBe(path.includes('?') ? 302 : 404)
})
