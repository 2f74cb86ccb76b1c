import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { type Browser, devices, expect, type Page, test } from '@playwright/test'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { aStoredFile } from '~/wings/shop/downloads/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { createReviewToken } from '~/wings/shop/reviews/review-link.server'
import { anAdmin } from '~test/admin'
import { toBrowserCookies } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { type FakeStripe, startFakeStripe } from '~test/fake-stripe'
import { type InputMethod, keyboardInput, pointerInput } from '~test/input-method'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const SECRET = 'a secret of this journey, which is long enough'
const LICENSE_KEY = /^[A-Z]{4}(-[0-9A-Z]{5}){4}$/
const bytes = randomBytes(300_000)
const fileName = 'Ledger für Teams.zip'

let stripe: FakeStripe
let site: RunningSite

test.describe.configure({ timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stripe = await startFakeStripe()
  site = await startShop()
})
test.afterAll(async () => {
  await site?.stop()
  if (site) rmSync(site.dataDir, { recursive: true, force: true })
  await stripe?.stop()
})

/** A shop at a local address with one product, Ledger, whose file may be downloaded once by each link. */
async function startShop() {
  const DATA_DIR = await createSiteFolder({ DEMO: '0' })
  const PORT = String(await findFreePort())
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  const tagline = 'Month-end in an afternoon'
  const { id } = await aProduct(db, { slug: 'ledger', name: 'Ledger', tagline, downloadLimit: 1 })
  await aStoredFile(db, DATA_DIR, bytes, { productId: id, fileName, version: '1.4.0' })
  await close()
  return startSite({ ...stripe.env, DATA_DIR, PORT, SECRET, DEMO: '0', ORIGIN: `http://127.0.0.1:${PORT}` })
}

/** The newest link to downloads that was mailed to somebody, as the log prints it. */
function mailedLink(email: string) {
  const mails = site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"to":"${email}"`))
  return mails.flatMap((mail) => /\/download\/[\w-]{43}/.exec(mail)?.[0] ?? []).at(-1)
}

/** Comes by a campaign, searches, and orders; the event that tells of the payment is late. */
async function buy(page: Page, { press, type, check }: InputMethod, email: string) {
  await page.goto(`${site.origin}/tools?utm_source=newsletter`)
  await type(page.getByRole('searchbox'), 'month-end')
  await page.keyboard.press('Enter')
  await press(page.getByRole('link', { name: /Ledger/ }).first())
  await expect(page.getByText('Version 1.4.0')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await press(page.locator('form#buy').getByRole('button', { name: 'Buy' }))
  await expect(page.locator('input[name="visit"]')).toHaveValue(
    /\d+(-\d+){3}.*\/tools\?utm_source=newsletter.*timezone/,
  )
  await type(page.getByLabel('Email'), email)
  await type(page.getByLabel('Your name'), 'Ada Lovelace')
  await check(page.getByRole('checkbox', { name: /14-day right of withdrawal/ }))
  stripe.deliveries.url = undefined
  await press(page.getByRole('button', { name: 'Continue to payment' }))
  await press(page.getByRole('button', { name: 'Pay', exact: true }))
  await expect(page.getByRole('status')).toContainText('Waiting for payment confirmation.')
}

/** Without a step of the buyer, the page that waits shows what was bought. */
async function seesWhatWasBought(page: Page) {
  stripe.deliveries.url = `${site.origin}/api/stripe/webhook`
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order', { timeout: 20_000 })
  await expect(page.locator('code')).toHaveText(LICENSE_KEY)
  await expect(page.getByText('You paid $990.00 for Ledger.')).toBeVisible()
}

async function download(page: Page, { press }: InputMethod) {
  const began = page.waitForEvent('download')
  await press(page.getByRole('link', { name: `Download ${fileName}` }))
  const file = await began
  expect(file.suggestedFilename()).toBe(fileName)
  expect(readFileSync(await file.path()).equals(bytes)).toBe(true)
}

async function askForNewLink(page: Page, { press }: InputMethod, email: string) {
  const used = mailedLink(email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has reached its download limit')
  await press(page.getByRole('button', { name: 'Send me a new link' }))
  await expect(page.getByText('We sent a new link')).toBeVisible()
  await expect.poll(() => mailedLink(email)).not.toBe(used)
  await page.goto(site.origin + mailedLink(email))
  await expect(page.getByText('1 of 1 downloads left')).toBeVisible()
}

async function review(page: Page, title: string) {
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Review', { exact: true }).fill('The books close themselves.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('status')).toContainText('Thank you.')
}

async function studioOf(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await page.context().addCookies(toBrowserCookies(await anAdmin(site)).map((each) => ({ ...each, url: site.origin })))
  return page
}

test('on a phone a product is found, bought, downloaded, reviewed and refunded', async ({ browser }) => {
  const [email, title] = ['ada@example.com', 'Closes by itself']
  const page = await (await browser.newContext({ ...devices['Pixel 7'] })).newPage()
  const hands = pointerInput(page)
  await buy(page, hands, email)
  expect(await findAxeViolations(page)).toEqual([])
  await seesWhatWasBought(page)
  await page.getByRole('link', { name: 'Download Ledger' }).click()
  await expect(page.getByText('1 of 1 downloads left')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await download(page, hands)

  const studio = await studioOf(browser)
  await studio.goto(`${site.origin}/admin/orders?q=${encodeURIComponent(email)}`)
  const orderPath = (await studio.locator('tbody a').first().getAttribute('href')) ?? ''

  // five days later a mail leads there: orders/review-invitations.commands.test.ts
  await page.goto(`${site.origin}/review/${createReviewToken(SECRET, orderPath.split('/').at(-1) ?? '')}`)
  await review(page, title)
  await studio.goto(`${site.origin}/admin/review-moderation`)
  await studio.getByRole('link', { name: title }).click()
  await studio.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(studio.getByRole('dialog').getByText('Approved', { exact: true })).toBeVisible()
  await page.goto(`${site.origin}/tools/ledger`)
  const shown = page.getByRole('article', { name: title })
  await expect(shown).toContainText('Verified buyer')

  await page.goto(site.origin + mailedLink(email))
  await askForNewLink(page, hands, email)

  await studio.goto(site.origin + orderPath)
  await studio.waitForLoadState('networkidle')
  await studio.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(studio.getByRole('dialog')).toContainText(`An email is sent to ${email}.`)
  await studio.getByRole('button', { name: 'Refund $990.00' }).click()
  await expect(studio.getByText('Order refunded. The license key and download links no longer work.')).toBeVisible()
  await expect(studio.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  expect(await findAxeViolations(studio)).toEqual([])
  await studio.getByRole('link', { name: 'Ada Lovelace' }).click()
  await expect(studio.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
  expect(await findAxeViolations(studio)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was revoked')
  await page.goto(`${site.origin}/tools/ledger`)
  await expect(shown).toBeVisible()
  await expect(shown).not.toContainText('Verified buyer')

  await test.step('what Stripe does besides taking the money is switched in the settings, and taken back', async () => {
    await studio.goto(`${site.origin}/admin/settings/services`)
    await studio.waitForLoadState('networkidle')
    const invoices = studio.getByRole('switch', { name: 'Invoices' })
    await expect(invoices).not.toBeChecked()
    await invoices.press('Space')
    await expect(studio.getByText('Invoices turned on.')).toBeVisible()
    await expect(invoices).toBeChecked()
    await studio.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(invoices).not.toBeChecked()
    expect(await findAxeViolations(studio)).toEqual([])
  })
})

test('by keyboard alone a product is found and bought, its key copied and its file downloaded', async ({ browser }) => {
  const page = await (await browser.newContext({ permissions: ['clipboard-write'] })).newPage()
  const hands = keyboardInput(page)
  await buy(page, hands, 'grace@example.com')
  await seesWhatWasBought(page)
  await hands.press(page.getByRole('button', { name: 'Copy license key' }))
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await hands.press(page.getByRole('link', { name: 'Download Ledger' }))
  await download(page, hands)
})
