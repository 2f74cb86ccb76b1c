import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anAdmin, type SignedInAdmin } from '~test/admin'
import { type HttpResponse, httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'
import { createTestDatabase, emptyDatabaseTemplate, type TestDatabase } from '~test/test-databases'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const screen = '/admin/seo-settings/redirects'

function adding(origin: string, { cookie }: SignedInAdmin) {
  return async (from: string, to: string, status = 301) => {
    const body = new URLSearchParams({ from, to, status: String(status) }).toString()
    const answer = await httpRequest(origin, screen, { method: 'POST', headers: { ...form, cookie }, body })
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
  }
}

const where = ({ status, headers }: HttpResponse) => [status, headers.location]

describe('redirects on one site', () => {
  let site: RunningSite
  let admin: SignedInAdmin
  let add: ReturnType<typeof adding>

  beforeAll(async () => {
    site = await startSite()
    admin = await anAdmin(site)
    add = adding(site.origin, admin)
  })
  afterAll(() => site.stop())

  const get = (path: string, method = 'GET') => httpRequest(site.origin, path, { method })

  test('an address that was missing a moment ago leads on as soon as its redirect is there', async () => {
    for (let times = 0; times < 3; times++) expect((await get('/old-page')).status).toBe(404)
    await add('/old-page', '/about')
    expect(where(await get('/old-page'))).toEqual([301, '/about'])
    expect(where(await get('/old-page', 'HEAD'))).toEqual([301, '/about'])
    expect(where(await get('/old-page?utm_source=mail'))).toEqual([301, '/about?utm_source=mail'])
  })

  test.each([301, 302, 307])('%i is answered, and nobody keeps it without asking again', async (status) => {
    await add(`/moved-${status}`, '/tools', status)
    const answer = await get(`/moved-${status}`)
    expect(where(answer)).toEqual([status, '/tools'])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('410 looks like the page that is not found, says that it is gone, and is not indexed', async () => {
    await add('/taken-away', '', 410)
    const { status, text, headers } = await get('/taken-away')
    expect([status, headers['cache-control']]).toEqual([410, 'no-cache'])
    expect(text).toMatch(/<h1[^>]*>This page was removed<\/h1>/)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect((await get('/taken-away', 'HEAD')).status).toBe(410)
  })

  test('every way to find nothing asks: posts, products, pages, files and folders of other systems', async () => {
    for (const path of [
      '/blog/old',
      '/tools/old',
      '/wp-content/x.jpg',
      '/feed',
      '/2019/05/old',
      '/lp/old',
      '/download',
    ]) {
      await add(path, '/about')
      expect(where(await get(path)), path).toEqual([301, '/about'])
    }
  })

  test('addresses as WordPress wrote them are led once, not twice', async () => {
    await add('/2018/*', '/blog/*')
    expect(where(await get('/2018/Some-Post/'))).toEqual([301, '/blog/some-post'])
    expect(where(await get('/feed/'))).toEqual([301, '/about'])
    expect(where(await get('/2018/gr%C3%B6%C3%9Fe/'))).toEqual([301, '/blog/gr%C3%B6%C3%9Fe'])
  })

  test('a redirect may name a query, also on the home page, which stays for everybody else', async () => {
    expect((await get('/?p=12')).status).toBe(200)
    await add('/?p=12', '/blog')
    await add('/index.php?p=12', '/blog')
    await add('/?p=13', '', 410)
    expect(where(await get('/?p=12'))).toEqual([301, '/blog'])
    expect(where(await get('/?utm_source=a&p=12'))).toEqual([301, '/blog?utm_source=a'])
    expect(where(await get('/index.php?p=12'))).toEqual([301, '/blog'])
    expect((await get('/?p=13')).status).toBe(410)
    for (const path of ['/', '/?p=14', '/?utm_source=a']) expect((await get(path)).status, path).toBe(200)
  })

  test('a page that lives below a folder that leads elsewhere is shown', async () => {
    await add('/blog/*', '/about')
    expect((await get('/blog/three-point-estimates')).status).toBe(200)
    expect(where(await get('/blog/Three-Point-Estimates/'))).toEqual([301, '/blog/three-point-estimates'])
    expect(where(await get('/blog/never-written'))).toEqual([301, '/about'])
  })

  test('only reading is led on', async () => {
    const { status } = await httpRequest(site.origin, '/old-page', { method: 'POST', headers: form, body: 'a=b' })
    expect([404, 405]).toContain(status)
  })

  test('a navigation inside of the site is led on too', async () => {
    const { status, text } = await get('/old-page.data')
    expect([status, text.includes('/about')]).toEqual([202, true])
  })

  test('the screen of before leads to where the redirects are today', async () => {
    const led = await httpRequest(site.origin, '/admin/blog/redirects', { headers: { cookie: admin.cookie } })
    expect(where(led)).toEqual([302, screen])
  })

  test.each([
    ['GET', '/admin/seo-settings/patterns', '/admin/seo-settings/title-templates'],
    ['GET', '/download/abc%2Fdef/fresh?a=b', '/download/abc%2Fdef/new-link?a=b'],
    ['POST', '/download/abc/fresh', '/download/abc/new-link'],
  ])('%s %s leads to the address of today', async (method, from, to) => {
    const led = await httpRequest(site.origin, from, { method, headers: { ...form, origin: site.origin } })
    expect(where(led)).toEqual([308, to])
  })

  test('hits and missing addresses are on the screens seconds later, and survive a stop', async () => {
    await add('/counted', '/about')
    for (let times = 0; times < 3; times++) await get('/counted')
    await httpRequest(site.origin, '/never-there', { headers: { referer: 'https://example.com/list?x=1' } })
    const read = async (path: string) =>
      (await httpRequest(site.origin, path, { headers: { cookie: admin.cookie } })).text
    await vi.waitFor(async () => expect(await read(`${screen}?q=/counted`)).toMatch(/hits(<!-- -->)? <\/span>3</), {
      timeout: 9_000,
    })
    const missing = await read('/admin/seo-settings/not-found')
    expect(missing).toContain('/never-there')
    expect(missing).toContain('https://example.com/list')
    expect(missing).not.toContain('x=1')
  })
})

test('what was counted a moment before a stop is written down', async () => {
  const env = { DEMO: '0', DATA_DIR: await tempSiteFolder({ DEMO: '0' }) }
  const site = await startSite(env)
  await httpRequest(site.origin, '/asked-at-the-end')
  await site.stop()
  const again = await startSite(env)
  const { cookie } = await anAdmin(again)
  const { text } = await httpRequest(again.origin, '/admin/seo-settings/not-found', { headers: { cookie } })
  await again.stop()
  expect(text).toContain('/asked-at-the-end')
})

describe('redirects on two processes', () => {
  const env = {
    DATABASE_URL: '',
    SECRET: 'one secret for both of the processes',
    DEMO: '0',
  }
  let sites: RunningSite[] = []
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase(emptyDatabaseTemplate())
    env.DATABASE_URL = database.url
    sites = await Promise.all([startSite(env), startSite(env)])
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await database.close()
  })

  test('a redirect made in one leads on in the other within a second, and their hits add up', async () => {
    const [one, two] = sites as [RunningSite, RunningSite]
    const admin = await anAdmin(one, env)
    expect((await httpRequest(two.origin, '/old')).status).toBe(404)
    await adding(one.origin, admin)('/old', '/about')
    const leads = async () => expect(where(await httpRequest(two.origin, '/old'))).toEqual([301, '/about'])
    await vi.waitFor(leads, { timeout: 1_000, interval: 20 })
    await httpRequest(one.origin, '/old')
    await httpRequest(two.origin, '/old')
    const list = async () => (await httpRequest(two.origin, screen, { headers: { cookie: admin.cookie } })).text
    await expect.poll(list, { timeout: 4_000 }).toMatch(/hits(<!-- -->)? <\/span>3</)
  })
})
