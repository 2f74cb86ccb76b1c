import { expect, type Page, test } from '@playwright/test'
import { cookiesOf } from '../support/admin-browser'
import { aPlanner } from '../support/planner-browser'

const SHOP = 'An online shop for a coffee roastery with a blog, coupons and reviews'

const openNew = (page: Page) => page.goto('/planner/new', { waitUntil: 'networkidle' })
const idea = (page: Page) => page.getByLabel('Idea', { exact: true })

test('whoever signs in on the same browser finds no draft of the one before, not even in a tab that stayed open', async ({
  browser,
}) => {
  const [ada, eve] = [await aPlanner(browser), await aPlanner(browser)]
  const { page, context } = ada
  await openNew(page)
  await idea(page).fill(SHOP)
  await context.clearCookies()
  await context.addCookies(cookiesOf(eve))
  const second = await context.newPage()
  await openNew(second)
  await expect(idea(second)).toHaveValue('')
  await expect(idea(page)).toHaveValue('')
  const kept = await second.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('draft')))
  expect(kept.map(([, text]) => text.includes(SHOP))).toEqual([true])
  await context.clearCookies()
  await context.addCookies(cookiesOf(ada))
  await openNew(second)
  await expect(idea(second)).toHaveValue(SHOP)
  await Promise.all([context.close(), eve.context.close()])
})
