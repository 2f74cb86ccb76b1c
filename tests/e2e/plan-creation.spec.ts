import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { anAdmin } from '~test/admin'
import { e2eSite, expect, test, toBrowserCookies } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { pressEnterOn, tabTo, typeInto } from '~test/keyboard'
import { openAsPlanner } from '~test/planner-browser'

const IDEA =
  'A tool for our team. Everybody should be able to note a repair with a photo. I want to search the repairs. The office should see a report of the costs.'
const SHOP =
  'A shop for our coffee roastery. Customers should be able to order beans. I want to see which orders are open. The roaster must get a message when somebody orders.'
const { idea: SCAFFOLDS } = parse(readFileSync('tests/plans/ideas/05-scaffolding-rental.yaml', 'utf8')) as {
  idea: string
}

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

const BRIEF = 'What we read in your idea'
const wishes = (page: Page) => page.getByRole('textbox', { name: /^Text of wish/ })

async function openBrief(page: Page, text: string) {
  await openNew(page)
  await idea(page).fill(text)
  await expect(page.getByText(/^Read so far: \d+ wishes/)).toBeVisible()
  await next(page).click()
  await expect(heading(page, BRIEF)).toBeFocused()
  await expect(wishes(page).first()).toBeVisible()
}

test('an idea becomes a plan: what was read is corrected beside its words, limits, questions, preview, creation, coverage', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await openNew(page)
  await next(page).click()
  await expect(page.getByText('Describe the idea in at least 10 characters.')).toBeVisible()
  await expect(idea(page)).toBeFocused()
  await expectToFit(page, 'idea')
  await openBrief(page, SCAFFOLDS)
  await expectToFit(page, 'brief')
  await expectNoFaults(page, 'brief')

  // the words lead to their item, and the item to its words
  const words = page.getByRole('region', { name: 'Text of the idea' })
  await expect(words).toContainText('ok so i run a scafolding hire firm')
  await words.getByRole('link', { name: /text the day before/ }).click()
  await expect(page.locator(':focus').getByRole('textbox').first()).toHaveValue(/text the day before/)
  await page
    .locator(':focus')
    .getByRole('button', { name: /^Show wish \d+ in the idea$/ })
    .click()
  await expect(page.locator(':focus')).toHaveText(/text the day before/)

  const count = await wishes(page).count()
  await page
    .getByRole('textbox', { name: 'Text of wish 1', exact: true })
    .fill('The yard man counts every fitting twice')
  await page.getByLabel('Release of wish 2', { exact: true }).selectOption('Later')
  await expect(page.getByText('1 wish waits for a later version.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Wish 3' }).click()
  await expect(wishes(page)).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(wishes(page)).toHaveCount(count)
  await page.getByRole('button', { name: 'Move Wish 1 down' }).click()
  await expect(page.getByRole('textbox', { name: 'Text of wish 2', exact: true })).toHaveValue(
    'The yard man counts every fitting twice',
  )
  await page.getByRole('textbox', { name: 'Add wish' }).fill('The office prints a list of open inspections')
  await page.keyboard.press('Enter')
  await expect(wishes(page)).toHaveCount(count + 1)
  await page.getByRole('textbox', { name: 'Add exclusion' }).fill('No weather forecast')
  await page.getByRole('button', { name: 'Add exclusion' }).click()
  await expect(page.getByRole('textbox', { name: /^Text of exclusion/ }).last()).toHaveValue('No weather forecast')
  await expect(page.getByLabel('Budget', { exact: true })).toHaveValue('9000')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await page.getByLabel('Weeks', { exact: true }).fill('40')
  await page.getByLabel('Kind of product').selectOption('None of these')
  await page.getByRole('button', { name: 'Add person' }).click()
  await next(page).click()
  await expect(page.getByText('Enter a role.')).toBeVisible()
  await page.getByLabel('Role', { exact: true }).last().fill('Designer')

  // what was corrected stays when the text changes
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await idea(page).fill(`${SCAFFOLDS}\nThe office should be able to export the loss list as a spreadsheet.`)
  await next(page).click()
  await expect(wishes(page).last()).toHaveValue(/export the loss list/)
  await expect(page.getByRole('textbox', { name: 'Text of wish 2', exact: true })).toHaveValue(
    'The yard man counts every fitting twice',
  )
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
  const box = page.getByRole('checkbox', { name: /^Include in first version/, checked: true }).last()
  const name = (await box.getAttribute('aria-label')) ?? ''
  await box.uncheck()
  await expect(page.getByText(/^Last change: .*\d+ hours? less/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeFocused()
  await expect(page.getByText('You took it out.').first()).toBeVisible()
  await expectNoFaults(page, 'preview')
  await expectToFit(page, 'preview')
  await page
    .getByRole('button', { name: /^Rename “/ })
    .first()
    .click()
  await page.getByLabel('Plan title').fill('Scaffolds')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Scaffolds' })).toBeVisible()
  await page.getByRole('button', { name: 'Create plan' }).click()
  await page.waitForURL(/\/planner\/dashboard\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Scaffolds', level: 1 })).toBeVisible()
  const coverage = page.getByRole('region', { name: 'Wishes and what serves them, table' })
  await expect(coverage.getByRole('row', { name: /counts every fitting twice/ })).toContainText('FR-')
  await expect(coverage.getByText(/Left out: /).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Non-goals' })).toContainText('No weather forecast')
  await expectToFit(page, 'plan')
  await page.goto('/planner/dashboard')
  await expect(page.getByRole('list', { name: 'Plans' }).getByRole('listitem')).toContainText(
    /Scaffolds.*0 of \d+ tasks done/,
  )
  await openNew(page)
  await expect(idea(page)).toHaveValue('')
  expect(errors).toEqual([])
  await context.close()
})

test('an idea in which no wish is recognized is answered by questions, and its text stays', async ({
  adminPage: page,
}) => {
  const nonsense = 'something like Uber but for friends'
  await openNew(page)
  await idea(page).fill(nonsense)
  await next(page).click()
  await expect(page.getByText('We found no wish in your text yet.')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await page.getByRole('textbox', { name: 'Add wish' }).fill('Friends offer each other a ride')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We found no wish in your text yet.')).toBeHidden()
  await expect(next(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(idea(page)).toHaveValue(nonsense)
})

test('an idea is opened from a file, and a file that is no text is refused', async ({ adminPage: page }) => {
  await openNew(page)
  const file = page.getByLabel('File with the idea')
  await file.setInputFiles({ name: 'idea.docx', mimeType: 'application/zip', buffer: Buffer.from('PK\0\0') })
  await expect(page.getByText(/^idea\.docx is not a text file\./)).toBeVisible()
  await file.setInputFiles({ name: 'idea.md', mimeType: 'text/markdown', buffer: Buffer.from(SHOP) })
  await expect(idea(page)).toHaveValue(SHOP)
  await expect(page.getByText(/^Read so far: 3 wishes/)).toBeVisible()
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
  await expect(page.getByText(/^Read so far: 3 wishes/)).toBeVisible()
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
  await idea(first).fill(`${SHOP} In two languages.`)
  await second.reload()
  await expect(idea(second)).toHaveValue(IDEA)
  await first.getByRole('button', { name: 'Keep this draft' }).click()
  await expect(second.getByText('This draft was changed in another tab.')).toBeVisible()
  await second.getByRole('button', { name: 'Use other draft' }).click()
  await expect(idea(second)).toHaveValue(`${SHOP} In two languages.`)
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
    await expect(heading(page, BRIEF)).toBeFocused()
    await typeInto(page, wishes(page).first(), 'Customers should be able to order beans by the kilo')
    await tabTo(page, page.getByRole('button', { name: 'Move Wish 1 down' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Move Wish 2 down' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Text of wish 2' })).toHaveValue(/by the kilo/)
    await pressEnterOn(page, page.getByRole('button', { name: 'Questions', exact: true }), 'Shift+Tab')
    await expect(page.getByText(/^Question 1 of/)).toBeVisible()
    await pressEnterOn(page, page.getByRole('button', { name: 'Skip', exact: true }))
    await expect(page.getByText(/^Question 1 of/)).toBeHidden()
    const question = page.getByText(/^Question \d+ of/)
    while (!(await page.getByRole('button', { name: 'Show preview' }).isVisible())) {
      const before = (await question.textContent()) ?? ''
      await pressEnterOn(page, page.getByRole('button', { name: 'Next question' }))
      await expect(question).not.toHaveText(before)
    }
    await pressEnterOn(page, page.getByRole('button', { name: 'Show preview' }))
    await expect(heading(page, 'Review your plan')).toBeVisible()
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
