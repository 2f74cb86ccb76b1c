import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, devices, expect, type Page, test } from '@playwright/test'
import { aStoredFile } from '~/domains/downloads/fixtures'
import { aProduct } from '~/domains/products/fixtures'
import { reviewToken } from '~/domains/reviews/review-link.server'
import { openWhereverItRuns } from '~/platform/database/own-postgres/open-wherever-it-runs.server'
import { anAdmin } from '../support/admin'
import { cookiesOf } from '../support/admin-browser'
import { faultsOf } from '../support/axe'
import { byKeyboard, type Hands, withPointer } from '../support/hands'
import { freePort, type RunningSite, startSite } from '../support/running-site'
import { siteFolder } from '../support/site-folder'
import { type StripeStandIn, startStripeStandIn } from '../support/stripe-stand-in'

const SECRET = 'a secret of this journey, which is long enough'
const bytes = randomBytes(300_000)

let stripe: StripeStandIn
let takesMoney: RunningSite
let takesTests: RunningSite

test.describe.configure({ timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stripe = await startStripeStandIn()
  takesMoney = await startShop(stripe.env)
  takesTests = await startShop({})
  stripe.deliveries.url = `${takesMoney.origin}/api/stripe/webhook`
})
test.afterAll(async () => {
  for (const site of [takesMoney, takesTests]) {
    await site?.stop()
    if (site) rmSync(site.dataDir, { recursive: true, force: true })
  }
  await stripe?.stop()
})

/** A shop at a local address with one product, Ledger, whose file may be downloaded once by each link. */
async function startShop(more: Record<string, string>) {
  const DATA_DIR = await siteFolder({ DEMO: '0' })
  const PORT = String(await freePort())
  const env = { ...more, DATA_DIR, PORT, SECRET, DEMO: '0', ORIGIN: `http://127.0.0.1:${PORT}` }
  const { db, close } = await openWhereverItRuns({ DATA_DIR })
  const tagline = 'Month-end in an afternoon'
  const { id } = await aProduct(db, { slug: 'ledger', name: 'Ledger', tagline, downloadLimit: 1 })
  await aStoredFile(db, DATA_DIR, bytes, { productId: id, fileName: 'ledger.zip', version: '1.4.0' })
  await close()
  return startSite(env)
}

/** The newest link of its kind that was mailed to somebody, as the log prints it. */
function mailedLink(site: RunningSite, email: string, kind: 'download') {
  const mails = site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"to":"${email}"`))
  return mails.flatMap((mail) => new RegExp(`/${kind}/[\\w-]{43}`).exec(mail)?.[0] ?? []).at(-1)
}

async function buy(page: Page, site: RunningSite, { press, type, tick }: Hands, email: string) {
  await page.goto(`${site.origin}/tools`)
  await type(page.getByRole('searchbox'), 'month-end')
  await page.keyboard.press('Enter')
  await press(page.getByRole('link', { name: /Ledger/ }).first())
  await expect(page.getByText('Version 1.4.0')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await press(page.locator('form#buy').getByRole('button', { name: 'Buy' }))
  await type(page.getByLabel('E-mail'), email)
  await type(page.getByLabel('Your name'), 'Ada Lovelace')
  await tick(page.getByRole('checkbox', { name: /14-day right of withdrawal/ }))
  await press(page.getByRole('button', { name: /^Continue to/ }))
  await press(page.getByRole('button', { name: /^Pay/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is yours.', { timeout: 20_000 })
}

async function download(page: Page, { press }: Hands) {
  await press(page.getByRole('link', { name: 'Download Ledger' }))
  await expect(page.getByText('1 of 1 downloads left')).toBeVisible()
  const began = page.waitForEvent('download')
  await press(page.getByRole('link', { name: 'Download ledger.zip' }))
  const file = await began
  expect(file.suggestedFilename()).toBe('ledger.zip')
  expect(readFileSync(await file.path()).equals(bytes)).toBe(true)
}

async function askForNewLink(page: Page, site: RunningSite, { press }: Hands, email: string) {
  const used = mailedLink(site, email, 'download')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every download of this link is used')
  await press(page.getByRole('button', { name: 'Send me a fresh link' }))
  await expect(page.getByText('A fresh link is on its way')).toBeVisible()
  await expect.poll(() => mailedLink(site, email, 'download')).not.toBe(used)
  await page.goto(site.origin + mailedLink(site, email, 'download'))
  await expect(page.getByText('1 of 1 downloads left')).toBeVisible()
}

async function review(page: Page, { press, type, choose }: Hands, title: string) {
  const stars = (count: string) => page.getByRole('radio', { name: count })
  await choose(stars('1 star'), stars('5 stars'), 4)
  await type(page.getByLabel('Title', { exact: true }), title)
  await type(page.getByLabel('Review', { exact: true }), 'The books close themselves.')
  await press(page.getByRole('button', { name: 'Send the review' }))
  await expect(page.getByRole('status')).toContainText('Thank you.')
}

async function studioOf(browser: Browser, site: RunningSite) {
  const page = await (await browser.newContext()).newPage()
  await page.context().addCookies(cookiesOf(await anAdmin(site)).map((each) => ({ ...each, url: site.origin })))
  return page
}

test('what Stripe does besides taking the money is switched in the settings, and taken back', async ({ browser }) => {
  const studio = await studioOf(browser, takesMoney)
  await studio.goto(`${takesMoney.origin}/admin/settings/services`)
  await studio.waitForLoadState('networkidle')
  const invoices = studio.getByRole('switch', { name: 'Invoices' })
  await expect(invoices).not.toBeChecked()
  await invoices.focus()
  await studio.keyboard.press('Space')
  await expect(studio.getByText('Stripe writes invoices from now on.')).toBeVisible()
  await expect(invoices).toBeChecked()
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect(invoices).not.toBeChecked()
  expect(await faultsOf(studio)).toEqual([])
  await studio.context().close()
})

const screens: [string, BrowserContextOptions, (page: Page) => Hands, () => RunningSite][] = [
  ['on a desktop, with Stripe', {}, withPointer, () => takesMoney],
  ['on a phone, with Stripe', { ...devices['Pixel 7'] }, withPointer, () => takesMoney],
  ['by keyboard alone, with a test payment', {}, byKeyboard, () => takesTests],
]

for (const [how, screen, handsOn, shop] of screens) {
  test(`a product is found, bought, downloaded, reviewed and refunded ${how}`, async ({ browser }) => {
    const site = shop()
    const email = `${how.toLowerCase().replaceAll(/\W+/g, '-')}@example.com`
    const page = await (await browser.newContext(screen)).newPage()
    const hands = handsOn(page)
    await buy(page, site, hands, email)
    await download(page, hands)

    const studio = await studioOf(browser, site)
    await studio.goto(`${site.origin}/admin/orders?q=${encodeURIComponent(email)}`)
    const orderPath = (await studio.locator('tbody a').first().getAttribute('href')) ?? ''

    // five days later a mail leads there: reviews/jobs.test.ts
    const link = `${site.origin}/review/${reviewToken(SECRET, orderPath.split('/').at(-1) ?? '')}`
    await page.goto(link)
    await review(page, hands, how)
    await studio.goto(`${site.origin}/admin/review-moderation`)
    await studio.getByRole('link', { name: how }).click()
    await studio.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(studio.getByRole('dialog').getByText('Approved', { exact: true })).toBeVisible()
    await page.goto(`${site.origin}/tools/ledger`)
    const shown = page.getByRole('article', { name: how })
    await expect(shown).toContainText('Verified buyer')

    await page.goto(site.origin + mailedLink(site, email, 'download'))
    await askForNewLink(page, site, hands, email)

    await studio.goto(site.origin + orderPath)
    await studio.waitForLoadState('networkidle')
    await studio.getByRole('button', { name: 'Refund', exact: true }).click()
    await studio.getByRole('button', { name: 'Refund $990.00' }).click()
    await expect(studio.getByText('Refunded. The key and the links work no longer.')).toBeVisible()
    expect(await faultsOf(studio)).toEqual([])
    await studio.getByRole('link', { name: 'Ada Lovelace' }).click()
    await expect(studio.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
    expect(await faultsOf(studio)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was taken back')
    await page.goto(`${site.origin}/tools/ledger`)
    await expect(shown).toBeVisible()
    await expect(shown).not.toContainText('Verified buyer')
    await Promise.all([page.context().close(), studio.context().close()])
  })
}
