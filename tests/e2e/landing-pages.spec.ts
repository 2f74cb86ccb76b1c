import { expect, test } from '@playwright/test'
import { newBlock } from '~/domains/landing-pages/new-block'
import { faultsInBothColors } from '../support/axe'
import { startSiteWithLandingPages } from '../support/site-with-landing-pages'

const SOON_MS = 3_000

let site: Awaited<ReturnType<typeof startSiteWithLandingPages>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const endsAt = new Date(Date.now() + SOON_MS).toISOString()
  const countdown = { ...newBlock('countdown', 'c'), title: 'Until the launch', endsAt, endText: 'It has begun.' }
  site = await startSiteWithLandingPages([{ slug: 'soon', blocks: [countdown] }])
})
test.afterAll(() => site?.stop())

for (const width of [390, 1440]) {
  test(`a page of every kind of block can be used by everyone, ${width} pixels wide`, async ({ page }) => {
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.origin}/all-of-it`)
    expect(await faultsInBothColors(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(faults).toEqual([])
  })
}

test('a visitor fills in the form of a page, is told what is missing, and is thanked in its place', async ({
  page,
}) => {
  await page.goto(`${site.origin}/all-of-it`)
  const form = page.locator('#form')
  await form.getByLabel('Your name').fill('Ada')
  await form.getByLabel('What should be different?').fill('The bell.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Please enter your e-mail address.')).toBeVisible()
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('How many rooms?').selectOption('Two to five')
  await expect(form.getByLabel('What should be different?')).toHaveValue('The bell.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('status')).toHaveText('It has arrived.')
  await expect(form.getByRole('status')).toBeInViewport()
})

test('when the line breaks, the form says so and keeps what was typed', async ({ page }) => {
  await page.goto(`${site.origin}/all-of-it`)
  const form = page.locator('#form')
  await form.getByLabel('Your name').fill('Ada')
  await page.route('**/all-of-it.data*', (route) => route.abort())
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert')).toContainText('What you typed is still here.')
  await expect(form.getByLabel('Your name')).toHaveValue('Ada')
})

test('a film is asked for by a click only', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'a film' })
  })
  await page.goto(`${site.origin}/all-of-it`)
  const load = page.getByRole('button', { name: 'Load from Vimeo' })
  await expect(load).toBeVisible()
  expect(asked).toEqual([])
  await load.click()
  await expect.poll(() => asked.length).toBe(1)
})

test('a countdown ticks, and says when it is over', async ({ page }) => {
  await page.goto(`${site.origin}/all-of-it`)
  const seconds = page.locator('#countdown').getByText('seconds').locator('xpath=preceding-sibling::*')
  const first = await seconds.textContent()
  await expect(seconds).not.toHaveText(first ?? '')
  await page.goto(`${site.origin}/soon`)
  await expect(page.getByText('It has begun.')).toBeVisible()
})
