import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations, findAxeViolationsInBothColorSchemes } from '~test/axe'
import { hoverToast } from '~test/hover-toast'
import { httpRequest } from '~test/http'
import { createPostClient } from '~test/post-client'
import { postTextbox, postTitle, startPost, waitUntilSaved } from '~test/post-editor-screen'

test.describe.configure({ timeout: 120_000 })

const statusOf = async (path: string) => (await httpRequest(e2eSite().origin, path)).status

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()
}

const state = (page: Page, words: RegExp | string) => page.getByRole('main').locator('header p').getByText(words)
const slugField = (page: Page) => page.getByRole('textbox', { name: 'URL slug', exact: true })
const details = (page: Page) => page.getByRole('complementary', { name: 'Details of the post' })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose an image' })

async function chooseCover(page: Page, name: string) {
  await details(page).getByRole('button', { name: 'Choose cover image' }).click()
  await picker(page).getByRole('searchbox').fill(name)
  await picker(page)
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await expect(picker(page)).toBeHidden()
}

test('a post is scheduled, shown by a link, published, withdrawn, thrown away and taken back, each at once', async ({
  adminPage: page,
}) => {
  const path = '/blog/the-tide-table'
  await startPost(page, 'The tide table')
  await page.keyboard.type('High water at nine.')
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish' })
  await publishing.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled for .* \(your time\)\.$/)).toBeVisible()
  await expect(state(page, /^Scheduled for \w{3} \d+ \w{3}/)).toBeVisible()
  expect(await statusOf(path)).toBe(404)

  await page.getByRole('button', { name: 'Scheduled', exact: true }).click()
  await expect(publishing).toContainText('Scheduled for')
  await publishing.getByRole('button', { name: 'Unschedule' }).click()
  await expect(page.getByText('Unscheduled. It is a draft again.')).toBeVisible()
  await expect(state(page, /^Draft$/)).toBeVisible()
  expect(await statusOf(path)).toBe(404)

  await test.step('a preview link shows it until it is renewed', async () => {
    await page.getByRole('button', { name: 'Preview' }).click()
    const address = page.getByRole('textbox', { name: 'Preview link' })
    await expect(address).toHaveValue(/^http:\/\/harbor\.test\/preview\/[0-9a-f-]{36}$/)
    const old = new URL(await address.inputValue()).pathname
    expect(await statusOf(old)).toBe(200)
    await page.getByRole('button', { name: 'Reset link' }).click()
    await expect(page.getByText('Link reset. The old link no longer works.')).toBeVisible()
    await expect(address).not.toHaveValue(new RegExp(old))
    expect(await statusOf(old)).toBe(404)
    expect(await statusOf(new URL(await address.inputValue()).pathname)).toBe(200)
    await page.keyboard.press('Escape')
  })

  await publish(page)
  await expect(state(page, /^Published$/)).toBeVisible()
  expect(await statusOf(path)).toBe(200)
  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await publishing.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished.', { exact: true })).toBeVisible()
  await expect(state(page, /^Draft$/)).toBeVisible()
  expect(await statusOf(path)).toBe(404)

  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page).toHaveURL('/admin/blog')
  const toast = await hoverToast(page, 'Moved to trash.')
  const row = page.locator('tbody tr').filter({ hasText: 'The tide table' })
  await expect(row).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Restored as a draft.')).toBeVisible()
  await expect(row).toContainText('Draft')
  await row.getByRole('link', { name: 'The tide table' }).click()
  await expect(postTextbox(page)).toHaveText('High water at nine.')
  await expect(state(page, /^Draft$/)).toBeVisible()
})

test('what the details say is what the post’s page and its card show', async ({ adminPage: page }) => {
  await startPost(page, 'A post with everything')
  await page.keyboard.type('Words under a picture.')
  await expect(details(page).getByLabel('Author')).toHaveValue('Harbor')
  await chooseCover(page, 'three-point-estimates')
  await details(page).getByLabel('Cover image alt text').fill('Three points on a line')
  await details(page).getByLabel('Description').fill('What a card says of it.')
  await details(page).getByLabel('Category').selectOption('Case studies')
  await details(page).getByLabel('Tags').fill('estimates')
  await details(page).getByLabel('Tags').press('Enter')
  await details(page).getByLabel('Tags').pressSequentially('ports,')
  await details(page).getByLabel('Author').fill('Grace O’Hara')
  await publish(page)

  await page.goto('/blog/a-post-with-everything')
  const head = page.getByRole('article').locator('header').first()
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('A post with everything')
  await expect(head).toContainText('Case studies')
  await expect(head).toContainText('What a card says of it.')
  await expect(head).toContainText('Grace O’Hara')
  const cover = head.getByRole('img', { name: 'Three points on a line' })
  await expect(cover).toBeVisible()
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText(['estimates', 'ports'])

  await page.goto('/blog?category=case-studies')
  const card = page.getByRole('article').filter({ hasText: 'A post with everything' })
  await expect(card).toContainText('Case studies')
  await expect(card).toContainText('What a card says of it.')
  await expect(card).toContainText('Grace O’Hara')
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img[src^="/media/"]')).toBeVisible()
})

test('an earlier state is compared with what is written now, and restored with its own cover', async ({
  adminPage: page,
  admin,
}) => {
  await createPostClient(e2eSite().origin, admin.cookie).save(randomUUID(), 0, {
    title: 'Two states',
    slug: 'two-states',
  })
  await startPost(page, 'Two states')
  await page.keyboard.type('The first state of it.')
  await chooseCover(page, 'three-point-estimates')
  await test.step('a second post of the same title gets an address of its own, and can be published at once', async () => {
    await publish(page)
    await expect(slugField(page)).toHaveValue('two-states-2')
    expect(await statusOf('/blog/two-states-2')).toBe(200)
  })

  const cover = details(page).locator('img')
  const first = (await cover.getAttribute('src')) ?? ''
  await postTextbox(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('The second state of it.')
  await test.step('another cover is uploaded where it is chosen', async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#372' } })
    const file = { name: 'the second cover.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    await page.getByRole('button', { name: 'Change cover image' }).click()
    await picker(page).getByLabel('Images to upload').setInputFiles(file)
    await expect(picker(page)).toBeHidden({ timeout: 30_000 })
    await expect(cover).not.toHaveAttribute('src', first)
    await page.getByRole('button', { name: 'Change cover image' }).click()
    await expect(picker(page).getByRole('list', { name: 'Images' }).getByRole('button').first()).toHaveText(file.name)
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
  })
  const second = (await cover.getAttribute('src')) ?? ''
  await waitUntilSaved(page)
  await page.reload()
  await expect(cover).toHaveAttribute('src', second)

  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('button', { name: /^Published/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('del', { hasText: 'first' })).toBeVisible()
  await expect(sheet.locator('ins', { hasText: 'second' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore revision' }).click()
  await expect(postTextbox(page)).toHaveText('The first state of it.')
  await expect(cover).toHaveAttribute('src', first)
  await expect(page.getByText('Revision restored.')).toBeVisible()
})

test('an address follows the title, is refused when it was chosen and another post has it, and says what moving it does', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/blog/new')
  await postTextbox(page).waitFor()
  const slug = slugField(page)
  await postTitle(page).pressSequentially('Slow ferries')
  await expect(slug).toHaveValue('slow-ferries')
  await postTitle(page).pressSequentially(' & größe')
  await expect(slug).toHaveValue('slow-ferries-grosse')
  await postTextbox(page).click()
  await page.keyboard.type('They arrive.')

  await slug.fill('fast-pages-do-less')
  await expect(slug).toHaveAccessibleDescription(/“Making a page fast by doing less” already uses this URL slug\./)
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await expect(postTextbox(page)).toHaveText('They arrive.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/already uses this URL slug/).last()).toBeVisible()
  await expect(state(page, /^Draft$/)).toBeVisible()
  await slug.fill('ferries-by-hand')
  await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
  await postTitle(page).fill('Slow ferries again')
  await expect(slug).toHaveValue('ferries-by-hand')
  await publish(page)

  await slug.fill('ferries-moved')
  await expect(slug).toHaveAccessibleDescription(/The old URL will redirect here when you publish\./)
  await expect(state(page, 'Published, unpublished changes')).toBeVisible()
})
