import { expect, type Page, test } from '@playwright/test'
import { anAdmin } from '../support/admin'
import { cookiesOf } from '../support/admin-browser'
import { ask } from '../support/http'
import { aShopSite, nextPurchasesLink, purchasesLinks, type ShopSite } from '../support/shop-site'

// a site of its own: what is sold here was sold before it started
let shop: ShopSite
test.beforeAll(async () => {
  test.setTimeout(180_000) // it is started twice: once to be filled
  shop = await aShopSite(['zoe@example.com', 'bob@example.com', 'lee@example.com'])
})
test.afterAll(() => shop?.stop())

const sold = (email: string) => {
  const order = shop.sold.find((order) => order.email === email)
  if (!order) throw new Error(`Nothing was sold to ${email}.`)
  return order
}

async function enterOffice(page: Page) {
  const admin = await anAdmin(shop.site)
  await page.context().addCookies(cookiesOf(admin).map((cookie) => ({ ...cookie, url: shop.site.origin })))
}

async function validity(key: string) {
  const answer = await ask(shop.site.origin, '/api/licences/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  return JSON.parse(answer.text).valid
}

test('an admin finds an order by its key and refunds it, and the buyer’s key is dead', async ({ page }) => {
  const { number, key } = sold('zoe@example.com')
  await enterOffice(page)
  await page.goto(`${shop.site.origin}/admin/orders`)
  await page.getByRole('searchbox').fill(key.slice(0, 16))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: new RegExp(`^${number} `) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  expect(await validity(key)).toBe(true)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('A mail tells zoe@example.com.')
  await page.getByRole('button', { name: 'Refund $990.00' }).click()
  await expect(page.getByText('Refunded. The key and the links work no longer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  await expect(page.getByText('Order refunded')).toBeVisible()
  expect(await validity(key)).toBe(false)
})

test('an admin revokes access by keyboard and takes it back at once', async ({ page }) => {
  const { orderId, key } = sold('lee@example.com')
  await enterOffice(page)
  await page.goto(`${shop.site.origin}/admin/orders/${orderId}`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Revoke access' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Access revoked. The key and the links work no longer.')).toBeVisible()
  expect(await validity(key)).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Access given back, with a fresh link.')).toBeVisible()
  expect(await validity(key)).toBe(true)
  await page.getByRole('button', { name: /^Remove the activation/ }).click()
  await expect(page.getByText('In use in 0 of 3 places')).toBeVisible()
  await page.getByRole('button', { name: 'Extend' }).first().click()
  await page.getByLabel('Downloads in all').fill('40')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 of 40 downloads')).toBeVisible()
})

test('the list of orders is walked by keyboard, and its rows open with Enter', async ({ page }) => {
  await enterOffice(page)
  await page.goto(`${shop.site.origin}/admin/orders`)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${sold('bob@example.com').number}`)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a customer opens the mailed link, sees the order and signs out, ${viewport.width} wide, by keyboard`, async ({
    page,
  }) => {
    const { email, key, number } = sold('bob@example.com')
    await page.setViewportSize(viewport)
    await page.goto(`${shop.site.origin}/purchases`)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('E-mail').focus()
    await page.keyboard.type(email)
    const known = purchasesLinks(shop.site, email).length
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible()
    const link = await nextPurchasesLink(shop.site, email, known)
    await page.goto(shop.site.origin + link)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Open my purchases' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`license · order ${number}`)).toBeVisible()
    await expect(page.getByText(key)).toBeVisible()
    expect(page.url()).toBe(`${shop.site.origin}/purchases`)
    await page.getByRole('button', { name: /Mail me a fresh link/ }).press('Enter')
    await expect(page.getByText('A mail with the key and a link that works is on its way.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await page.goto(shop.site.origin + link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads no further')
  })
}

test('a customer frees a place of their key without scripts', async ({ browser }) => {
  const { email } = sold('bob@example.com')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${shop.site.origin}/purchases`)
  await page.getByLabel('E-mail').fill(email)
  const known = purchasesLinks(shop.site, email).length
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await page.goto(shop.site.origin + (await nextPurchasesLink(shop.site, email, known)))
  await page.getByRole('button', { name: 'Open my purchases' }).click()
  await page.getByRole('button', { name: `Remove machine-of-${email}` }).click()
  await expect(page.getByText(`machine-of-${email} is removed. Its place is free.`)).toBeVisible()
  await page.context().close()
})
