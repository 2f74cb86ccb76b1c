import { expect, test } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { waitUntilInteractive } from '~test/wait-until-interactive'

test('a visitor searches by keyboard, opens what was found, and finds the way back as it was', async ({ page }) => {
  await page.goto('/blog')
  await waitUntilInteractive(page)
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search the blog' })
  await expect(field).toBeFocused()
  await page.keyboard.type('estimates/')
  // the slash is one where somebody types
  await expect(field).toHaveValue('estimates/')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?q=estimates')
  await expect(page.getByRole('status')).toContainText('for “estimates”')
  await expect(field).toHaveValue('estimates')
  await expect(field).toBeFocused()
  await expect(page.locator('main mark').first()).toHaveText(/estimate/i)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  const found = page.getByRole('main').getByRole('link', { name: /three-point estimates/i })
  await found.click()
  await expect(page).toHaveURL('/blog/three-point-estimates')
  await page.goBack()
  await expect(field).toHaveValue('estimates')
  await page.getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page).toHaveURL('/blog?q=estimates&category=guides')
  await expect(field).toHaveValue('estimates')
  await field.fill('xylophone')
  await field.press('Enter')
  await expect(page.getByText('No results for “xylophone”.')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
})

test('a reader hands a post on; where nothing may be copied, its address is shown', async ({ page }) => {
  await page.goto('/blog/three-point-estimates?utm_source=mail')
  await page.waitForLoadState('networkidle')
  // there is neither a clipboard nor a way to share without https
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.getByText('Copy this link: http://harbor.test/blog/three-point-estimates')).toBeVisible()
  await page.evaluate(() => {
    const writeText = async (text: string) => {
      document.documentElement.dataset.copied = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await share.click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copied', 'http://harbor.test/blog/three-point-estimates')
})
