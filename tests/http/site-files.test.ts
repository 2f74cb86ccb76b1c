import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string) => httpRequest(site.origin, path)

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/service-worker.js', 'text/javascript; charset=utf-8'],
])('%s is a file of type %s that may be kept', async (path, type) => {
  const { status, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['cache-control']).toMatch(/^public, max-age=(86400|0, s-maxage=60.*)$/)
})

test.each(['/nothing.txt', '/blog/nothing.md', '/nothing.ico', '/a/b.txt'])(
  '%s is answered in one line, not with a page',
  async (path) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe(`text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`)
    expect(text).toBe('This file does not exist.\n')
  },
)

test('the service worker is one small script that may ask this site only, and pages start it after they are there', async () => {
  const { text, headers } = await get('/service-worker.js')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(text).not.toMatch(/\bimport\b/)
  expect(text.length).toBeLessThan(6_000)
  expect((await get('/')).text).toContain('<body data-island="offline">')
  for (const path of ['/admin/login', '/planner/login', '/purchases'])
    expect((await get(path)).text, path).toContain('<body>')
})

test('pages name what they show, so that a CDN can drop them', async () => {
  expect((await get('/blog')).headers['cache-tag']).toMatch(/(^|,)posts(,|$)/)
  expect((await get('/purchases')).headers['cache-tag']).toBeUndefined()
})

test('where keeping pages is turned off, the service worker ends itself and no page starts one', async () => {
  const other = await startSite({ OFFLINE_READING: '0', DEMO: '0' })
  expect((await httpRequest(other.origin, '/service-worker.js')).text).toContain('unregister')
  expect((await httpRequest(other.origin, '/')).text).toContain('<body>')
  await other.stop()
})

test('a logo of the studio’s own stands where icons are asked for by name', async () => {
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  const logo = { checksum: 'a'.repeat(32), alt: '', width: 400, height: 400, widths: [128, 400] }
  await saveBrand(db, { ...(await findBrand(db)), logo })
  await close()
  await expect.poll(async () => (await get('/favicon.ico')).status).toBe(302)
  expect((await get('/apple-touch-icon.png')).headers.location).toBe(`/media/${logo.checksum}-400.webp`)
})
