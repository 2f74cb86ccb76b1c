import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '~test/admin-browser'
import { addBlock, blockFields, publishLandingPage, startLandingPage } from '~test/landing-page-builder-screen'
import { pasteInto, postTextbox, startPost, waitUntilSaved } from '~test/post-editor-screen'

test.describe.configure({ timeout: 120_000 })

/** A picture of one color, as a screenshot comes. */
async function screenshot(background: string) {
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } })
  return (await picture.png().toBuffer()).toString('base64')
}

async function pasteTwo(page: Page, editor: ReturnType<typeof postTextbox>) {
  await editor.click()
  for (const color of ['#236', '#632']) await pasteInto(editor, { pictureBase64: await screenshot(color) })
  await page.keyboard.type('After both.')
  await expect(editor.locator('img[src^="/media/"]')).toHaveCount(2, { timeout: 30_000 })
}

/** As a visitor's browser gets the page. */
async function seesTwo(page: Page, path: string) {
  await page.goto(path)
  const article = page.locator('.prose', { hasText: 'After both.' })
  await expect(article.locator('img[src^="/media/"]')).toHaveCount(2)
}

test('two pictures pasted one after the other into a post are both there for its readers', async ({
  adminPage: page,
}) => {
  await startPost(page, 'Two pictures in a row')
  await pasteTwo(page, postTextbox(page))
  await waitUntilSaved(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()
  await seesTwo(page, '/blog/two-pictures-in-a-row')
})

test('so they are on a landing page', async ({ adminPage: page }) => {
  await startLandingPage(page, 'Images of rooms')
  await addBlock(page, 'Text')
  await pasteTwo(page, blockFields(page, 'Text').getByRole('textbox', { name: 'Text', exact: true }))
  await waitUntilSaved(page)
  await publishLandingPage(page)
  await seesTwo(page, '/images-of-rooms')
})
