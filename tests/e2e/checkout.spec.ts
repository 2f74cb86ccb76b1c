import { devices, expect, test } from '@playwright/test'
import { findAxeViolations } from '~test/axe'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'

let site: RunningSite

test.beforeAll(async () => {
  test.setTimeout(240_000)
  // at a local address, as its makers run it
  const PORT = String(await findFreePort())
  site = await startSite({ PORT, ORIGIN: `http://127.0.0.1:${PORT}`, LOG_LEVEL: 'silent' })
})
test.afterAll(() => site?.stop())

test.use({ ...devices['Pixel 7'] })

test('a product is bought by a test payment after a refusal and a change of mind', async ({ page }) => {
  await page.goto(`${site.origin}/checkout/queuepro`)
  await page.getByRole('button', { name: 'Continue to test payment' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('checkbox', { name: /14-day right of withdrawal/ }).check()
  await page.getByRole('button', { name: 'Continue to test payment' }).click()
  await page.getByRole('button', { name: 'Decline card' }).click()
  await expect(page.getByRole('alert')).toContainText('You have not been charged')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have not been charged')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue to test payment' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expect(page.locator('code')).toHaveText(/^[A-Z]{4}(-[0-9A-Z]{5}){4}$/)
  await expect(page.getByText('This was a test payment. No money was charged.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Download QueuePro' }).click()
  await expect(page).toHaveURL(/\/download\/[\w-]{43}$/)
})

test('who goes back from the payment by the browser finds everything as it was typed', async ({ page }) => {
  await page.goto(`${site.origin}/checkout/queuepro`)
  const typed: [label: string, value: string][] = [
    ['Email', 'ada@example.com'],
    ['Your name', 'Ada Lovelace'],
    ['Company (optional)', 'Engines'],
    ['VAT number (optional)', 'DE136695976'],
  ]
  // after a refusal the form is another one than that the page came with
  await page.getByRole('button', { name: 'Continue to test payment' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  for (const [label, value] of typed) await page.getByLabel(label).fill(value)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue to test payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test payment')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order QueuePro')
  for (const [label, value] of typed) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Continue to test payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test payment')
})
