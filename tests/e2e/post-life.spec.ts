import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, journeySite, test } from '../support/admin-browser'
import { restOnToast } from '../support/toast'
import { aWriter } from '../support/writer'
import { beginPost, text, title, untilSaved } from '../support/writing'

test.describe.configure({ timeout: 120_000 })

/** Somebody without an account, in a browser of their own. */
async function aVisitor(browser: Browser) {
  const page = await browser.newPage({ baseURL: 'http://harbor.test' })
  return { page, statusOf: async (path: string) => (await page.goto(path))?.status() }
}

async function publish(page: Page) {
  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
}

const state = (page: Page, words: RegExp | string) => page.getByRole('main').locator('header p').getByText(words)
const slugField = (page: Page) => page.getByRole('textbox', { name: 'Address', exact: true })

test('a post is scheduled, taken back, published, read and withdrawn, and visitors see each step at once', async ({
  adminPage: page,
  browser,
}) => {
  const visitor = await aVisitor(browser)
  const path = '/blog/the-tide-table'
  await beginPost(page, 'The tide table')
  await page.keyboard.type('High water at nine.')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publishing = page.getByRole('dialog', { name: 'Publishing' })
  await publishing.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Goes public on .* \(your time\)\.$/)).toBeVisible()
  await expect(state(page, /^Scheduled for \w{3} \d+ \w{3}/)).toBeVisible()
  expect(await visitor.statusOf(path)).toBe(404)

  await page.getByRole('button', { name: 'Scheduled', exact: true }).click()
  await expect(publishing).toContainText('Goes public on')
  await publishing.getByRole('button', { name: 'Do not publish' }).click()
  await expect(page.getByText('Not scheduled any more. It stays a draft.')).toBeVisible()
  await expect(state(page, /^Draft$/)).toBeVisible()
  expect(await visitor.statusOf(path)).toBe(404)

  await publish(page)
  await expect(state(page, /^Published$/)).toBeVisible()
  expect(await visitor.statusOf(path)).toBe(200)
  await expect(visitor.page.locator('.prose')).toHaveText('High water at nine.')
  await visitor.page.goto('/blog')
  await expect(visitor.page.getByRole('link', { name: 'The tide table' })).toBeVisible()

  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await publishing.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn. Readers no longer see it.')).toBeVisible()
  await expect(state(page, /^Draft$/)).toBeVisible()
  expect(await visitor.statusOf(path)).toBe(404)
  await visitor.page.goto('/blog')
  await expect(visitor.page.getByRole('link', { name: 'The tide table' })).toHaveCount(0)
  await visitor.page.close()
})

test('what the details say is what the post’s page and its card show', async ({ adminPage: page, browser }) => {
  await beginPost(page, 'A post with everything')
  await page.keyboard.type('Words under a picture.')
  const details = page.getByRole('complementary', { name: 'Details of the post' })
  await expect(details.getByLabel('Author')).toHaveValue('Harbor')
  await details.getByRole('button', { name: 'Choose a cover' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await picker.getByRole('searchbox').fill('three-point-estimates')
  await picker.getByRole('button', { name: /three-point-estimates/ }).click()
  await details.getByLabel('Alt text of the cover').fill('Three points on a line')
  await details.getByLabel('Description').fill('What a card says of it.')
  await details.getByLabel('Category').selectOption('Case studies')
  await details.getByLabel('Tags').fill('estimates')
  await details.getByLabel('Tags').press('Enter')
  await details.getByLabel('Tags').pressSequentially('ports,')
  await details.getByLabel('Author').fill('Grace O’Hara')
  await publish(page)

  const { page: visitor } = await aVisitor(browser)
  await visitor.goto('/blog/a-post-with-everything')
  const head = visitor.getByRole('article').locator('header').first()
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('A post with everything')
  await expect(head).toContainText('Case studies')
  await expect(head).toContainText('What a card says of it.')
  await expect(head).toContainText('Grace O’Hara')
  const cover = head.getByRole('img', { name: 'Three points on a line' })
  await expect(cover).toBeVisible()
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await expect(visitor.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText(['estimates', 'ports'])

  for (const list of ['/blog', '/blog?category=case-studies']) {
    await visitor.goto(list)
    const card = visitor.getByRole('article').filter({ hasText: 'A post with everything' })
    await expect(card).toContainText('Case studies')
    await expect(card).toContainText('What a card says of it.')
    await expect(card).toContainText('Grace O’Hara')
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img[src^="/media/"]')).toBeVisible()
  }
  await visitor.close()
})

test('an earlier state that is restored shows its own cover again', async ({ adminPage: page }) => {
  await beginPost(page, 'Two covers')
  await page.keyboard.type('One picture after the other.')
  const cover = page.getByRole('complementary', { name: 'Details of the post' }).locator('img')
  const choose = async (button: string, name: string) => {
    await page.getByRole('button', { name: button }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.getByRole('searchbox').fill(name)
    await picker.getByRole('button', { name: new RegExp(name) }).click()
    await expect(picker).toBeHidden()
  }
  await choose('Choose a cover', 'three-point-estimates')
  const first = (await cover.getAttribute('src')) ?? ''
  await publish(page)
  await choose('Change the cover', 'fast-pages-do-less')
  await expect(cover).not.toHaveAttribute('src', first)
  const second = (await cover.getAttribute('src')) ?? ''
  await untilSaved(page)
  await page.reload()
  await expect(cover).toHaveAttribute('src', second)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /^Published/ }).click()
  await page.getByRole('button', { name: 'Restore this state' }).click()
  await expect(cover).toHaveAttribute('src', first)
})

test('an address follows the title, is refused when it was chosen and another post has it, and moves with its readers', async ({
  adminPage: page,
  admin,
  browser,
}) => {
  await page.goto('/admin/blog/new')
  await text(page).waitFor()
  const slug = slugField(page)
  await title(page).pressSequentially('Slow ferries')
  await expect(slug).toHaveValue('slow-ferries')
  await title(page).pressSequentially(' & größe')
  await expect(slug).toHaveValue('slow-ferries-grosse')
  await text(page).click()
  await page.keyboard.type('They arrive.')

  await slug.fill('fast-pages-do-less')
  await expect(slug).toHaveAccessibleDescription(/“Making a page fast by doing less” already has this address\./)
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await expect(text(page)).toHaveText('They arrive.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/already has this address/).last()).toBeVisible()
  await expect(state(page, /^Draft$/)).toBeVisible()
  await slug.fill('ferries-by-hand')
  await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
  await title(page).fill('Slow ferries again')
  await expect(slug).toHaveValue('ferries-by-hand')
  await publish(page)

  const writer = aWriter(journeySite().origin, admin.cookie)
  const other = randomUUID()
  const body = '<p>Read about <a href="/blog/ferries-by-hand">ferries</a>.</p>'
  await writer.save(other, 0, { title: 'It links to ferries', slug: 'it-links-to-ferries', body })
  expect((await writer.publish(other)).status).toBe(200)

  const visitor = await aVisitor(browser)
  expect(await visitor.statusOf('/blog/ferries-by-hand')).toBe(200)
  await slug.fill('ferries-moved')
  await expect(slug).toHaveAccessibleDescription(/The old address will lead here once you publish this\./)
  await expect(state(page, 'Published, changes not published')).toBeVisible()
  expect(await visitor.statusOf('/blog/ferries-moved')).toBe(404)
  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('dialog', { name: 'Publishing' }).getByRole('button', { name: 'Publish changes' }).click()
  await expect(state(page, /^Published$/)).toBeVisible()

  expect(await visitor.statusOf('/blog/ferries-by-hand')).toBe(200)
  await expect(visitor.page).toHaveURL('/blog/ferries-moved')
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Slow ferries again')
  await visitor.page.goto('/blog/it-links-to-ferries')
  const link = visitor.page.locator('.prose').getByRole('link', { name: 'ferries' })
  await expect(link).toHaveAttribute('href', '/blog/ferries-moved')
  await link.click()
  await expect(visitor.page).toHaveURL('/blog/ferries-moved')
  await visitor.page.close()
})

test('a post goes to the trash from its editor, comes back by Undo on the list, and opens as a draft', async ({
  adminPage: page,
  browser,
}) => {
  const visitor = await aVisitor(browser)
  await beginPost(page, 'Thrown away by mistake')
  await page.keyboard.type('Worth keeping.')
  await publish(page)
  expect(await visitor.statusOf('/blog/thrown-away-by-mistake')).toBe(200)
  await page.getByRole('button', { name: 'Move to the trash' }).click()
  await expect(page).toHaveURL('/admin/blog')
  await restOnToast(page, 'Moved to the trash.')
  const row = page.locator('tbody tr').filter({ hasText: 'Thrown away by mistake' })
  await expect(row).toHaveCount(0)
  expect(await visitor.statusOf('/blog/thrown-away-by-mistake')).toBe(404)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back from the trash, as a draft.')).toBeVisible()
  await expect(row).toContainText('Draft')
  await row.getByRole('link', { name: 'Thrown away by mistake' }).click()
  await expect(text(page)).toHaveText('Worth keeping.')
  await expect(state(page, /^Draft$/)).toBeVisible()
  expect(await visitor.statusOf('/blog/thrown-away-by-mistake')).toBe(404)
  await visitor.page.close()
})

test('a preview link shows what is not published to somebody without an account, until it is renewed', async ({
  adminPage: page,
  browser,
}) => {
  await beginPost(page, 'Shown before its time')
  await page.keyboard.type('For everybody.')
  await publish(page)
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('For those with the link.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const address = page.getByRole('textbox', { name: 'Link to the preview' })
  await expect(address).toHaveValue(/^http:\/\/harbor\.test\/preview\/[0-9a-f-]{36}$/)
  await untilSaved(page)
  const old = await address.inputValue()

  const visitor = await aVisitor(browser)
  expect(await visitor.statusOf(old)).toBe(200)
  await expect(visitor.page.locator('.prose')).toHaveText('For those with the link.')
  await expect(visitor.page.getByText('Preview. Not public.')).toBeVisible()
  await visitor.page.goto('/blog/shown-before-its-time')
  await expect(visitor.page.locator('.prose')).toHaveText('For everybody.')

  await page.getByRole('button', { name: 'Renew link' }).click()
  await expect(page.getByText('The old link leads nowhere now.')).toBeVisible()
  await expect(address).not.toHaveValue(old)
  expect(await visitor.statusOf(old)).toBe(404)
  expect(await visitor.statusOf(await address.inputValue())).toBe(200)
  await expect(visitor.page.locator('.prose')).toHaveText('For those with the link.')
  await visitor.page.close()
})
