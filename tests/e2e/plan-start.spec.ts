import { expect, type Page, test } from '@playwright/test'
import { cookiesOf } from '../support/admin-browser'
import { faultsOf } from '../support/axe'
import { enterAt, tabTo, typeInto } from '../support/keyboard'
import { aPlanner } from '../support/planner-browser'

const IDEA = 'A tool for our team to note repairs, with reports and a search'
const SHOP = 'An online shop for a coffee roastery with a blog, coupons and reviews'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const openNew = (page: Page, query = '') => page.goto(`/planner/new${query}`, { waitUntil: 'networkidle' })
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const idea = (page: Page) => page.getByLabel('Idea', { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

async function createFrom(page: Page, text: string, look = async () => {}) {
  await openNew(page, `?${new URLSearchParams({ idea: text })}`)
  await page.getByRole('button', { name: 'Skip to the preview' }).click()
  await page
    .getByText(/^Story and/)
    .first()
    .click()
  await look()
  await page.getByRole('button', { name: 'Create the plan' }).click()
  await page.waitForURL(/\/planner\/dashboard\/[0-9a-f-]{36}$/)
}

async function expectNoFaults(page: Page, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect([where, await faultsOf(page)]).toEqual([where, []])
  }
}

test('an idea becomes a plan: found capabilities, limits, questions, a preview that is thinned out, creation', async ({
  browser,
}) => {
  const { page, context } = await aPlanner(browser)
  await openNew(page)
  await next(page).click()
  await expect(page.getByText('Describe the idea in at least 10 characters.')).toBeVisible()
  await expect(idea(page)).toBeFocused()
  await idea(page).fill(IDEA)
  const found = page.getByRole('list', { name: 'Found and added' })
  await expect(found).toContainText('“reports”')
  await found.getByRole('button', { name: 'Remove Reports and dashboards' }).click()
  await expect(found).not.toContainText('Reports')
  await page.getByRole('button', { name: 'Add a capability' }).click()
  await page.getByPlaceholder('Search capabilities').fill('subscr')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(found).toContainText('Subscriptions')
  await page.getByText(/more come with it/).click()
  await expect(page.getByText(/^Subscriptions needs it/).first()).toBeVisible()

  await next(page).click()
  await expect(heading(page, 'Who builds it, and within which limits?')).toBeFocused()
  await page.getByLabel('Weeks', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await next(page).click()
  await expect(page.getByText('Say what this person does.')).toBeVisible()
  await page.getByLabel('Role').nth(1).fill('Designer')
  await next(page).click()

  await expect(page.getByText(/^Question 1 of [1-5]$/)).toBeVisible()
  await expect(page.getByText('Recommended')).toHaveCount(1)
  const first = await page.getByRole('main').getByRole('heading', { level: 2 }).textContent()
  await page.getByRole('button', { name: /^(Next question|Show the preview)$/ }).click()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(first ?? '')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()

  await expect(page.getByText(/ requirements are in the first version/)).toBeVisible()
  await page
    .getByText(/^Story and/)
    .first()
    .click()
  const box = page.getByRole('checkbox', { name: 'Failed payments and cancellation: in the first version' })
  await box.uncheck()
  await expect(page.getByText(/^Last change: .*\d+ hours? less/)).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(box).toBeFocused()
  await expect(page.getByText('You took it out.')).toBeVisible()
  await page.getByRole('button', { name: /^Rename “Tool for our team/ }).click()
  await page.getByLabel('Title of the plan').fill('Repairs')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Repairs' })).toBeVisible()
  await page.getByRole('button', { name: 'Create the plan' }).click()
  await page.waitForURL(/\/planner\/dashboard\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Repairs', level: 1 })).toBeVisible()
  await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByRole('list', { name: 'Plans' }).getByRole('listitem')).toContainText(
    /Repairs.*0 of \d+ tasks done/,
  )
  await openNew(page)
  await expect(idea(page)).toHaveValue('')
  await context.close()
})

test('every step, and the list of plans, can be used by everyone, light and dark', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page, context } = await aPlanner(browser)
  await openNew(page)
  await idea(page).fill(IDEA)
  await page.getByText(/more come with it/).click()
  await page.getByRole('button', { name: 'Add a capability' }).click()
  await expectNoFaults(page, 'idea')
  await page.goto('/planner/new?step=frame', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add a person' }).click()
  await next(page).click()
  await expectNoFaults(page, 'frame')
  await page.getByRole('button', { name: 'Remove Person 2' }).click()
  await page.goto('/planner/new?step=questions', { waitUntil: 'networkidle' })
  await expect(page.getByText(/^Question 1 of [1-5]$/)).toBeVisible()
  await expectNoFaults(page, 'question')
  await createFrom(page, IDEA, () => expectNoFaults(page, 'preview'))
  await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
  await expectNoFaults(page, 'dashboard')
  await context.close()
})

test('a draft survives a reload, a closed tab and a sign-out, and starting over can be taken back', async ({
  browser,
}) => {
  const { page, context, cookie } = await aPlanner(browser)
  await openNew(page)
  await idea(page).fill(SHOP)
  await next(page).click()
  await page.getByLabel('Weeks', { exact: true }).fill('21')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('21')
  await page.close()
  await context.clearCookies()
  const later = await context.newPage()
  await later.goto('/planner/new')
  await expect(later).toHaveURL(/\/planner\/login\?to=/)
  await context.addCookies(cookiesOf({ cookie }))
  await openNew(later)
  await expect(later.getByText('Your draft is still here.')).toBeVisible()
  await expect(idea(later)).toHaveValue(SHOP)
  await later.getByRole('button', { name: 'Start over' }).first().click()
  await expect(idea(later)).toHaveValue('')
  await later.getByRole('button', { name: 'Undo' }).click()
  await expect(idea(later)).toHaveValue(SHOP)
  await later.reload({ waitUntil: 'networkidle' })
  await expect(idea(later)).toHaveValue(SHOP)
  await context.close()
})

test('a second tab does not overwrite a draft in silence', async ({ browser }) => {
  const { page: first, context } = await aPlanner(browser)
  await openNew(first)
  await idea(first).fill(SHOP)
  const second = await context.newPage()
  await openNew(second)
  await idea(second).fill(IDEA)
  await expect(first.getByText('This draft was changed in another tab.')).toBeVisible()
  await idea(first).fill(`${SHOP}, in two languages`)
  await second.reload({ waitUntil: 'networkidle' })
  await expect(idea(second)).toHaveValue(IDEA)
  await first.getByRole('button', { name: 'Keep this one' }).click()
  await expect(second.getByText('This draft was changed in another tab.')).toBeVisible()
  await second.getByRole('button', { name: 'Show the other one' }).click()
  await expect(idea(second)).toHaveValue(`${SHOP}, in two languages`)
  await context.close()
})

test('an address with an idea fills it in, and asks before it takes the place of a draft', async ({ browser }) => {
  const { page, context } = await aPlanner(browser)
  await openNew(page, `?${new URLSearchParams({ idea: IDEA })}`)
  await expect(idea(page)).toHaveValue(IDEA)
  await openNew(page, `?${new URLSearchParams({ idea: SHOP })}`)
  await expect(page.getByText('You have a draft of another plan.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on with your draft' }).click()
  await expect(idea(page)).toHaveValue(IDEA)
  await context.close()
})

test('by keyboard alone, on a phone, an idea becomes a plan', async ({ browser }) => {
  const { page, context } = await aPlanner(browser, PHONE)
  await openNew(page)
  await typeInto(page, idea(page), SHOP)
  await page.keyboard.press('Tab')
  await enterAt(page, next(page))
  await expect(heading(page, 'Who builds it, and within which limits?')).toBeFocused()
  await typeInto(page, page.getByLabel('Weeks', { exact: true }), '16')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await enterAt(page, page.getByRole('button', { name: 'Skip', exact: true }))
  await expect(page.getByText(/^Question 1 of/)).toBeHidden()
  while (!(await heading(page, 'This is your plan').isVisible())) {
    await enterAt(page, page.getByRole('button', { name: /^(Next question|Show the preview)$/ }))
    await page.waitForTimeout(100)
  }
  const box = page.getByRole('checkbox', { name: /in the first version$/ }).first()
  await expect(box).toBeVisible()
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(box).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Create the plan' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/planner\/dashboard\/[0-9a-f-]{36}$/)
  await context.close()
})

test('a draft without a connection says so, keeps everything and goes on', async ({ browser }) => {
  const { page, context } = await aPlanner(browser)
  await openNew(page)
  await context.setOffline(true)
  await idea(page).fill(SHOP)
  await expect(page.getByText(/There is no connection\..*Your words are kept\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Found and added' })).toContainText('“reviews”')
  await context.close()
})

for (const width of [320, 820, 1440])
  test(`the screens of starting and of the plans fit a width of ${width}`, async ({ browser }) => {
    const { page, context } = await aPlanner(browser, { viewport: { width, height: 800 } })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    const fits = async (where: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([where, wide <= width]).toEqual([where, true])
    }
    await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
    await expect(page.getByText('No plans yet')).toBeVisible()
    await fits('no plans')
    await openNew(page)
    await idea(page).fill(SHOP)
    for (const step of ['idea', 'frame', 'questions', 'preview']) {
      await page.goto(`/planner/new?step=${step}`, { waitUntil: 'networkidle' })
      await fits(step)
    }
    await createFrom(page, SHOP)
    for (const path of ['/planner/dashboard', '/planner/dashboard/trash']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await fits(path)
    }
    expect(faults).toEqual([])
    await context.close()
  })
