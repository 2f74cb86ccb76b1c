import { expect, type Page, test } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'

const password = 'Passage7Tide'
let site: RunningSite

test.afterEach(() => site?.stop())

async function openSiteAsFirstAdmin(page: Page, env: Record<string, string>) {
  const port = String(await findFreePort())
  site = await startSite({ PORT: port, ORIGIN: `http://127.0.0.1:${port}`, LOG_LEVEL: 'warn', ...env })
  const link = /Set up the first admin: (\S+)/.exec(site.output())?.[1] ?? ''
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('the first admin of a new site is led through five steps, and the dashboard lists what is left', async ({
  page,
}) => {
  await openSiteAsFirstAdmin(page, { DEMO: '0' })
  await expect(page).toHaveURL(/\/admin\/set-up\/brand$/)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Quay')
  // what was typed is not skipped without a word
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await expect(heading(page, 'Contact and legal')).toBeFocused()
  await page.getByLabel('Postal address').fill('1 Harbor Way\nPorto')
  await page.getByLabel('Contact email').fill('hello@quay.test')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, 'Language and selling')).toBeFocused()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, 'Email and payments')).toBeFocused()
  await page.getByRole('button', { name: 'Send test email' }).click()
  await expect(page.getByText('Test email to ada@example.com added to the outbox.')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(heading(page, 'Starter pages')).toBeFocused()

  await page.goto(`${site.origin}/admin`, { waitUntil: 'networkidle' })
  const list = page.getByRole('region', { name: 'Set up your site' })
  await expect(list.getByRole('link')).toHaveText([/^Starter pages/])
  await list.getByRole('button', { name: 'Dismiss' }).click()
  await expect(list).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await list.getByRole('link', { name: /Starter pages/ }).click()
  await page.getByLabel('Home', { exact: false }).uncheck()
  await page.getByRole('button', { name: 'Create drafts' }).click()
  await expect(page.getByText('5 drafts were created.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Privacy' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Privacy')
  await page.goto(`${site.origin}/admin`, { waitUntil: 'networkidle' })
  await expect(list).toHaveCount(0)
  await page.goto(site.origin)
  await expect(page).toHaveTitle(/Quay/)
})

test('“Make it mine” names what goes and what stays, removes the demo, and brings it back', async ({ page }) => {
  await openSiteAsFirstAdmin(page, {})
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('button', { name: 'Make it mine' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make this site yours' })
  await expect(dialog.getByText('12 blog posts')).toBeVisible()
  await expect(dialog.getByText('Orders, customers, licenses and reviews')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await dialog.getByRole('button', { name: 'Remove demo content' }).click()
  await expect(page).toHaveURL(/\/admin\/set-up\/brand$/)
  expect((await page.request.get(`${site.origin}/about`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The demo content is back.')).toBeVisible()
  expect((await page.request.get(`${site.origin}/about`)).status()).toBe(200)
})
