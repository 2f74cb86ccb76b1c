import { expect, test } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { findAxeViolations } from '~test/axe'
import { e2eSite } from '~test/e2e-site'

test('the floating button of the notes leads to them by way of the sign-in', async ({ page }) => {
  const { email, password } = await anAdmin(e2eSite())
  await page.goto('/planner/login')
  await page.getByRole('link', { name: 'Smart Notes' }).click()
  await expect(page.getByText('Sign in to open your notes.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Smart Notes' })).toBeVisible()
  await expect(page).toHaveURL(/\/planner\/dashboard$/)
})
