import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { createPostClient } from '~test/post-client'
import { waitUntilInteractive } from '~test/wait-until-interactive'

const mark = randomUUID().slice(0, 8)
const search = `lantern${mark}`

// three public posts that only this search finds
test.beforeAll(async ({ admin }) => {
  const writer = createPostClient(e2eSite().origin, admin.cookie)
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    const id = randomUUID()
    await writer.save(id, 0, { title: `${name} ${search}`, slug: `${name.toLowerCase()}-${search}`, tags: [mark] })
    await writer.publish(id)
  }
})

const rows = (page: Page) => page.locator('tbody tr')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })

async function openList(page: Page, query = `?q=${search}&sort=title`) {
  await page.goto(`/admin/blog${query}`)
  await waitUntilInteractive(page)
}

test('posts are found, withdrawn by the keyboard alone, and brought back by Undo', async ({ adminPage: page }) => {
  await openList(page, '')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(search)
  await expect(page).toHaveURL(new RegExp(`q=${search}`))
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click()
  await expect(rows(page).first()).toContainText('Alpha')

  await rows(page).first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await expect(page.getByText('2 posts unpublished.')).toBeVisible()
  await expect(row(page, 'Alpha')).toContainText('Draft')
  await expect(row(page, 'Gamma')).toContainText('Published')

  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(row(page, 'Alpha')).toContainText('Published')
})

test('filters stay in the address, and going back clears them', async ({ adminPage: page }) => {
  // a slow connection: the filter is chosen before the scripts have come
  const chosen = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await chosen.promise
    await route.continue()
  })
  await page.goto(`/admin/blog?q=${search}&sort=title`, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Status' }).selectOption('draft')
  chosen.resolve()
  await expect(page).toHaveURL(/status=draft/)
  await expect(page.getByText('No posts found')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/status=draft/)
  await page.getByRole('textbox', { name: 'Tag' }).fill(mark)
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('textbox', { name: 'Tag' })).toHaveValue(mark)
})

test('on a phone every post can be selected, and its menu edits, previews, duplicates, deletes and takes back', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const openMenu = (name: string) =>
    row(page, name)
      .getByRole('button', { name: /^Actions/ })
      .click()
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await openList(page)
  await row(page, 'Alpha').getByRole('checkbox').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await openMenu('Beta')
  await expect(entry('Edit')).toHaveAttribute('href', /^\/admin\/blog\/edit\//)
  await expect(entry('Preview')).toHaveAttribute('href', /^\/preview\//)
  await entry('Delete').click()
  await expect(page.getByText('1 post moved to trash.')).toBeVisible()
  await expect(row(page, 'Beta')).toHaveCount(0)

  await openList(page, `?q=${search}&status=trash`)
  await openMenu('Beta')
  await entry('Restore').click()
  await expect(page.getByText('1 post restored as drafts.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('published')
  await openMenu('Gamma')
  await entry('Duplicate').click()
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]{36}$/)
})
