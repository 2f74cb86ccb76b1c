import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { toBrowserCookies } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { type FakeStripe, startFakeStripe } from '~test/fake-stripe'
import { pressEnterOn, tabTo } from '~test/keyboard'
import { type RunningSite, startSite } from '~test/running-site'

// a site of its own: every visit is counted, those of other journeys would be too
let stripe: FakeStripe
let site: RunningSite
let browser: Browser
let admin: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stripe = await startFakeStripe()
  site = await startSite({ ...stripe.env, ORIGIN: 'http://harbor.test', LOG_LEVEL: 'warn' })
  stripe.deliveries.url = `${site.origin}/api/stripe/webhook`
  browser = await browserOf(site)
  const context = await browser.newContext({ baseURL: 'http://harbor.test' })
  await context.addCookies(toBrowserCookies(await anAdmin(site)))
  admin = await context.newPage()
})
test.afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await stripe?.stop()
})

/** A browser in which harbor.test is this site. */
function browserOf({ origin }: RunningSite) {
  const { launchOptions } = test.info().project.use
  const others = launchOptions?.args?.filter((arg) => !arg.startsWith('--host-resolver-rules')) ?? []
  const rule = `--host-resolver-rules=MAP harbor.test ${new URL(origin).host}`
  return chromium.launch({ ...launchOptions, args: [rule, ...others] })
}

/** Somebody whose browser nobody automates. */
async function aVisitor() {
  const context = await browser.newContext({ baseURL: 'http://harbor.test' })
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  return context.newPage()
}

const panel = (name: string) => admin.getByRole('region', { name, exact: true })
const rowsOf = (name: string) =>
  panel(name)
    .getByRole('row')
    .filter({ has: admin.getByRole('cell') })

/** The texts of the rows of a panel, name and figures, all at one moment. */
function shown(name: string) {
  return rowsOf(name).evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
  )
}

const POST = '/blog/fast-pages-do-less'

async function buyByCampaign(page: Page) {
  await page.goto(`${POST}?utm_source=newsletter&utm_medium=email&utm_campaign=spring`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/tools')
  await page
    .getByRole('main')
    .getByRole('link', { name: /QueuePro/ })
    .first()
    .click()
  await expect(page).toHaveURL('/tools/queuepro')
  await page.getByRole('radio', { name: /^Starter/ }).check()
  await page
    .getByRole('button', { name: /^Buy for/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout\/queuepro/)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('checkbox', { name: /14-day right of withdrawal/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.locator('code')).toHaveText(/^[A-Z]{4}(-[0-9A-Z]{5}){4}$/, { timeout: 20_000 })
}

test('a visitor comes by a campaign, looks around and buys: each panel shows it once with its money, and the admin’s own visit nowhere', async () => {
  await admin.goto('/admin/analytics')
  await expect(admin.getByText('No visits yet')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(admin)).toEqual([])
  await admin.goto('/about')
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
  await buyByCampaign(await aVisitor())

  await expect(async () => {
    await admin.goto('/admin/analytics?period=today&sources=source')
    await expect(panel('Metrics').getByRole('link', { name: /^Purchases\s*1\b/ })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 40_000 })
  for (const figure of [/^Visitors\s*1\b/, /^Visits\s*1\b/, /^Bounce rate\s*0%/, /^Revenue\s*\$1,499\.00/])
    await expect(panel('Metrics').getByRole('link', { name: figure })).toBeVisible()
  expect(await shown('Top sources')).toEqual([['newsletter', '1', '100%']])
  const pages = await shown('Top pages')
  expect(pages.map(([path]) => path).sort()).toEqual(
    [POST, '/checkout/queuepro', '/payment/continue', '/payment/success', '/tools', '/tools/queuepro'].sort(),
  )
  expect(new Set(pages.map(([, visitors, views]) => `${visitors} ${views}`))).toEqual(new Set(['1 1']))
  expect(await shown('Locations')).toHaveLength(1)
  expect(await shown('Devices')).toEqual([['Desktop', '1', '100%']])
  const events = await shown('Events')
  expect(events).toContainEqual(['Product view: queuepro', '1', '1', '100%'])
  expect(events).toContainEqual(['Purchase: QueuePro', '1', '1', '100%'])
  expect(new Set(events.map(([, times]) => times))).toEqual(new Set(['1']))
  expect(await shown('Revenue')).toEqual([['newsletter', '$1,499.00', '1', '100%']])
  const landing = panel('Revenue').getByRole('link', { name: 'Landing page', exact: true })
  await landing.click()
  await expect(landing).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => shown('Revenue')).toEqual([[POST, '$1,499.00', '1', '100%']])
  await expect(admin.getByRole('button', { name: 'Live: 1 now' })).toBeVisible()
})

test('a click on a row shows only its visits; the choice is turned around and taken away', async () => {
  await admin.goto('/admin/analytics?period=today&sources=source')
  await panel('Top sources').getByRole('link', { name: 'newsletter' }).click()
  const chips = panel('Filters')
  await expect(chips.getByRole('link', { name: 'Source is newsletter', exact: true })).toBeVisible()
  await expect(panel('Metrics').getByRole('link', { name: /^Visitors\s*1\b/ })).toBeVisible()
  await panel('Events').getByRole('link', { name: 'Purchase: QueuePro' }).click()
  await expect(chips.getByRole('link', { name: 'Event is Purchase: QueuePro', exact: true })).toBeVisible()
  await chips.getByRole('link', { name: 'Source is newsletter', exact: true }).click()
  await expect(chips.getByRole('link', { name: 'Source is not newsletter', exact: true })).toBeVisible()
  await expect(panel('Metrics').getByRole('link', { name: /^Visitors\s*0\b/ })).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(admin)).toEqual([])
  await chips.getByRole('link', { name: 'Clear filters' }).press('Enter')
  await expect(chips).toBeHidden()
  // the focus stays at this place of the page
  await expect.poll(() => admin.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  await expect(panel('Metrics').getByRole('link', { name: /^Visitors\s*1\b/ })).toBeVisible()
})

test('by keyboard alone the chart is read, its table opened, a figure and a period chosen', async () => {
  await admin.goto('/admin/analytics?period=7d')
  const slider = admin.getByRole('slider', { name: 'Visitors by day' })
  await tabTo(admin, slider)
  await expect(slider).toHaveAttribute('aria-valuetext', /: 1\. .*: 0$/)
  await admin.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /: 0\. .*: 0$/)
  await admin.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /: 1\. /)
  await pressEnterOn(admin, admin.getByText('Show as a table'))
  await expect(admin.getByRole('region', { name: 'Visitors table' }).getByRole('row')).toHaveCount(8)
  await pressEnterOn(admin, panel('Metrics').getByRole('link', { name: /^Revenue/ }), 'Shift+Tab')
  await expect(admin.getByRole('slider', { name: 'Revenue by day' })).toHaveAttribute('aria-valuetext', /\$1,499\.00/)
  await pressEnterOn(admin, admin.getByRole('button', { name: /^Period: / }), 'Shift+Tab')
  // keys that come before the menu has the focus go to its button
  await expect(admin.getByRole('menuitem', { name: 'Today' })).toBeFocused()
  await admin.keyboard.press('y')
  await expect(admin.getByRole('menuitem', { name: 'Yesterday' })).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/period=yesterday/)
  await expect(panel('Metrics').getByRole('link', { name: /^Visitors\s*0\b/ })).toBeVisible()
})

test('the figures of a post and of a product, the lists and the dashboard tell of the same visit', async () => {
  await admin.goto('/admin/analytics?period=today')
  await panel('Top pages')
    .getByRole('link', { name: `Analytics for ${POST}` })
    .click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Making a page fast by doing less' })).toBeVisible()
  await expect(panel('Next pages').getByRole('row', { name: '/tools' })).toBeVisible()
  await expect(panel('Sources').getByRole('row', { name: 'newsletter' })).toBeVisible()
  await expect(panel('Scroll depth').getByRole('row')).toHaveCount(5)
  await expect(admin.getByText('Views that reached 75% of the page')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(admin)).toEqual([])

  await admin.goto('/admin/products')
  await admin.getByRole('button', { name: 'Actions for QueuePro', exact: true }).click()
  await admin.getByRole('menuitem', { name: 'Analytics' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'QueuePro', exact: true })).toBeVisible()
  const clicked = panel('Purchase funnel').getByRole('row', { name: /Call-to-action click.*1/ })
  await expect(clicked).toBeVisible()
  await expect(panel('Metrics')).toContainText('Visits with a click on the page')
  await expect(panel('Reviews')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(admin)).toEqual([])

  await admin.setViewportSize({ width: 1600, height: 900 })
  await admin.goto('/admin/blog')
  const row = admin.getByRole('row').filter({ hasText: 'Making a page fast by doing less' })
  await expect(row.getByRole('link', { name: '1', exact: true })).toHaveAttribute('href', /\/admin\/analytics\/blog\//)
  await admin.goto('/admin')
  const week = admin.getByRole('region', { name: 'Last 7 days' })
  await expect(week.getByRole('listitem').filter({ hasText: POST })).toBeVisible()
  await expect(week.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/admin/analytics?period=7d')
  expect(await findAxeViolationsInBothColorSchemes(admin)).toEqual([])
})
