import { expect, type Page, test } from '@playwright/test'
import { hearEvents } from '../support/hear-events'
import { journeySite } from '../support/journey-site'

/** What the page tells the studio, and how it was answered. */
async function hear(page: Page) {
  const told = await hearEvents(page)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/events')) answers.push(response.status())
  })
  const said = () => told.map(({ event_type, page_path }) => `${event_type} ${page_path}`)
  return { told, answers, said }
}

test('a visitor comes by a campaign, looks around, and each step is told once', async ({ page }) => {
  const { told, answers, said } = await hear(page)
  await page.goto('/blog?utm_source=news&utm_campaign=launch&token=secret', {
    referer: 'http://elsewhere.example/item',
  })
  await expect.poll(said).toEqual(['page_view /blog'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect.poll(said).toEqual(['page_view /blog', 'page_end /blog', 'page_view /tools'])
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tools\/[\w-]+$/)
  const product = new URL(page.url()).pathname
  await expect
    .poll(() => said().slice(3).sort())
    .toEqual(['page_end /tools', `page_view ${product}`, `product_view ${product}`])
  expect(told[0]).toMatchObject({
    referrer: 'http://elsewhere.example/item',
    metadata: { utm_source: 'news', utm_campaign: 'launch', is_admin: false, is_automated: false },
  })
  expect(JSON.stringify(told)).not.toContain('secret')
  expect(new Set(told.map(({ session_id }) => session_id)).size).toBe(1)
  await expect.poll(() => answers.length).toBe(told.length)
  expect(new Set(answers)).toEqual(new Set([204]))
})

test('a call to action is told with its words and its place', async ({ page }) => {
  const { told } = await hear(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'See the products' }).first().click()
  await expect(page).toHaveURL('/tools')
  await expect
    .poll(() => told.filter(({ event_type }) => event_type === 'cta_click'))
    .toMatchObject([
      {
        page_path: '/',
        metadata: { cta_name: 'See the products', cta_location: 'Start with software that is finished.' },
      },
    ])
})

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`who asks not to be followed is not, and nothing is kept of how the visit began: ${signal}`, async ({
    page,
  }) => {
    const { told } = await hear(page)
    await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { get: () => set }), [
      signal,
      value,
    ] as const)
    await page.goto('/blog')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    await expect(page).toHaveURL('/tools')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(told).toEqual([])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

test('a session lasts beyond a reload, and the end of a page tells how long and how far down it was seen', async ({
  page,
}) => {
  const { told, said } = await hear(page)
  await page.goto('/terms')
  await expect.poll(said).toEqual(['page_view /terms'])
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(1_200)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect.poll(said).toEqual(['page_view /terms', 'page_end /terms', 'page_view /tools'])
  expect(told[1]?.metadata).toMatchObject({ scroll: 100 })
  expect(Number(told[1]?.metadata.seconds)).toBeGreaterThanOrEqual(1)
  await page.reload()
  await expect.poll(() => said().filter((one) => one === 'page_view /tools')).toHaveLength(2)
  expect(new Set(told.map(({ session_id }) => session_id)).size).toBe(1)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(told[0]?.session_id)
})

test('a browser that cannot tell warns in its console, and the page goes on', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('No beacons here.')
    }
  })
  await page.goto('/blog')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/tools')
  await expect.poll(() => warnings.filter((text) => text.startsWith('Analytics:')).length).toBeGreaterThan(1)
})

test('an admin’s browser says so', async ({ page }) => {
  const { told } = await hear(page)
  await page.addInitScript(() => localStorage.setItem('studio-admin-id', 'somebody'))
  await page.goto('/about')
  await expect.poll(() => told.map(({ metadata }) => metadata)).toEqual([{ is_admin: true, is_automated: false }])
})

test('whoever looks at a site on their own machine is its admin', async ({ page }) => {
  const { told } = await hear(page)
  await page.goto(`${journeySite().origin}/about`)
  await expect.poll(() => told.map(({ metadata }) => metadata.is_admin)).toEqual([true])
})

test('a page that is not there tells nothing, neither that it was seen nor what was clicked on it', async ({
  page,
}) => {
  const { said } = await hear(page)
  await page.goto('/no-such/page-at-all', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect.poll(said).toEqual(['page_view /'])
})

test('a page that was made ready ahead is told once somebody looks at it', async ({ page }) => {
  const { said } = await hear(page)
  await page.addInitScript(() => {
    let isAhead = true
    Object.defineProperty(document, 'prerendering', { get: () => isAhead })
    Object.assign(window, {
      lookAt() {
        isAhead = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(said()).toEqual([])
  await page.evaluate(() => (window as never as { lookAt: () => void }).lookAt())
  await expect.poll(said).toEqual(['page_view /about'])
})
