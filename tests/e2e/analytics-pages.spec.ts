import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/admin-browser'
import { faultsAroundFrames, faultsInBothColors } from '../support/axe'
import { downloaded } from '../support/downloaded'
import { hearEvents } from '../support/hear-events'
import { addBlock, beginPage } from '../support/landing-builder'

const post = { path: '/blog/fast-pages-do-less', title: 'Making a page fast by doing less' }
const product = { path: '/tools/jobquay', name: 'Jobquay' }

/** Somebody new, and what they tell the studio: visitors of other journeys come from the same address with the same browser. */
async function aVisitor(browser: Browser) {
  const plain = test.info().project.use.userAgent ?? ''
  const userAgent = plain.replace(/Chrome\/\d+/, `Chrome/${randomInt(1_000, 10_000)}`)
  const page = await (await browser.newContext({ baseURL: 'http://harbor.test', userAgent })).newPage()
  const told = await hearEvents(page)
  return { page, kinds: () => told.map(({ event_type }) => event_type) }
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the figures of a page from its list. */
async function openFigures(page: Page, list: string, name: string) {
  await page.goto(list)
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** Today is counted anew for whoever looks, every ten seconds at most. */
async function untilShown(page: Page, what: () => ReturnType<Page['getByRole']>) {
  await expect(async () => {
    await page.reload()
    await expect(what()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

test('a visitor reads a post and goes on to a product: both screens, the lists and the dashboard say so', async ({
  adminPage: page,
  browser,
}) => {
  test.slow()
  const { page: visitor, kinds } = await aVisitor(browser)
  await visitor.goto(post.path, { referer: 'https://www.google.com/' })
  await expect.poll(kinds).toContain('page_view')
  await visitor.goto(product.path)
  await expect.poll(kinds).toContain('product_view')
  await visitor.getByRole('main').locator('[data-cta]').first().click()
  await expect.poll(kinds).toContain('cta_click')
  await visitor.context().close()

  await openFigures(page, '/admin/blog', post.title)
  await untilShown(page, () => card(page, 'Next pages').getByRole('row', { name: product.path }))
  await expect(card(page, 'Sources').getByRole('row', { name: 'Google' })).toBeVisible()
  await expect(card(page, 'How far it was read').getByRole('row')).toHaveCount(5)
  await expect(page.getByText('Views down to 75% of the page')).toBeVisible()
  expect(await faultsInBothColors(page)).toEqual([])

  await openFigures(page, '/admin/products', product.name)
  await untilShown(page, () =>
    card(page, 'The way to a purchase').getByRole('row', { name: /Clicked a call to action.*[1-9]/ }),
  )
  await expect(card(page, 'Figures')).toContainText('Visits that clicked one on the page')
  await expect(card(page, 'Reviews')).toBeVisible()
  const { text } = await downloaded(card(page, 'The way to a purchase').getByRole('link', { name: 'CSV of way' }))
  expect(text).toMatch(/^Saw the product,1\. Saw the product,[1-9]/m)
  expect(await faultsInBothColors(page)).toEqual([])

  await page.goto('/admin/analytics?period=today')
  await card(page, 'What was seen')
    .getByRole('link', { name: `Figures of ${post.path}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: post.title, exact: true })).toBeVisible()

  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/admin/blog')
  const row = page.getByRole('row').filter({ hasText: post.title })
  await expect(row.getByRole('link', { name: /^[1-9]\d*$/ })).toHaveAttribute('href', /\/admin\/analytics\/blog\//)
  await page.goto('/admin')
  const week = page.getByRole('region', { name: 'Last 7 days' })
  await expect(week.getByRole('listitem').filter({ hasText: post.path })).toBeVisible()
  await expect(week.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/admin/analytics?period=7d')
  expect(await faultsInBothColors(page)).toEqual([])
})

test('the days are chosen in the address, and before anybody came the screen says so', async ({ adminPage: page }) => {
  await openFigures(page, '/admin/blog', post.title)
  await page.getByRole('button', { name: 'Period:' }).click()
  await page.getByRole('menuitem', { name: 'Last month' }).click()
  await expect(page).toHaveURL(/period=last-month/)
  await expect(page.getByText('Nobody saw this post in these days')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog Posts' }).click()
  await expect(page).toHaveURL('/admin/blog')
})

test('what is no post has no figures', async ({ adminPage: page }) => {
  const answer = await page.goto('/admin/analytics/blog/00000000-0000-4000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who tries two versions of a landing page is told when there are too few visits to know', async ({
  adminPage: page,
}) => {
  await beginPage(page, 'Tried in numbers')
  await addBlock(page, 'Hero')
  await page.keyboard.type('Plain words')
  await page.getByRole('button', { name: 'Try another version' }).click()
  await expect(page.getByRole('radio', { name: /Version B/ })).toBeChecked()
  await page.getByRole('button', { name: 'Results' }).click()
  const results = page.getByRole('dialog', { name: 'Results of the versions' })
  await expect(results.getByRole('row', { name: /Version A/ })).toContainText('0')
  await expect(results.getByRole('row', { name: /Version B/ })).toContainText('Not enough visits yet.')
  expect(await faultsInBothColors(page, faultsAroundFrames)).toEqual([])
})
