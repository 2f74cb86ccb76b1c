import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
}

test('a studio writes a template, sees what is wrong and what comes out, and makes a draft with it', async ({
  adminPage: page,
}) => {
  const name = `Guides ${randomBytes(4).toString('hex')}`
  await page.goto('/admin/templates')
  await page.getByRole('link', { name: 'New template' }).first().click()
  await page.getByRole('link', { name: /^Blog post/ }).click()
  await page.getByLabel('Template name').fill(name)
  await expect(preview(page).getByText('No errors.')).toBeVisible()

  await page.getByLabel('Title', { exact: true }).fill('Booking in {{ topic }}, from {{ price | money }}')
  await expect(preview(page).getByText('“price” is not a variable of this template.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('tab', { name: /^Variables/ }).click()
  await page.getByRole('button', { name: 'Add variable' }).click()
  await page.getByLabel('Name', { exact: true }).nth(1).fill('price')
  await page.getByLabel('Type').nth(1).selectOption('Money')
  await page.getByLabel('Default').nth(1).fill('29')
  await page.getByLabel('Name', { exact: true }).first().fill('city')
  await page.getByLabel('Label').first().focus()
  await expect(preview(page).getByText('Booking in City, from $29')).toBeVisible()
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Booking in {{ city }}, from {{ price | money }}')

  const body = page.getByLabel('Text', { exact: true })
  await body.fill('<p>{% if price < 20 %}</p><p>Cheap in </p><p>{% endif %}</p>')
  await body.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('Cheap in ') + 'Cheap in '.length
    field.setSelectionRange(at, at)
  })
  await page.getByRole('button', { name: 'Insert into Text' }).click()
  await page.getByRole('menuitem', { name: /^City/ }).click()
  await expect(body).toHaveValue(/Cheap in \{\{ city \}\}<\/p>/)
  await expect(body).toBeFocused()

  await page.getByRole('tab', { name: /^Sample rows/ }).click()
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await page.getByLabel('Rows', { exact: true }).fill('City\tPrice\nOslo\t12\nRome\ttwelve')
  await page.getByRole('button', { name: 'Add rows' }).click()
  await expect(preview(page).getByText('1 of 2 rows have errors.')).toBeVisible()
  await expect(preview(page).getByText('Cheap in Oslo')).toBeVisible()
  await page.getByLabel('Preview row').selectOption('Rome (has errors)')
  await expect(preview(page).getByText('Price: enter an amount such as 1,299.50.')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await save(page)

  await page.getByRole('link', { name: 'Generate' }).click()
  await page.getByRole('button', { name: 'Generate draft' }).click()
  await expect(page.getByText('City: this is empty.')).toBeVisible()
  await page.getByLabel('City').fill('Lisbon')
  await page.getByLabel('Price').fill('15')
  await expect(preview(page).getByText('Booking in Lisbon, from $15')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await page.getByRole('button', { name: 'Generate draft' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//)
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Booking in Lisbon, from $15')
  await expect(page.getByRole('textbox', { name: 'Text of the post' })).toHaveText('Cheap in Lisbon')
})

test('two people write one template: nobody writes over what they have not seen', async ({ adminPage: page }) => {
  await page.goto('/admin/templates/new?kind=landing-page')
  await page.getByLabel('Template name').fill('Shared')
  await save(page)
  await page.reload()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Template name').fill('Theirs')
  await save(other)
  // in a tab behind another one every click waits for a second
  await other.close()
  await page.getByLabel('Template name').fill('Mine')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Conflicting changes')).toBeVisible()
  // a save that was refused has saved nothing
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.keyboard.press('Control+s')
  await dialog.getByRole('button', { name: 'Use theirs' }).click()
  await expect(page.getByLabel('Template name')).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter')
  await expect(page.getByLabel('Template name')).toHaveValue('Mine')

  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /^Revision 1/ }).click()
  await expect(page.getByLabel('Template name')).toHaveValue('Shared')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await save(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('the blocks of a landing page are added, filled, moved and removed with the keyboard, in columns too; what is wrong stands beside its field', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/templates/new?kind=landing-page')
  await page.waitForLoadState('networkidle')
  const blocks = page.getByRole('region', { name: 'Blocks' })
  await blocks.getByLabel('New block type').selectOption('FAQ')
  await blocks.getByRole('button', { name: 'Add block' }).press('Enter')
  await blocks.getByRole('button', { name: 'Add question' }).press('Enter')
  await page.keyboard.type('Is there parking in {{ topic }}?')
  await expect(preview(page).getByText('Is there parking in Topic?')).toBeVisible()
  await blocks.getByRole('button', { name: 'Move FAQ, block 2 up' }).press('Enter')
  await expect(blocks.getByRole('heading', { level: 3 }).first()).toHaveText('FAQ')
  await blocks.getByRole('button', { name: 'Delete FAQ, block 1' }).press('Enter')
  await expect(blocks.getByText('Is there parking')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter')
  await expect(preview(page).getByText('Is there parking in Topic?')).toBeVisible()
  await page.getByRole('tab', { name: 'Page', exact: true }).click()
  const drawn = page.frameLocator('iframe[title="Preview of Topic"]')
  await expect(drawn.getByText('Is there parking in Topic?')).toBeVisible()
  await page.getByLabel('Preview width').selectOption('Phone, 390 pixels')
  await expect(drawn.getByRole('heading', { level: 1, name: 'Topic', includeHidden: true })).toBeVisible()

  await blocks.getByLabel('New block type', { exact: true }).selectOption('Columns')
  await blocks.getByRole('button', { name: 'Add block' }).last().click()
  await blocks.getByLabel('New block type in column 2').selectOption('Text')
  const second = blocks.getByRole('group', { name: 'Column 2' })
  await second.getByRole('button', { name: 'Add block' }).click()
  const text = second.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('<p>About <strong>{{ topic }}</strong> and {{ weather }}.</p>')
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(second.getByText('“weather” is not a variable of this template.')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await text.fill('<p>About <strong>{{ topic }}</strong>.</p>')
  await expect(preview(page).getByText('About Topic.')).toBeVisible()
})
