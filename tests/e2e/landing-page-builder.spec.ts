import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { httpRequest } from '~test/http'
import {
  addBlock,
  blockFields,
  blockRows,
  previewFrame,
  publishLandingPage,
  startLandingPage,
  undoButton,
  withdrawLandingPage,
} from '~test/landing-page-builder-screen'
import { waitUntilSaved } from '~test/post-editor-screen'

test.describe.configure({ timeout: 180_000 })

const seen = async (path: string) => (await httpRequest(e2eSite().origin, path)).text

test('a page is built by mouse, drawn as it is typed, published, changed and restored', async ({ adminPage: page }) => {
  await startLandingPage(page, 'Booking for studios')
  await addBlock(page, 'Hero')
  await blockFields(page, 'Hero').getByLabel('Title').fill('Rooms that book themselves')
  await addBlock(page, 'FAQ')
  await blockFields(page, 'FAQ').getByLabel('Title').fill('What guests ask')
  await blockFields(page, 'FAQ').getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Can I cancel?')
  await blockFields(page, 'FAQ').getByRole('textbox', { name: 'Answer' }).fill('Until the day before.')
  await expect(previewFrame(page).getByRole('heading', { name: 'Rooms that book themselves' })).toBeVisible()
  await expect(previewFrame(page).getByText('Can I cancel?')).toBeVisible()
  await addBlock(page, 'Text')
  await blockFields(page, 'Text').getByRole('textbox').last().click()
  await page.keyboard.type('```ts ')
  await page.keyboard.type('const room = 1')
  await expect(previewFrame(page).locator('pre .k')).toHaveText('const')

  await previewFrame(page).getByRole('heading', { name: 'Rooms that book themselves' }).click()
  await expect(blockFields(page, 'Hero')).toBeVisible()
  await page.getByRole('radio', { name: /Phone/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Tablet/ })).toBeChecked()
  expect(
    await previewFrame(page)
      .locator('body')
      .evaluate(() => innerWidth),
  ).toBe(820)

  await waitUntilSaved(page)
  await publishLandingPage(page)
  expect(await seen('/booking-for-studios')).toContain('Until the day before.')
  await blockRows(page).filter({ hasText: 'Hero' }).click()
  await blockFields(page, 'Hero').getByLabel('Title').fill('A worse line')
  await blockRows(page).last().click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Other words.')
  await waitUntilSaved(page)
  await publishLandingPage(page)
  expect(await seen('/booking-for-studios')).toContain('A worse line')

  await page.getByRole('button', { name: 'History' }).click()
  const states = page.getByRole('dialog', { name: 'History' }).getByRole('listitem')
  await states.filter({ hasText: 'Published' }).last().getByRole('button').click()
  await expect(page.locator('del', { hasText: 'Rooms that book themselves' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore revision' }).click()
  await test.step('what comes from elsewhere is never answered with the text that stood there before', async () => {
    await expect(text.locator('code')).toHaveText('const room = 1')
    // leaving the text and coming back writes nothing
    await blockRows(page).filter({ hasText: 'Hero' }).click()
    await expect(blockFields(page, 'Hero').getByLabel('Title')).toHaveValue('Rooms that book themselves')
    await addBlock(page, 'Image')
    await blockRows(page).last().click()
    await expect(text.locator('code')).toHaveText('const room = 1')
    await undoButton(page).click()
    await expect(blockRows(page)).toHaveCount(3)
    await expect(text.locator('code')).toHaveText('const room = 1')
  })
  await withdrawLandingPage(page)
})

test('with the keyboard alone blocks are added, written, moved, removed, brought back, copied to another page and kept as a section', async ({
  adminPage: page,
}) => {
  await startLandingPage(page, 'Without a mouse')
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().press('Enter')
  await expect(page.getByRole('button', { name: 'Add block', exact: true })).toBeFocused()
  for (const [type, words] of [
    ['Features', 'What it does'],
    ['Call to action', 'Try it'],
  ] as const) {
    await page.getByRole('button', { name: 'Add block', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused()
    await page.keyboard.type(type)
    await page.keyboard.press('Enter')
    await expect(blockFields(page, type).getByLabel('Title').first()).toBeFocused()
    await page.keyboard.type(words)
  }
  await blockRows(page).nth(1).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(blockRows(page).nth(0)).toContainText('Try it')
  await expect(blockRows(page).nth(0)).toBeFocused()
  await expect(page.getByText('Call to action: Try it is now 1 of 2.')).toBeAttached()
  await page.keyboard.press('Delete')
  await expect(blockRows(page)).toHaveCount(1)
  await expect(blockRows(page).nth(0)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(blockRows(page).nth(0)).toContainText('Try it')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(blockRows(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+d')
  await expect(blockRows(page)).toHaveCount(2)
  await expect(blockFields(page, 'Features').getByLabel('Title').first()).toBeFocused()
  await blockRows(page).nth(1).focus()
  await page.keyboard.press('ControlOrMeta+c')
  await waitUntilSaved(page)
  await test.step('kept as a section', async () => {
    await page.getByRole('button', { name: 'Actions for Features: What it does' }).first().click()
    await page.getByRole('menuitem', { name: 'Save as section' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as section' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await page.keyboard.type('Our call')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  })

  await startLandingPage(page, 'Where it goes')
  await page.getByRole('button', { name: 'Add block', exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(blockRows(page)).toHaveText(['Features What it does'])
  await expect(previewFrame(page).getByRole('heading', { name: 'What it does' })).toBeVisible()
  await test.step('the section is renamed, removed with a way back, and put onto the page', async () => {
    await page.getByRole('button', { name: 'Add block', exact: true }).click()
    await page.getByRole('tab', { name: 'Saved sections' }).click()
    const saved = page.getByRole('list', { name: 'Saved sections' })
    await saved.getByRole('button', { name: 'Rename Our call' }).click()
    await saved.getByLabel('Section name').fill('Closing words')
    await page.keyboard.press('Enter')
    await saved.getByRole('button', { name: 'Delete Closing words' }).click()
    await expect(page.getByText('No saved sections yet.')).toBeVisible()
    await page.getByText('Undo', { exact: true }).first().click()
    await expect(page.getByText('Undone.')).toBeVisible()
    await saved.getByRole('button', { name: 'Add Closing words' }).click()
    await expect(blockRows(page)).toHaveText(['Features What it does', 'Features What it does'])
  })
  await waitUntilSaved(page)
})

test('blocks are ordered on the page by dragging, which one undo takes back; a removed one comes back by its own', async ({
  adminPage: page,
}) => {
  await startLandingPage(page, 'Dragged')
  for (const [type, words] of [
    ['Features', 'First'],
    ['Steps', 'Second'],
  ] as const) {
    await addBlock(page, type)
    await page.keyboard.type(words)
  }
  const [first, second] = ['First', 'Second'].map((name) => previewFrame(page).getByRole('heading', { name }))
  await expect(second as NonNullable<typeof second>).toBeVisible()
  const from = await first?.boundingBox()
  const to = await second?.boundingBox()
  if (!from || !to) throw new Error('The canvas shows no blocks.')
  await page.mouse.move(from.x + 20, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 8 })
  await page.mouse.move(to.x + 20, to.y + to.height + 60, { steps: 20 })
  await page.mouse.up()
  await expect(blockRows(page)).toHaveText(['Steps Second', 'Features First'])
  await undoButton(page).click()
  await expect(blockRows(page)).toHaveText(['Features First', 'Steps Second'])

  await test.step('and takes away nothing that was done since', async () => {
    await blockRows(page).first().focus()
    await page.keyboard.press('Delete')
    await expect(blockRows(page)).toHaveText(['Steps Second'])
    await blockFields(page, 'Steps').getByLabel('Title').first().fill('Typed since')
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
    await expect(blockRows(page)).toHaveText(['Features First', 'Steps Typed since'])
  })
})

test('another version begins as a copy, is written by itself, and goes with a way back', async ({
  adminPage: page,
}) => {
  await startLandingPage(page, 'Tried in versions')
  await addBlock(page, 'Hero')
  await page.keyboard.type('Plain words')
  await page.getByRole('button', { name: 'Start A/B test' }).click()
  await expect(page.getByRole('radio', { name: /Variant B/ })).toBeChecked()
  await blockRows(page).first().click()
  await blockFields(page, 'Hero').getByLabel('Title').fill('Bold words')
  await page.getByRole('button', { name: 'Edit Variant B' }).click()
  await page.getByLabel('Traffic share in %').fill('20')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Variant A 80%' })).toBeAttached()
  await page.getByRole('radio', { name: /Variant A/ }).check({ force: true })
  await expect(blockRows(page)).toHaveText(['Hero Plain words'])
  await expect(previewFrame(page).getByRole('heading', { name: 'Plain words' })).toBeVisible()
  await waitUntilSaved(page)
  await page.reload()
  await page.getByRole('radio', { name: /Variant B/ }).check({ force: true })
  await expect(blockRows(page)).toHaveText(['Hero Bold words'])
  await page.getByRole('button', { name: 'Edit Variant B' }).click()
  await page.getByRole('button', { name: 'Delete variant' }).click()
  await expect(page.getByRole('button', { name: 'Add block', exact: true })).toBeFocused()
  await expect(page.getByRole('radio', { name: /Variant/ })).toHaveCount(0)
  await page.getByText('Undo', { exact: true }).first().click()
  await expect(page.getByRole('radio', { name: /Variant B/ })).toBeAttached()
})

test('the builder can be used by everyone, on a phone too, in light and dark', async ({ adminPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startLandingPage(page, 'For everyone')
  const types = ['Hero', 'Pricing', 'Comparison', 'Form', 'Text', 'Columns']
  for (const type of types) {
    await addBlock(page, type)
    expect([type, await findAxeViolationsOutsideFrames(page)]).toEqual([type, []])
  }
  const inDialog = async (rules?: string[]) => {
    await page.getByRole('button', { name: 'Add block', exact: true }).click()
    await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeVisible()
    expect(await findAxeViolationsOutsideFrames(page, rules)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await inDialog()

  // the preview is drawn anew in other colors: once is enough
  await page.emulateMedia({ colorScheme: 'dark' })
  const ofColors = ['color-contrast', 'link-in-text-block']
  for (const [at, type] of types.entries()) {
    await blockRows(page).nth(at).click()
    await expect(blockFields(page, type)).toBeVisible()
    expect([type, await findAxeViolationsOutsideFrames(page, ofColors)]).toEqual([type, []])
  }
  await inDialog(ofColors)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('tab', { name: 'Preview' })).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await blockRows(page).first().click()
  await blockFields(page, 'Hero').getByLabel('Title').fill('On a phone')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(previewFrame(page).getByRole('heading', { name: 'On a phone' })).toBeVisible()
  await waitUntilSaved(page)
})
