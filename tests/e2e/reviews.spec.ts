import type { Page } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { expect, test, toBrowserCookies } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { type SiteWithOrders, startSiteWithOrders } from '~test/site-with-orders'

let site: SiteWithOrders
let origin: string

// two browsers, an admin made by command, and axe
test.describe.configure({ timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSiteWithOrders(3)
  origin = site.origin.replace('127.0.0.1', 'localhost')
})
test.afterAll(async () => {
  await site?.stop()
})

const link = (place: number) => `${origin}/review/${site.orders[place]?.token}`

async function asAdmin(page: Page) {
  const admin = await anAdmin(site)
  await page.context().addCookies(toBrowserCookies(admin).map((cookie) => ({ ...cookie, url: origin })))
}

async function hasNoViolations(page: Page) {
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
}

test('a buyer reviews by keyboard, the studio approves, answers, rejects and takes that back, visitors see it with the badge', async ({
  page,
  browser,
}) => {
  await page.goto(link(0))
  await page.getByRole('radio', { name: '1 star' }).focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Two days to open')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The board was up on a Friday. <b>It’s fine.</b>')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Marguerite O’Brien')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Thank you.')

  const studio = await (await browser.newContext()).newPage()
  await asAdmin(studio)
  await studio.goto(`${origin}/admin/review-moderation`)
  await studio.getByRole('row', { name: /Two days to open/ }).focus()
  await studio.keyboard.press('Enter')
  const panel = studio.getByRole('dialog', { name: 'Two days to open' })
  await expect(panel).toContainText('No signs of spam.')
  await expect(panel).toContainText('Verified buyer')
  await panel.getByRole('button', { name: 'Approve' }).focus()
  await studio.keyboard.press('Enter')
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible()
  await panel.getByLabel('Reply').fill('Thank you, Marguerite.')
  await panel.getByRole('button', { name: 'Save reply' }).focus()
  await studio.keyboard.press('Enter')
  await expect(studio.getByText('Reply saved.')).toBeVisible()
  await expect(panel).toContainText('Review answered')

  await studio.goto(`${origin}/admin/review-moderation?show=approved`)
  await hasNoViolations(studio)
  const row = studio.getByRole('row', { name: /Two days to open/ })
  await row.focus()
  await studio.keyboard.press('x')
  await expect(studio.getByText('1 selected')).toBeVisible()
  await studio.getByRole('button', { name: 'Reject…' }).click()
  await expect(studio.getByRole('menuitem')).toHaveText([
    'Spam or advertising',
    'Off topic',
    'Personal information',
    'Illegal content',
    'Not about this product',
  ])
  await studio.getByRole('menuitem', { name: 'Off topic' }).click()
  await expect(studio.getByText('1 review rejected.')).toBeVisible()
  await expect(row).toBeHidden()
  await studio.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row).toBeVisible()

  await page.goto(`${origin}/tools/queuepro`)
  const review = page.getByRole('article', { name: 'Two days to open' })
  await expect(review).toContainText('Marguerite O’Brien')
  await expect(review).toContainText('Verified buyer')
  await expect(review).toContainText('<b>It’s fine.</b>')
  await expect(review).toContainText('Thank you, Marguerite.')
  await hasNoViolations(page)
})

test('on a phone nothing that was typed is lost, and a review is changed and deleted by its link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link(1))
  await page.getByLabel('Title', { exact: true }).fill('Slow to start with')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Please choose a rating from 1 to 5 stars.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Slow to start with')
  await hasNoViolations(page)
  await page.getByText('3 stars').locator('..').click()
  await page.getByLabel('Review', { exact: true }).fill('It needs a good server.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('status')).toContainText('Thank you.')

  await page.goto(link(1))
  await expect(page.getByText('Your review is pending.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.getByText('Delete review').click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('Your review and its photos were deleted')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a word that never ends widens neither the page of the product nor the lists of the studio', async ({ page }) => {
  const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)
  const text = `https://example.com/${endless}`
  const send = async (path: string, fields: Record<string, string>, encoding: 'form' | 'multipart') => {
    const answer = await page.request.post(origin + path, { [encoding]: fields, headers: { origin } })
    expect([path, answer.status()]).toEqual([path, 200])
  }
  const fields = { stars: '5', title: endless.slice(0, 110), text, name: endless.slice(0, 60) }
  await send(`/review/${site.orders[2]?.token}`, fields, 'multipart')
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'A product', message: endless }
  await send('/contact', message, 'form')

  await asAdmin(page)
  await page.goto(`${origin}/admin/review-moderation`)
  await page.getByRole('row', { name: /Donau/ }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Reply').fill(endless)
  // with the pointer, which then rests there: toasts come up beside the panel
  await panel.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByText('Reply saved.')).toBeVisible()
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible()
  const studio = ['/admin/review-moderation?show=approved', '/admin/settings/inbox']
  for (const path of ['/tools/queuepro', '/tools/queuepro?sort=best', ...studio]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(origin + path)
    await expect(page.getByText(/Donau/).first()).toBeVisible()
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})
