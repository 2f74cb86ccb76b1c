import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { anAdmin } from '~test/admin'
import { e2eSite, expect, test } from '~test/admin-browser'
import { pressEnterOn, tabTo, typeInto } from '~test/keyboard'
import { postTextbox, postTitle, waitUntilSaved } from '~test/post-editor-screen'

/** The line that was just typed becomes bold by the toolbar, and a link. */
async function formatFirstLine(page: Page) {
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('combobox', { name: 'Block type' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(postTextbox(page).locator('strong')).toHaveText('The first words.')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Page or URL' })).toBeFocused()
  await page.keyboard.type('example.com/a')
  await page.keyboard.press('Enter')
  await expect(postTextbox(page).locator('a')).toHaveAttribute('href', 'https://example.com/a')
}

test('with the keyboard alone somebody signs in, writes, uploads a cover, publishes, moves the post, restores it and signs out', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const admin = await anAdmin(e2eSite())
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await typeInto(page, page.getByLabel('Email'), admin.email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await page.waitForLoadState('networkidle')
  await pressEnterOn(page, page.getByRole('link', { name: 'Blog Posts' }))
  await expect(page).toHaveURL('/admin/blog')
  await pressEnterOn(page, page.getByRole('link', { name: 'New post' }))
  await postTextbox(page).waitFor()

  await typeInto(page, postTitle(page), 'Written without a mouse')
  await page.keyboard.press('Enter')
  await expect(postTextbox(page)).toBeFocused()
  await page.keyboard.type('The first words.')
  await test.step('made bold and a link', () => formatFirstLine(page))
  await page.keyboard.press('ControlOrMeta+s')
  await waitUntilSaved(page)

  // the window of the system that asks for a file is no part of the page; whoever waits for it late, misses it
  const asked = page.waitForEvent('filechooser')
  await pressEnterOn(page, page.getByRole('button', { name: 'Choose cover image' }))
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await expect(picker).toBeVisible()
  await tabTo(page, picker.getByRole('button', { name: 'Upload images' }))
  await page.keyboard.press('Enter')
  const picture = sharp({ create: { width: 1_000, height: 600, channels: 3, background: '#27496d' } })
  const file = { name: 'by keyboard.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
  await (await asked).setFiles(file)
  await expect(picker).toBeHidden({ timeout: 30_000 })
  await typeInto(page, page.getByLabel('Cover image alt text'), 'A blue square')
  await waitUntilSaved(page)

  await pressEnterOn(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab')
  await pressEnterOn(page, page.getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()

  await tabTo(page, postTextbox(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Quite other words.')
  await typeInto(page, page.getByRole('textbox', { name: 'URL slug', exact: true }), 'moved without a mouse')
  await tabTo(page, postTextbox(page), 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(
    page
      .getByRole('main')
      .locator('header p')
      .getByText(/^Published$/),
  ).toBeVisible()
  await expect(postTextbox(page).locator('p')).toHaveCount(1)

  const reader = await page.context().newPage()
  await reader.goto('/blog/written-without-a-mouse')
  await expect(reader).toHaveURL('/blog/moved-without-a-mouse')
  await expect(reader.locator('.prose')).toHaveText('Quite other words.')
  await expect(reader.getByRole('img', { name: 'A blue square' })).toBeVisible()
  await reader.close()

  await pressEnterOn(page, page.getByRole('button', { name: 'History' }), 'Shift+Tab')
  const history = page.getByRole('dialog', { name: 'History' })
  await pressEnterOn(page, history.getByRole('button', { name: /^Published/ }).last())
  await expect(history.locator('ins').first()).toBeVisible()
  await pressEnterOn(page, history.getByRole('button', { name: 'Restore revision' }))
  await expect(page.getByText('Revision restored.')).toBeVisible()
  await expect(postTextbox(page)).toHaveText('The first words.')

  await pressEnterOn(page, page.getByRole('button', { name: 'Sign Out' }), 'Shift+Tab')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await page.goto('/admin/blog')
  await expect(page).toHaveURL('/')
})
