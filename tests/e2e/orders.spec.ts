import { expect, test } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { toBrowserCookies } from '~test/admin-browser'
import { httpRequest } from '~test/http'
import { listPurchasesLinks, type ShopSite, startShopSite, waitForPurchasesLink } from '~test/shop-site'

// a site of its own: what is sold here was sold before it started
let shop: ShopSite
test.beforeAll(async () => {
  test.setTimeout(180_000) // it is started twice: once to be filled
  shop = await startShopSite(['lee@example.com', 'bob@example.com'])
})
test.afterAll(() => shop?.stop())

const sold = (email: string) => {
  const order = shop.sales.find((order) => order.email === email)
  if (!order) throw new Error(`Nothing was sold to ${email}.`)
  return order
}

async function validity(key: string) {
  const answer = await httpRequest(shop.site.origin, '/api/licences/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  return JSON.parse(answer.text).valid
}

test('an admin walks the list of orders by keyboard, revokes access and takes that back at once', async ({ page }) => {
  const { number, key } = sold('lee@example.com')
  const admin = await anAdmin(shop.site)
  await page.context().addCookies(toBrowserCookies(admin).map((cookie) => ({ ...cookie, url: shop.site.origin })))
  await page.goto(`${shop.site.origin}/admin/orders`)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await page.getByRole('button', { name: 'Revoke access' }).press('Enter')
  await expect(page.getByText('Access revoked. The license key and download links no longer work.')).toBeVisible()
  expect(await validity(key)).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Access restored with a new download link.')).toBeVisible()
  expect(await validity(key)).toBe(true)
  await page.getByRole('button', { name: /^Remove activation/ }).click()
  await expect(page.getByText('0 of 3 activations used')).toBeVisible()
  await page.getByRole('button', { name: 'Extend' }).first().click()
  await page.getByLabel('Download limit').fill('40')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 of 40 downloads')).toBeVisible()
})

test('on a narrow screen and by keyboard a customer opens the mailed link, sees the order and signs out', async ({
  page,
}) => {
  const { email, key, number } = sold('bob@example.com')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.site.origin}/purchases`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  const known = listPurchasesLinks(shop.site, email).length
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'we sent it a link' })).toBeVisible()
  const link = await waitForPurchasesLink(shop.site, email, known)
  await page.goto(shop.site.origin + link)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'View your purchases' }).press('Enter')
  await expect(page.getByText(`license · order ${number}`)).toBeVisible()
  await expect(page.getByText(key)).toBeVisible()
  expect(page.url()).toBe(`${shop.site.origin}/purchases`)
  await page.getByRole('button', { name: /Email me a new link/ }).press('Enter')
  await expect(page.getByText('We emailed you the license key and a new download link.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto(shop.site.origin + link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
})
