import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { httpRequest } from '~test/http'
import { waitUntilSaved } from '~test/post-editor-screen'

test.describe.configure({ timeout: 180_000 })

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the product' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first()
const section = (page: Page, label: string) => page.getByRole('region', { name: label })

async function beginProduct(page: Page, words: string) {
  await page.goto('/admin/products/new')
  await text(page).waitFor()
  await name(page).fill(words)
  await name(page).press('Enter')
  await expect(text(page)).toBeFocused()
}

test('a product is made with licenses, pictures and questions, visitors see it, and an earlier state comes back', async ({
  adminPage: page,
  browser,
}) => {
  await beginProduct(page, 'Ledger Desk')
  await page.keyboard.type('Books that close themselves.')
  await page.getByLabel('Tagline').fill('Month-end in an afternoon')
  await page.getByLabel('Short description').fill('Bookkeeping for studios that would rather build.')

  const licenses = section(page, 'Licenses')
  await licenses.getByRole('button', { name: 'Add license' }).click()
  await expect(licenses.getByLabel('Name')).toHaveValue('Starter')
  await licenses.getByLabel('Price').fill('1200')
  await licenses.getByLabel('Activations').fill('3')
  await licenses.getByRole('button', { name: 'Add license' }).click()
  await licenses.getByLabel('Price').nth(1).fill('799')
  await expect(licenses.getByText('Product cards show from $799.')).toBeVisible()

  const gallery = section(page, 'Gallery')
  for (let number = 0; number < 2; number++) {
    await gallery.getByRole('button', { name: 'Add image' }).click()
    await page.getByRole('list', { name: 'Images' }).getByRole('button').nth(number).click()
    await expect(gallery.getByLabel('Alt text')).toHaveCount(number + 1)
  }
  await gallery.getByLabel('Alt text').first().fill('First chosen')
  await gallery.getByRole('button', { name: 'Move image 1 down' }).click()
  await expect(gallery.getByLabel('Alt text').nth(1)).toHaveValue('First chosen')

  const questions = section(page, 'FAQ')
  await questions.getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Does it do taxes?')
  await waitUntilSaved(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(questions.getByText('Enter an answer or remove the question.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await questions.getByLabel('Answer').fill('It prepares them.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: 'http://harbor.test' })).newPage()
  await visitor.goto('/tools/ledger-desk')
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Ledger Desk')
  await expect(visitor.getByText('Books that close themselves.')).toBeVisible()
  await expect(visitor.getByText('$799').first()).toBeVisible()
  await expect(visitor.getByText('Does it do taxes?')).toBeVisible()

  await visitor.context().close()

  await page.getByLabel('Tagline').fill('A worse line')
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'History' }).click()
  const versions = page.getByRole('dialog', { name: 'History' }).getByRole('listitem')
  await versions.filter({ hasText: 'Published' }).last().getByRole('button').click()
  await expect(page.locator('del', { hasText: 'afternoon' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore revision' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Month-end in an afternoon')

  // other journeys count the products of the demo
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect.poll(async () => (await httpRequest(e2eSite().origin, '/tools/ledger-desk')).status).toBe(404)
})

test('rows are added, ordered, removed and brought back with the keyboard alone, and dragged to their places', async ({
  adminPage: page,
}) => {
  await beginProduct(page, 'By keyboard')
  const included = section(page, 'What is included')
  const add = included.getByRole('button', { name: 'Add item' })
  const lines = included.getByRole('textbox')
  for (const line of ['Source', 'Figma file', 'Updates']) {
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(lines.last()).toBeFocused()
    await page.keyboard.type(line)
  }
  await included.getByRole('button', { name: 'Move Updates up' }).focus()
  await page.keyboard.press('Enter')
  await expect(included.getByRole('button', { name: 'Move Updates up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(included.getByRole('status')).toHaveText('Updates is now 1 of 3.')
  await expect(lines.first()).toHaveValue('Updates')

  await included.getByRole('button', { name: 'Remove Source' }).focus()
  await page.keyboard.press('Enter')
  await expect(lines).toHaveCount(2)
  await page.getByText('Undo', { exact: true }).press('Enter')
  await expect(lines.nth(1)).toHaveValue('Source')

  const features = section(page, 'Features')
  for (const feature of ['One', 'Two', 'Three']) {
    await features.getByRole('button', { name: 'Add feature' }).click()
    await page.keyboard.type(feature)
  }
  const grip = features.getByTitle('Drag to reorder').nth(2)
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await features.getByRole('listitem').nth(1).boundingBox()]
  if (!from || !to) throw new Error('The rows are not on the screen.')
  await page.mouse.move(from.x + 8, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 30, { steps: 10 })
  await page.mouse.up()
  await expect(features.getByLabel('Feature', { exact: true }).nth(1)).toHaveValue('Three')

  await waitUntilSaved(page)
  await page.reload()
  await expect(lines.nth(0)).toHaveValue('Updates')
  await expect(lines.nth(1)).toHaveValue('Source')
  await expect(lines.nth(2)).toHaveValue('Figma file')
  await expect(features.getByLabel('Feature', { exact: true }).nth(1)).toHaveValue('Three')
})
