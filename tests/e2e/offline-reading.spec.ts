import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { retiredServiceWorker } from '~/shell/offline/retired-service-worker'
import { anAdmin } from '~test/admin'
import { toBrowserCookies } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { e2eSite } from '~test/e2e-site'

const POST = '/blog/three-point-estimates'

/** Service workers ask for HTTPS or this machine's own address. */
async function openVisitor(context: BrowserContext, origin = e2eSite().origin) {
  const page = await context.newPage()
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await expect.poll(() => keptPaths(page)).toContain('/')
  return page
}

const visit = (page: Page, path: string) => page.goto(e2eSite().origin + path, { waitUntil: 'networkidle' })

/** In the order in which they were read. */
function keptPaths(page: Page) {
  return page.evaluate(async () => {
    const keys = await (await caches.open('pages-1')).keys()
    return keys.map(({ url }) => url.replace(location.origin, ''))
  })
}

test('what was read can be read without a connection, with its pictures and styles; the rest says so and leads there', async ({
  context,
}) => {
  const page = await openVisitor(context)
  await visit(page, POST)
  const title = await page.title()
  await expect.poll(() => keptPaths(page)).toEqual(['/', POST])
  await context.setOffline(true)
  await visit(page, `${POST}?utm_source=mail`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cover = page.getByRole('main').locator('header img')
  await expect.poll(() => cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree')
  await visit(page, '/contact')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(e2eSite().origin + POST)
  await visit(page, '/contact')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0)
})

test('nothing of a person is kept, who is signed in or not, and with a connection a page is as new as the site', async ({
  context,
}) => {
  const admin = await anAdmin(e2eSite())
  const { hostname } = new URL(e2eSite().origin)
  await context.addCookies(
    toBrowserCookies(admin).map(({ name, value }) => ({ name, value, domain: hostname, path: '/' })),
  )
  const page = await openVisitor(context)
  for (const path of ['/admin', '/planner/login', '/purchases', '/checkout/queuepro', '/no-such-page'])
    await visit(page, path)
  await visit(page, '/about')
  await expect.poll(() => keptPaths(page)).toContain('/about')
  const isOfPerson = /^\/(admin|planner\/|purchases|checkout|no-such-page)/
  expect((await keptPaths(page)).filter((path) => isOfPerson.test(path))).toEqual([])
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('pages-1')
    return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
  })
  for (const text of texts) expect(text).not.toContain(admin.email)
  await page.evaluate(async () => (await caches.open('pages-1')).put('/about', new Response('an old page')))
  await visit(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await keptPaths(page)).length).toBeLessThanOrEqual(50)
})

/** The same site at another address, whose service worker can be exchanged for the one of a site that keeps no pages. */
async function aSiteToTurnOff() {
  let isOff = false
  const server = createServer(async ({ url }, response) => {
    if (isOff && url === '/service-worker.js')
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(retiredServiceWorker)
    const answer = await fetch(e2eSite().origin + url, { redirect: 'manual' })
    const headers = [...answer.headers].filter(([name]) => !/encoding|length/.test(name))
    response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const turnOff = () => {
    isOff = true
  }
  return { origin: `http://127.0.0.1:${port}`, turnOff, stop: () => server.close() }
}

test('where keeping pages is turned off, the next visit forgets what was kept', async ({ context }) => {
  const site = await aSiteToTurnOff()
  const page = await openVisitor(context, site.origin)
  site.turnOff()
  await page.goto(`${site.origin}/contact`, { waitUntil: 'load' })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  site.stop()
})
