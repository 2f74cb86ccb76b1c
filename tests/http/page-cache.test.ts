import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { publicPagePaths } from '~test/public-page-paths'
import { type RunningSite, startSite } from '~test/running-site'
import { tempFolder } from '~test/temp-folder'

let site: RunningSite
/** How long one command takes on this machine today. */
let importTook = 0

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const studio = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run-studio.mjs', ...words], {
    env: { ...process.env, DATA_DIR: site.dataDir },
  })

test('an imported post is at once in the list, on the home page, in the feeds and in the sitemap', async () => {
  const showing = [
    '/',
    '/blog',
    '/blog?category=guides',
    '/blog.data',
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
    '/sitemap',
  ]
  for (const page of showing) expect((await httpRequest(site.origin, page)).text).not.toContain('fresh-from-the-press')
  expect((await httpRequest(site.origin, '/blog/fresh-from-the-press')).status).toBe(404)
  const folder = tempFolder()
  const published = new Date().toISOString()
  await writeFile(
    path.join(folder, 'a.md'),
    `---\ntitle: Fresh\nslug: fresh-from-the-press\ncategory: guides\ndescription: New.\ndate: ${published}\n---\nText.\n`,
  )
  const began = Date.now()
  await studio('import', 'markdown', folder)
  importTook = Date.now() - began
  for (const page of showing)
    expect((await httpRequest(site.origin, page)).text, page).toContain('fresh-from-the-press')
  expect((await httpRequest(site.origin, '/blog/fresh-from-the-press')).status).toBe(200)
})

test('a post that waits for its time turns up on time', async () => {
  const folder = tempFolder()
  const comesOut = Date.now() + 3_000 + 3 * importTook
  await writeFile(
    path.join(folder, 'a.md'),
    `---\ntitle: Later\nslug: later\ndate: ${new Date(comesOut).toISOString()}\n---\nText.\n`,
  )
  await studio('import', 'markdown', folder)
  expect((await httpRequest(site.origin, '/blog')).text).not.toContain('/blog/later')
  expect((await httpRequest(site.origin, '/blog/later')).status).toBe(404)
  await new Promise((resolve) => setTimeout(resolve, comesOut - Date.now() + 100))
  expect((await httpRequest(site.origin, '/blog')).text).toContain('/blog/later')
  expect((await httpRequest(site.origin, '/blog/later')).status).toBe(200)
})

test.each(publicPagePaths)('%s is served with its protections', async (page) => {
  const { status, headers, text } = await httpRequest(site.origin, page)
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(text).not.toContain('nonce=')
  expect(text.match(/<h1[\s>]/g)).toHaveLength(1)
  expect(text).toMatch(/<title>[^<]+<\/title>/)
  expect(text).toMatch(/<link rel="canonical" href="[^"]+"/)
  expect(text).toMatch(/<meta name="description" content="[^"]+"/)
  expect(text).toMatch(/<meta property="og:image" content="http[^"]+"/)
  expect(text).toMatch(/<meta name="twitter:card" content="summary_large_image"/)
})

test('visitors with cookies get the same bytes as everyone, and none is set', async () => {
  const plain = await httpRequest(site.origin, '/about')
  const marked = await httpRequest(site.origin, '/about?utm_source=mail', { headers: { cookie: 'studio-auth=abc' } })
  expect(marked.headers.etag).toBe(plain.headers.etag)
  expect(marked.text).toBe(plain.text)
  expect(marked.headers['set-cookie']).toBeUndefined()
})

test('a https origin is told to stay https', async () => {
  const secure = await startSite({ ORIGIN: 'https://harbor.test', DEMO: '0' })
  const { headers, text } = await httpRequest(secure.origin, '/contact')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  expect(text).toContain('<link rel="canonical" href="https://harbor.test/contact"')
  await secure.stop()
})

test('the text of a post comes with its page once, and as data on client navigation', async () => {
  const page = (await httpRequest(site.origin, '/blog/three-point-estimates')).text
  expect(page.split('<h2 id="the-arithmetic"')).toHaveLength(2)
  expect(page).not.toContain('u003ch2 id')
  expect((await httpRequest(site.origin, '/blog/three-point-estimates.data')).text).toContain('h2 id=\\"the-arithmetic')
})

test('robots.txt names the sitemap and keeps the back office out', async () => {
  const { text, headers } = await httpRequest(site.origin, '/robots.txt')
  expect(text).toContain('Sitemap: ')
  expect(text).toContain('Disallow: /admin')
  expect(headers['content-type']).toContain('text/plain')
})

test('built files are kept forever and come compressed', async () => {
  const { text } = await httpRequest(site.origin, '/')
  const script = /src="(\/assets\/entry\.islands[^"]+\.js)"/.exec(text)?.[1] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const { headers, status } = await httpRequest(site.origin, script, { headers: { 'accept-encoding': encoding } })
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers['cache-control']).toContain('immutable')
  }
})
