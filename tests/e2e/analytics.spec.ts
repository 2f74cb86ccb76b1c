import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { anAdmin } from '../support/admin'
import { cookiesOf } from '../support/admin-browser'
import { faultsInBothColors } from '../support/axe'
import { downloaded } from '../support/downloaded'
import { enterAt, tabTo } from '../support/keyboard'
import { type RunningSite, startSite } from '../support/running-site'
import { type StripeStandIn, startStripeStandIn } from '../support/stripe-stand-in'

// a site of its own: every visit is counted, those of other journeys would be too
let stripe: StripeStandIn
let site: RunningSite
let browser: Browser
let admin: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stripe = await startStripeStandIn()
  site = await startSite({ ...stripe.env, ORIGIN: 'http://harbor.test', LOG_LEVEL: 'warn' })
  stripe.deliveries.url = `${site.origin}/api/stripe/webhook`
  browser = await browserOf(site)
  const context = await browser.newContext({ baseURL: 'http://harbor.test' })
  await context.addCookies(cookiesOf(await anAdmin(site)))
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

async function openTab(name: string, tab: string) {
  const link = panel(name).getByRole('link', { name: tab, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
}

test('before anybody has come, the screen says what will be counted', async () => {
  await admin.goto('/admin/analytics')
  await expect(admin.getByText('No visit yet')).toBeVisible()
  expect(await faultsInBothColors(admin)).toEqual([])
})

test('a visitor comes by a campaign, looks around and buys: each panel shows it once with its money, and the admin’s own visit nowhere', async () => {
  await admin.goto('/about')
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
  await buyByCampaign(await aVisitor())

  await expect(async () => {
    await admin.goto('/admin/analytics?period=today')
    await expect(panel('Figures').getByRole('link', { name: /^Purchases\s*1\b/ })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 40_000 })
  for (const figure of [/^Visitors\s*1\b/, /^Visits\s*1\b/, /^Bounce rate\s*0%/, /^Revenue\s*\$1,499\.00/])
    await expect(panel('Figures').getByRole('link', { name: figure })).toBeVisible()

  expect(await shown('Where visits come from')).toEqual([['E-mail', '1', '100%']])
  await openTab('Where visits come from', 'Sources')
  await expect.poll(() => shown('Where visits come from')).toEqual([['newsletter', '1', '100%']])
  await openTab('Where visits come from', 'Campaigns')
  await expect.poll(() => shown('Where visits come from')).toEqual([['spring', '1', '100%']])

  const pages = await shown('What was seen')
  expect(pages.map(([path]) => path).sort()).toEqual(
    ['/blog', '/checkout/queuepro', '/payment/continue', '/payment/success', '/tools', '/tools/queuepro'].sort(),
  )
  expect(new Set(pages.map(([, visitors, views]) => `${visitors} ${views}`))).toEqual(new Set(['1 1']))
  await openTab('What was seen', 'Entry')
  await expect.poll(() => shown('What was seen')).toEqual([['/blog', '1', '100%']])

  expect(await shown('Where visitors are')).toHaveLength(1)
  expect(await shown('What visitors use')).toEqual([['Desktop', '1', '100%']])
  const events = await shown('What was done')
  expect(events).toContainEqual(['Product seen: queuepro', '1', '1', '100%'])
  expect(events).toContainEqual(['Bought: QueuePro', '1', '1', '100%'])
  expect(new Set(events.map(([, times]) => times))).toEqual(new Set(['1']))

  const revenue = ['$1,499.00', '1', '100%']
  expect(await shown('What brought money')).toEqual([['newsletter', ...revenue]])
  await openTab('What brought money', 'Landing page')
  await expect.poll(() => shown('What brought money')).toEqual([['/blog', ...revenue]])
  await admin.getByRole('link', { name: 'Last before the purchase' }).click()
  await expect.poll(() => shown('What brought money')).toEqual([['/blog', ...revenue]])
  await expect(admin.getByRole('button', { name: 'Live: 1 now' })).toBeVisible()
  expect(await faultsInBothColors(admin)).toEqual([])
})

async function buyByCampaign(page: Page) {
  await page.goto('/blog?utm_source=newsletter&utm_medium=email&utm_campaign=spring')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/tools')
  await page
    .getByRole('main')
    .getByRole('link', { name: /QueuePro/ })
    .first()
    .click()
  await expect(page).toHaveURL('/tools/queuepro')
  await page.getByRole('radio', { name: /^Starter/ }).check()
  await page.getByRole('button', { name: 'Buy', exact: true }).first().click()
  await expect(page).toHaveURL(/\/checkout\/queuepro/)
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('checkbox', { name: /14-day right of withdrawal/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.locator('code')).toHaveText(/^[A-Z]{4}(-[0-9A-Z]{5}){4}$/, { timeout: 20_000 })
}

test('a click on a row shows only its visits; the choice is turned around and taken away', async () => {
  await admin.goto('/admin/analytics?period=today&sources=source')
  await panel('Where visits come from').getByRole('link', { name: 'newsletter' }).click()
  const chips = panel('Only these visits')
  await expect(chips.getByRole('link', { name: 'Visits from the source newsletter', exact: true })).toBeVisible()
  await expect(panel('Figures').getByRole('link', { name: /^Visitors\s*1\b/ })).toBeVisible()
  await panel('What was done').getByRole('link', { name: 'Bought: QueuePro' }).click()
  await expect(chips.getByRole('link', { name: 'Visits with Bought: QueuePro', exact: true })).toBeVisible()
  await chips.getByRole('link', { name: 'Visits from the source newsletter', exact: true }).click()
  await expect(chips.getByRole('link', { name: 'No visits from the source newsletter', exact: true })).toBeVisible()
  await expect(panel('Figures').getByRole('link', { name: /^Visitors\s*0\b/ })).toBeVisible()
  expect(await faultsInBothColors(admin)).toEqual([])
  await chips.getByRole('link', { name: 'Clear filters' }).press('Enter')
  await expect(chips).toBeHidden()
  // the focus stays at this place of the page
  await expect.poll(() => admin.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  await expect(panel('Figures').getByRole('link', { name: /^Visitors\s*1\b/ })).toBeVisible()
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
  await enterAt(admin, admin.getByText('Show as a table'))
  await expect(admin.getByRole('region', { name: 'Visitors, the table' }).getByRole('row')).toHaveCount(8)
  await enterAt(admin, panel('Figures').getByRole('link', { name: /^Revenue/ }), 'Shift+Tab')
  await expect(admin.getByRole('slider', { name: 'Revenue by day' })).toHaveAttribute('aria-valuetext', /\$1,499\.00/)
  await enterAt(admin, admin.getByRole('button', { name: /^Period: / }), 'Shift+Tab')
  // keys that come before the menu has the focus go to its button
  await expect(admin.getByRole('menuitem', { name: 'Today' })).toBeFocused()
  await admin.keyboard.press('y')
  await expect(admin.getByRole('menuitem', { name: 'Yesterday' })).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/period=yesterday/)
  await expect(panel('Figures').getByRole('link', { name: /^Visitors\s*0\b/ })).toBeVisible()
})

test('a panel is shown whole and searched, and leaves as a file of the same visits', async () => {
  await admin.goto('/admin/analytics?period=today&source=newsletter&show=pages')
  await admin.getByRole('searchbox', { name: 'Look for a name' }).fill('queue')
  await admin.keyboard.press('Enter')
  await expect
    .poll(() => shown('What was seen').then((rows) => rows.map(([path]) => path).sort()))
    .toEqual(['/checkout/queuepro', '/tools/queuepro'])
  expect(await faultsInBothColors(admin)).toEqual([])
  const file = await downloaded(panel('What was seen').getByRole('link', { name: 'CSV of pages' }))
  expect(file.name).toMatch(/^analytics-pages-\d{4}-\d\d-\d\d\.csv$/)
  const lines = file.text.trim().split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toMatch(/^value,name,visitors,views/)
  await panel('What was seen').getByRole('link', { name: 'Overview' }).click()
  await expect(panel('Figures')).toBeVisible()
})
