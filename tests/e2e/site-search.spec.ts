import { expect, test } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { e2eSite } from '~test/e2e-site'

// the words of the pages are known once the site has read them
test.beforeAll(async () => {
  await expect
    .poll(async () => (await fetch(`${e2eSite().origin}/search?q=marketpalce`)).text(), { timeout: 60_000 })
    .toContain('<mark>')
})

test('the site is searched from its menu: pages are suggested, chosen by keyboard, and a mistyped word is understood', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search this site' })
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()

  await field.pressSequentially('book')
  const options = page.getByRole('listbox', { name: 'Suggested pages' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', /-pages-0$/)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('book')

  await field.fill('marketpalce')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing has “marketpalce”.')).toBeVisible()
  await expect(page).toHaveURL('/search?q=marketpalce')
  await expect(field).toBeFocused()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])

  await field.fill('deskha')
  await expect(options.first()).toContainText('Deskhand')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/deskhand')
})

test('on a phone, the menu leads to the search, and nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
  await page.getByLabel('Search this site').fill('guest pages board')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: 'QueuePro', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('without scripts the search is a form, and a missing page fills it in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/blog/three-point-estimate')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Three-point estimates/ })).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Search this site' })
  await expect(field).toHaveValue('three point estimate')
  await field.fill('privcy')
  await field.press('Enter')
  await page.getByRole('list').getByRole('link', { name: 'Privacy' }).first().click()
  await expect(page).toHaveURL('/privacy')
  await context.close()
})
