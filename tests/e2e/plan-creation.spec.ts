import type { Page } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { e2eSite, expect, test, toBrowserCookies } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { pressEnterOn, tabTo, typeInto } from '~test/keyboard'
import { openAsPlanner } from '~test/planner-browser'

const IDEA = 'A tool for our team to note repairs, with reports and a search'
const SHOP = 'An online shop for a coffee roastery with a blog, coupons and reviews'

const openNew = (page: Page, query = '') => page.goto(`/planner/new${query}`, { waitUntil: 'networkidle' })
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const idea = (page: Page) => page.getByLabel('Idea', { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

async function expectNoFaults(page: Page, where: string) {
  expect([where, await findAxeViolationsInBothColorSchemes(page)]).toEqual([where, []])
}

async function expectToFit(page: Page, where: string) {
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([where, width, isTooWide]).toEqual([where, width, false])
  }
}

test('an idea becomes a plan: found capabilities, limits, questions, a preview that is thinned out, creation; each step can be used by everyone', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto('/planner/dashboard')
  await expect(page.getByText('No plans yet')).toBeVisible()
  await expectToFit(page, 'no plans')
  await openNew(page)
  await next(page).click()
  await expect(page.getByText('Describe the idea in at least 10 characters.')).toBeVisible()
  await expect(idea(page)).toBeFocused()
  await idea(page).fill(IDEA)
  const found = page.getByRole('list', { name: 'Selected capabilities' })
  await expect(found).toContainText('“reports”')
  await found.getByRole('button', { name: 'Remove Reports and dashboards' }).click()
  await expect(found).not.toContainText('Reports')
  await expectToFit(page, 'idea')
  await page.getByRole('button', { name: 'Add capability' }).click()
  await expectNoFaults(page, 'idea')
  await page.getByPlaceholder('Search capabilities').fill('subscr')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(found).toContainText('Subscriptions')
  await page.getByText(/more included/).click()
  await expect(page.getByText(/^Subscriptions needs it/).first()).toBeVisible()

  await next(page).click()
  await expect(heading(page, 'Team and limits')).toBeFocused()
  await page.getByLabel('Weeks', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add person' }).click()
  await next(page).click()
  await expect(page.getByText('Enter a role.')).toBeVisible()
  await expectNoFaults(page, 'frame')
  await expectToFit(page, 'frame')
  await page.getByLabel('Role').nth(1).fill('Designer')
  await next(page).click()

  await expect(page.getByText(/^Question 1 of [1-5]$/)).toBeVisible()
  await expect(page.getByText('Recommended')).toHaveCount(1)
  await expectNoFaults(page, 'question')
  await expectToFit(page, 'question')
  const first = await page.getByRole('main').getByRole('heading', { level: 2 }).textContent()
  await page.getByRole('button', { name: /^(Next question|Show preview)$/ }).click()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(first ?? '')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()

  await expect(page.getByText(/ requirements are in the first version/)).toBeVisible()
  await page
    .getByText(/^Story and/)
    .first()
    .click()
  const box = page.getByRole('checkbox', { name: 'Include in first version: Failed payments and cancellation' })
  await box.uncheck()
  await expect(page.getByText(/^Last change: .*\d+ hours? less/)).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(box).toBeFocused()
  await expect(page.getByText('You took it out.')).toBeVisible()
  await expectNoFaults(page, 'preview')
  await expectToFit(page, 'preview')
  await page.getByRole('button', { name: /^Rename “Tool for our team/ }).click()
  await page.getByLabel('Plan title').fill('Repairs')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Repairs' })).toBeVisible()
  await page.getByRole('button', { name: 'Create plan' }).click()
  await page.waitForURL(/\/planner\/dashboard\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Repairs', level: 1 })).toBeVisible()
  await page.goto('/planner/dashboard/trash')
  await expectToFit(page, 'trash')
  await page.goto('/planner/dashboard')
  await expect(page.getByRole('list', { name: 'Plans' }).getByRole('listitem')).toContainText(
    /Repairs.*0 of \d+ tasks done/,
  )
  await expectNoFaults(page, 'dashboard')
  await expectToFit(page, 'dashboard')
  await openNew(page)
  await expect(idea(page)).toHaveValue('')
  expect(errors).toEqual([])
  await context.close()
})

test('a draft survives a lost connection, a reload, a closed tab and a sign-out, and starting over can be taken back', async ({
  adminPage: page,
  context,
  admin,
}) => {
  await openNew(page)
  await context.setOffline(true)
  await idea(page).fill(SHOP)
  await expect(page.getByText(/You are offline\..*Your text is kept\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Selected capabilities' })).toContainText('“reviews”')
  await next(page).click()
  await page.getByLabel('Weeks', { exact: true }).fill('21')
  await page.reload()
  await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('21')
  await page.close()
  await context.clearCookies()
  const later = await context.newPage()
  await later.goto('/planner/new')
  await expect(later).toHaveURL(/\/planner\/login\?to=/)
  await context.addCookies(toBrowserCookies(admin))
  await openNew(later)
  await expect(later.getByText('You have an unfinished draft.')).toBeVisible()
  await expect(idea(later)).toHaveValue(SHOP)
  await later.getByRole('button', { name: 'Start over' }).first().click()
  await expect(idea(later)).toHaveValue('')
  await later.getByRole('button', { name: 'Undo' }).click()
  await expect(idea(later)).toHaveValue(SHOP)
  // an address with an idea asks before it takes the place of the draft, which was kept
  await openNew(later, `?${new URLSearchParams({ idea: IDEA })}`)
  await expect(later.getByText('You have a draft for another plan.')).toBeVisible()
  await later.getByRole('button', { name: 'Continue draft' }).click()
  await expect(idea(later)).toHaveValue(SHOP)
})

test('a second tab does not overwrite a draft in silence', async ({ adminPage: first, context }) => {
  await openNew(first, `?${new URLSearchParams({ idea: SHOP })}`)
  await expect(idea(first)).toHaveValue(SHOP)
  const second = await context.newPage()
  await openNew(second)
  await idea(second).fill(IDEA)
  await expect(first.getByText('This draft was changed in another tab.')).toBeVisible()
  await idea(first).fill(`${SHOP}, in two languages`)
  await second.reload()
  await expect(idea(second)).toHaveValue(IDEA)
  await first.getByRole('button', { name: 'Keep this draft' }).click()
  await expect(second.getByText('This draft was changed in another tab.')).toBeVisible()
  await second.getByRole('button', { name: 'Use other draft' }).click()
  await expect(idea(second)).toHaveValue(`${SHOP}, in two languages`)
})

test('whoever signs in on the same browser finds no draft of the one before, not even in a tab that stayed open', async ({
  adminPage: page,
  context,
  admin,
}) => {
  await openNew(page)
  await idea(page).fill(SHOP)
  await context.clearCookies()
  await context.addCookies(toBrowserCookies(await anAdmin(e2eSite())))
  const second = await context.newPage()
  await openNew(second)
  await expect(idea(second)).toHaveValue('')
  await expect(idea(page)).toHaveValue('')
  const kept = await second.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('draft')))
  expect(kept.map(([, text]) => text.includes(SHOP))).toEqual([true])
  await context.clearCookies()
  await context.addCookies(toBrowserCookies(admin))
  await second.goto('/planner/new')
  await expect(idea(second)).toHaveValue(SHOP)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by keyboard alone an idea becomes a plan', async ({ adminPage: page }) => {
    await openNew(page)
    await typeInto(page, idea(page), SHOP)
    await page.keyboard.press('Tab')
    await pressEnterOn(page, next(page))
    await expect(heading(page, 'Team and limits')).toBeFocused()
    await typeInto(page, page.getByLabel('Weeks', { exact: true }), '16')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Question 1 of/)).toBeVisible()
    await pressEnterOn(page, page.getByRole('button', { name: 'Skip', exact: true }))
    await expect(page.getByText(/^Question 1 of/)).toBeHidden()
    while (!(await heading(page, 'Review your plan').isVisible())) {
      await pressEnterOn(page, page.getByRole('button', { name: /^(Next question|Show preview)$/ }))
      await page.waitForTimeout(100)
    }
    const box = page.getByRole('checkbox', { name: /^Include in first version/ }).first()
    await expect(box).toBeVisible()
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await expect(box).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Create plan' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/planner\/dashboard\/[0-9a-f-]{36}$/)
  })
})
