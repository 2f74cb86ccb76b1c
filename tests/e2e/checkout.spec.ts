import { type BrowserContextOptions, devices, expect, type Page, test } from '@playwright/test'
import { faultsOf } from '../support/axe'
import { tabTo } from '../support/keyboard'
import { freePort, type RunningSite, startSite } from '../support/running-site'
import { type StripeStandIn, startStripeStandIn } from '../support/stripe-stand-in'

let stripe: StripeStandIn
let withTestPayments: RunningSite
let withStripe: RunningSite

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stripe = await startStripeStandIn()
  withTestPayments = await startLocal({})
  withStripe = await startLocal(stripe.env)
  stripe.deliveries.url = `${withStripe.origin}/api/stripe/webhook`
})
test.afterAll(async () => {
  await Promise.all([withTestPayments?.stop(), withStripe?.stop()])
  await stripe?.stop()
})

/** A site at a local address of its own, as its makers run it. */
async function startLocal(env: Record<string, string>) {
  const PORT = String(await freePort())
  return startSite({ ...env, PORT, ORIGIN: `http://127.0.0.1:${PORT}`, LOG_LEVEL: 'silent' })
}

const screens: [string, BrowserContextOptions][] = [
  ['a desktop', {}],
  ['a phone', { ...devices['Pixel 7'] }],
]
const LICENSE_KEY = /^[A-Z]{4}(-[0-9A-Z]{5}){4}$/

async function fill(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('checkbox', { name: /14-day right of withdrawal/ }).check()
}

for (const [screen, options] of screens) {
  test(`on ${screen}, a product is bought by a test payment after a refusal and a change of mind`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(`${withTestPayments.origin}/checkout/queuepro`)
    await page.getByRole('button', { name: 'Continue to the test payment' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await fill(page, 'ada@example.com')
    await page.getByRole('button', { name: 'Continue to the test payment' }).click()
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await expect(page.getByRole('alert')).toContainText('Nothing was charged')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was charged')
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Continue to the test payment' }).click()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is yours.')
    await expect(page.locator('code')).toHaveText(LICENSE_KEY)
    await expect(page.getByText('This was a test payment. No money was taken.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Download QueuePro' }).click()
    await expect(page).toHaveURL(/\/download\/[\w-]{43}$/)
    await page.context().close()
  })

  test(`on ${screen}, the page after Stripe waits for the event and then shows key and download itself`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext(options)).newPage()
    const url = stripe.deliveries.url
    stripe.deliveries.url = undefined
    await page.goto(`${withStripe.origin}/checkout/queuepro?tier=starter`)
    await fill(page, `${screen.replaceAll(' ', '-')}@example.com`)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByLabel('Coupon').fill('LAUNCH20')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('status')).toContainText('Waiting for the confirmation.')
    expect(await faultsOf(page)).toEqual([])
    stripe.deliveries.url = url
    await expect(page.locator('code')).toHaveText(LICENSE_KEY, { timeout: 20_000 })
    await expect(page.getByText('You have paid $1,199.20 for QueuePro.')).toBeVisible()
    await page.context().close()
  })
}

test('by keyboard alone a product is bought, and the key is copied', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ permissions: ['clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`${withTestPayments.origin}/checkout/queuepro`)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type('grace@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Grace Hopper')
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Continue to the test payment' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Pay \$/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Copy the key' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('an order knows the campaign that the visit began with, some pages earlier', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${withTestPayments.origin}/blog?utm_source=newsletter`)
  await page.goto(`${withTestPayments.origin}/checkout/queuepro`)
  await page.waitForLoadState('networkidle')
  const visit = JSON.parse(await page.locator('input[name="visit"]').inputValue())
  expect(visit.visit[2]).toContain('/blog?utm_source=newsletter')
  expect(visit.visit[0]).toMatch(/^\d+(-\d+){3}$/)
  expect(visit.timezone).toBeTruthy()
})

test('without JavaScript a product is bought by a test payment', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${withTestPayments.origin}/checkout/queuepro`)
  await fill(page, 'plain@example.com')
  await page.getByRole('button', { name: 'Continue to the test payment' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.locator('code')).toHaveText(LICENSE_KEY)
})

test('without JavaScript the way leads through Stripe and back, and the page that waits loads itself anew', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${withStripe.origin}/checkout/queuepro`)
  await fill(page, 'plain@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.locator('code')).toHaveText(LICENSE_KEY, { timeout: 20_000 })
})
