import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { httpRequest } from '~test/http'
import { pressEnterOn, tabTo, typeInto } from '~test/keyboard'
import { createPlanners } from '~test/site-with-plans'
import { waitUntilInteractive } from '~test/wait-until-interactive'

const firstPlace = (page: Page) => page.getByRole('radio').first()
const answer = (page: Page) => page.getByRole('region', { name: 'Recommended stacks' })
const answered = (page: Page) => expect(answer(page)).toHaveAttribute('aria-busy', 'false')

async function openGenerator(page: Page, query = '') {
  await page.goto(`/planner/stack-generator${query}`, { waitUntil: 'networkidle' })
  await answered(page)
}

/** Leaves the window as narrow as a phone. */
async function expectToFitAPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

test('needs are answered at once: what nothing fits with what to change, each choice with its reasons; the address keeps them', async ({
  adminPage: page,
}) => {
  await openGenerator(page, '?type=saas&team=3&users=60000&budget=155&hosting=own-server&with=accounts')
  await expect(page.getByText('No stack fits all requirements')).toBeVisible()
  const wayOut = page.getByRole('listitem').filter({ hasText: 'Monthly budget: no limit' })
  await wayOut.getByRole('button', { name: 'Apply change' }).click()
  await expect(firstPlace(page)).toBeChecked()
  await expect(page.getByLabel('Monthly budget')).toHaveValue('')

  await page.getByRole('combobox', { name: 'Team skills' }).fill('djan')
  await page.getByRole('option', { name: 'django', exact: true }).click()
  await expect(firstPlace(page)).toHaveAccessibleName(/Django/)

  const choice = page.locator('details').filter({ hasText: 'Web framework' }).first()
  await choice.locator('summary').click()
  await expect(choice).toContainText('The team knows')
  const rejected = page.locator('details').filter({ hasText: /Web framework\d+ rejected/ })
  await rejected.locator('summary').click()
  await expect(rejected).toContainText('Product type')
  await expect(rejected).toContainText(/points less/)
  await expect(page.getByRole('heading', { name: 'What would change the results' })).toBeVisible()

  await page.getByLabel('Payments').check()
  await expect(answer(page)).toContainText('Stripe')
  await expect(page).toHaveURL(/knows=django.*payments|payments.*knows=django/)

  await page.reload()
  await answered(page)
  await expect(firstPlace(page)).toHaveAccessibleName(/Django/)
  await expect(page.getByLabel('Payments')).toBeChecked()
  expect(await findAxeViolations(page)).toEqual([])
  await expectToFitAPhone(page)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to results' }).click()
  await expect(page.getByRole('heading', { name: 'Recommended stacks' })).toBeInViewport()
})

test('an answer is saved, applied to a plan with Undo, shared by a link that needs no account, compared, deleted and brought back', async ({
  adminPage: page,
  admin,
}) => {
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  const [mara] = await createPlanners(e2eSite(), [admin])
  await openGenerator(page, `?plan=${mara?.planId}`)
  await expect(page.getByLabel('Product type')).toHaveValue('internal-tool')
  await page.getByRole('button', { name: 'Apply to plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Stack applied to “The internal-tool”.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Previous stack of “The internal-tool” restored.')).toBeVisible()

  await page.getByRole('button', { name: 'Save to library' }).click()
  await page.getByLabel('Title').fill('For the shop')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Open “For the shop”' }).click()
  await expect(page.getByRole('heading', { name: 'For the shop' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(await findAxeViolations(page)).toEqual([])

  const readByNobody = async () => (await httpRequest(e2eSite().origin, new URL(link).pathname)).status
  expect(await readByNobody()).toBe(200)
  const reader = await page.context().newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: 'For the shop' })).toBeVisible()
  expect(await findAxeViolations(reader)).toEqual([])
  await reader.close()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Link revoked.')).toBeVisible()
  expect(await readByNobody()).toBe(404)

  await page.goto('/planner/stack-library', { waitUntil: 'networkidle' })
  const row = page.getByRole('row').filter({ hasText: 'Saved stack' })
  await row.getByRole('button', { name: 'Actions for Saved stack' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Saved stack (copy)' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await expectToFitAPhone(page)
  await page.setViewportSize(desktop)

  await page.getByRole('checkbox', { name: 'Select Saved stack', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select For the shop' }).check()
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('columnheader', { name: 'For the shop' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Database' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await page.goto('/planner/stack-library', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Actions for Saved stack (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Saved stack (copy)' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Saved stack (copy)' })).toBeVisible()
})

test('technologies are found, and one opens with its sources; back closes it', async ({ adminPage: page }) => {
  await page.goto('/planner/stack-library/technologies')
  await waitUntilInteractive(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('postgres')
  await expect(page).toHaveURL(/q=postgres/)
  await page.getByRole('link', { name: 'PostgreSQL', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('https://www.postgresql.org')
  expect(await findAxeViolations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectToFitAPhone(page)
})

test('the whole way goes by the keyboard alone', async ({ adminPage: page }) => {
  await openGenerator(page)
  await typeInto(page, page.getByRole('combobox', { name: 'Team skills' }), 'rails')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove .*rails/ })).toBeVisible()
  await expect(firstPlace(page)).toHaveAccessibleName(/Rails/)
  await tabTo(page, firstPlace(page))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await pressEnterOn(page, page.getByRole('button', { name: 'Save to library' }))
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Open “By hand”' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to library' })).toBeFocused()
})

test('a program gets a token, shown once, and loses it', async ({ adminPage: page }) => {
  await page.goto('/planner/agents')
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText('Enter a name')).toBeVisible()
  await page.getByLabel('Token name').fill('My editor')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText('Copy it now')).toBeVisible()
  await expect(page.getByRole('tabpanel')).toContainText(
    /claude mcp add .*\/mcp --header "Authorization: Bearer planner_/,
  )
  expect(await findAxeViolations(page)).toEqual([])
  await expectToFitAPhone(page)

  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Copy it now')).toBeHidden()
  await page.getByRole('button', { name: 'Revoke token My editor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('revoked.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'My editor' })).toHaveCount(0)
})
