import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { httpRequest } from '~test/http'
import { createPlanFile, importPlan } from '~test/plan-file'
import { openAsPlanner } from '~test/planner-browser'

const NAME = 'Repairs of our team'

async function openPlans(page: Page, owner: { cookie: string }) {
  await importPlan(e2eSite().origin, owner, createPlanFile(NAME))
  await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
}

async function choose(page: Page, action: string, name = NAME) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const plans = (page: Page) => page.getByRole('list', { name: 'Plans', exact: true }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

test('an owner shares a plan by a link and with a second person, who sees it; roles change, all is taken away and given back', async ({
  adminPage: mara,
  admin,
  browser,
}) => {
  const ben = await openAsPlanner(browser)
  await openPlans(mara, admin)
  await choose(mara, 'Share')
  await dialog(mara).getByRole('button', { name: 'Create link' }).click()
  const link = await dialog(mara).getByRole('textbox', { name: 'Read-only link' }).inputValue()
  const readByNobody = async () => (await httpRequest(e2eSite().origin, new URL(link).pathname)).status
  expect(await readByNobody()).toBe(200)
  await dialog(mara).getByRole('button', { name: 'Revoke link' }).click()
  await expect(dialog(mara).getByRole('button', { name: 'Create link' })).toBeVisible()
  expect(await readByNobody()).toBe(404)
  await dialog(mara).getByRole('button', { name: 'Undo' }).click()
  await expect(mara.getByText('Link restored.')).toBeVisible()
  expect(await readByNobody()).toBe(200)

  await dialog(mara).getByLabel('Invite by email').fill('ben')
  await mara.keyboard.press('Enter')
  await expect(dialog(mara).getByText('Please enter a valid email address.')).toBeVisible()
  await dialog(mara).getByLabel('Invite by email').fill(ben.email)
  await dialog(mara).getByLabel('Role', { exact: true }).selectOption('reader')
  await dialog(mara).getByRole('button', { name: 'Invite' }).click()
  await expect(dialog(mara).getByText('Invited, not opened yet')).toBeVisible()
  expect(await findAxeViolations(mara)).toEqual([])

  await ben.page.goto('/planner/dashboard')
  await expect(plans(ben.page)).toContainText(`shared by ${admin.email}`)
  await expect(plans(ben.page)).toContainText('Can view')
  await ben.page.getByRole('link', { name: NAME }).click()
  await expect(ben.page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()

  await dialog(mara).getByLabel(`Role of ${ben.email}`).selectOption('editor')
  await expect(mara.getByText(`${ben.email} is now an editor.`)).toBeVisible()
  // taking back gives the role that the list shows
  await expect(dialog(mara).getByLabel(`Role of ${ben.email}`)).toHaveValue('editor')
  await dialog(mara)
    .getByRole('button', { name: `Remove ${ben.email}` })
    .click()
  await expect(dialog(mara).getByLabel(`Role of ${ben.email}`)).toHaveCount(0)
  await ben.page.goto('/planner/dashboard')
  await expect(ben.page.getByText('No plans yet')).toBeVisible()
  await dialog(mara).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog(mara).getByLabel(`Role of ${ben.email}`)).toBeVisible()
  await ben.page.reload({ waitUntil: 'networkidle' })
  await expect(plans(ben.page)).toContainText('Can edit')

  await choose(ben.page, 'Leave plan')
  await expect(ben.page.getByText('No plans yet')).toBeVisible()
  await ben.page.getByRole('button', { name: 'Undo' }).click()
  await expect(plans(ben.page)).toHaveCount(1)
  await ben.page.goto(link)
  await expect(ben.page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(ben.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await findAxeViolations(ben.page)).toEqual([])
  await ben.context.close()
})

test('a plan is renamed, duplicated, moved to the trash and brought back', async ({ browser }) => {
  const { page, context, ...owner } = await openAsPlanner(browser)
  await openPlans(page, owner)
  await choose(page, 'Rename')
  await dialog(page).getByLabel('Title').fill('')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Enter a title for the plan.')).toBeVisible()
  await dialog(page).getByLabel('Title').fill('Repairs')
  await page.keyboard.press('Enter')
  await expect(plans(page)).toContainText('Repairs')
  await choose(page, 'Duplicate', 'Repairs')
  await expect(plans(page)).toHaveCount(2)
  await choose(page, 'Move to trash', 'Repairs (copy)')
  await expect(plans(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(plans(page)).toHaveCount(2)
  await choose(page, 'Move to trash', 'Repairs (copy)')
  await expect(plans(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByText('Repairs (copy)', { exact: true })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Restore Repairs (copy)' }).click()
  await expect(page.getByText('Trash is empty')).toBeVisible()
  await page.getByRole('link', { name: 'All plans' }).click()
  await expect(plans(page)).toHaveCount(2)
  await context.close()
})
