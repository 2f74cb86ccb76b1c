import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations, findAxeViolationsInBothColorSchemes } from '~test/axe'
import { pressEnterOn } from '~test/keyboard'
import { countLines, findSmallTargets, isCovered, isOverflowing } from '~test/layout-checks'
import * as notes from '~test/notes-panel-screen'
import { openAsPlanner } from '~test/planner-browser'

const { notesPanel: panelOf, noteRows: rows, noteRow: row, savingStatus: saving, titleField, textField } = notes

test('a note is shared by e-mail and read by the recipient, live, without buttons to delete or share it', async ({
  browser,
}) => {
  const [mara, ben] = [await openAsPlanner(browser, notes.DESKTOP), await openAsPlanner(browser, notes.PHONE)]
  const { id } = await notes.createNoteViaApi(mara.page, 'Plan')
  await notes.createNoteViaApi(ben.page, 'His own')
  await notes.openNotes(mara.page)
  await panelOf(mara.page).getByRole('button', { name: 'Share', exact: true }).click()
  await panelOf(mara.page).getByLabel('Share by email').fill(ben.email)
  await mara.page.keyboard.press('Enter')
  // after sharing the share area closes
  await expect(panelOf(mara.page).getByLabel('Share by email')).toHaveCount(0)

  await ben.page.goto(`/planner/dashboard?note=${id}`)
  const article = panelOf(ben.page).getByRole('article', { name: 'Plan', exact: true })
  await expect(article).toContainText(`Shared by ${mara.email}`)
  await expect(article).toContainText('Plan says this.')
  for (const action of ['Delete', 'Share', 'Chat'])
    await expect(panelOf(ben.page).getByRole('button', { name: action, exact: true })).toHaveCount(0)
  await expect(ben.page.locator('[contenteditable=true]')).toHaveCount(0)
  expect(await findAxeViolations(ben.page)).toEqual([])
  // "switching tab selects the first note of that tab, if any"
  await notes.openNoteList(ben.page)
  await panelOf(ben.page).getByRole('tab', { name: 'My Notes (1)' }).click()
  await expect(row(ben.page, 'His own')).toHaveAttribute('aria-current', 'true')
  await panelOf(ben.page).getByRole('tab', { name: 'Shared (1)' }).click()
  await expect(rows(ben.page, 'Shared notes').first()).toHaveAttribute('aria-current', 'true')
  await panelOf(ben.page).getByRole('button', { name: 'All notes' }).click()
  await textField(mara.page).click()
  await mara.page.keyboard.press('ControlOrMeta+End')
  await mara.page.keyboard.type(' Live.')
  await expect(article).toContainText('Plan says this. Live.', { timeout: 6_000 })

  await panelOf(mara.page).getByRole('button', { name: 'Share', exact: true }).click()
  await panelOf(mara.page)
    .getByRole('button', { name: `Stop sharing with ${ben.email}` })
    .click()
  await expect(article).toHaveCount(0)
  await expect(panelOf(ben.page).getByText('No shared notes')).toBeVisible()
  await Promise.all([mara.context.close(), ben.context.close()])
})

const FIXED = ['Document key insights', 'Add action items', 'Track progress updates', 'Note important decisions']
const TROUBLE = 'Sorry, I had trouble connecting. Please try again.'
const MISSING = 'OpenAI not configured. Please add your API key.'

test('the areas toggle independently and say that there is no key; closing clears the selected note, closes them and empties the chat', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.DESKTOP)
  for (const title of ['Second', 'First']) await notes.createNoteViaApi(page, title)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await notes.openNotes(page)
  await row(page, 'Second').click()
  await panelOf(page).getByRole('button', { name: 'Chat', exact: true }).click()
  await panelOf(page).getByRole('button', { name: 'Suggestions', exact: true }).click()
  await panelOf(page).getByRole('button', { name: 'Share', exact: true }).click()
  for (const text of FIXED) await expect(panelOf(page).getByText(text)).toBeVisible()
  expect(warnings).toEqual([MISSING])
  const message = panelOf(page).getByLabel('Message to the assistant')
  await message.fill('What is next?')
  await message.press('Enter')
  await expect(panelOf(page).getByRole('listitem').getByText(TROUBLE)).toBeVisible()
  await expect(panelOf(page).getByText(MISSING)).toBeVisible()
  await expect(panelOf(page).getByLabel('Share by email')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
  await expect(panelOf(page)).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Smart Notes' }).click()
  await notes.waitForPanelLoaded(page)
  await expect(titleField(page)).toHaveValue('First')
  await expect(panelOf(page).getByLabel('Share by email')).toHaveCount(0)
  await panelOf(page).getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(panelOf(page).getByText('What is next?')).toHaveCount(0)
  await context.close()
})

test('by keyboard alone: written, listed, moved between, helped, closed, and the focus is back on the button', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.DESKTOP)
  await notes.createNoteViaApi(page, 'Older')
  await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Smart Notes' })
  await expect(button).toHaveAccessibleDescription('You have notes.')
  await pressEnterOn(page, button)
  await notes.waitForPanelLoaded(page)
  await page.keyboard.press('Alt+n')
  await expect(titleField(page)).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A line [ ]one')
  await expect(textField(page)).toHaveText('A line ☐one')
  await expect(saving(page)).toHaveText('Saved') // the list is in the order of the saves
  await page.keyboard.press('Alt+t')
  await expect(titleField(page)).toHaveValue('New Todo List')
  await expect(titleField(page)).toBeFocused()
  await page.keyboard.type('A list')
  await page.keyboard.press('Enter')
  await expect(notes.todoItem(page, 1)).toBeFocused()
  await page.keyboard.type('Milk')
  await expect(saving(page)).toHaveText('Saved')
  await page.keyboard.press('Alt+l')
  await expect(row(page, 'A list')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(titleField(page)).toHaveValue('By hand')
  await page.keyboard.press('Alt+p')
  await expect(rows(page).first()).toContainText('By hand')
  await page.keyboard.press('/')
  // the next frame has the focus; a letter that comes before it is a key of the panel
  await expect(panelOf(page).getByLabel('Search notes')).toBeFocused()
  await page.keyboard.type('milk')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(3)
  const deletes = panelOf(page).getByRole('button', { name: 'Delete', exact: true })
  await pressEnterOn(page, deletes)
  await expect(rows(page)).toHaveCount(2)
  await expect(deletes).toBeFocused()
  await page.keyboard.press('Alt+z')
  await expect(rows(page)).toHaveCount(3)
  await expect(deletes).toBeFocused()
  // also of a note that had just been begun, and wanted the focus in its title
  await page.keyboard.press('Alt+n')
  await expect(titleField(page)).toBeFocused()
  await pressEnterOn(page, deletes)
  await expect(rows(page)).toHaveCount(3)
  await expect(deletes).toBeFocused()
  // an area that is opened by a key has the focus; Escape closes it and nothing else, from its button too
  await page.keyboard.press('Alt+c')
  await expect(panelOf(page).getByLabel('Message to the assistant')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(page).getByRole('button', { name: 'Chat', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(panelOf(page).getByLabel('Message to the assistant')).toHaveCount(0)
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.poll(() => shortcuts.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
  await expect(saving(page)).toHaveText('Saved')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await context.close()
})

test('every state of the panel can be used by everybody', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page, context } = await openAsPlanner(browser, { ...notes.PHONE, reducedMotion: 'reduce' })
  const state = async (what: string) => {
    expect(await findAxeViolationsInBothColorSchemes(page), what).toEqual([])
    expect(await findSmallTargets(page), what).toEqual([])
  }
  await notes.createNoteViaApi(page, 'Plan')
  await notes.createNoteViaApi(page, 'A title without an end '.repeat(8), { content: `<p>${'word '.repeat(90)}</p>` })
  await notes.createTodoListViaApi(page, 'Shopping', 'Milk', 'Bread')
  await notes.openNotes(page)
  await state('a to-do list')
  await notes.openNoteList(page)
  await state('the list')
  await lookAtLongNote(page)
  await notes.openNoteList(page)
  await row(page, 'Plan').click()
  await textField(page).click()
  for (const area of ['Share', 'Suggestions', 'Chat'])
    await panelOf(page).getByRole('button', { name: area, exact: true }).click()
  await state('a text with all areas')
  for (const dialog of ['Version history', 'Keyboard shortcuts']) {
    await panelOf(page).getByRole('button', { name: dialog }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    expect(await isCovered(page.locator('h2', { hasText: 'Smart Notes' })), 'a veil').toBe(true)
    await state(dialog)
    await page.keyboard.press('Escape')
  }
  await notes.openNoteList(page)
  await panelOf(page).getByRole('button', { name: 'Trash' }).click()
  await state('the trash')
  await page.keyboard.press('Escape')
  await panelOf(page).getByLabel('Search notes').fill('nowhere')
  await expect(panelOf(page).getByText('No notes found')).toBeVisible()
  await state('nothing found')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(notes.PHONE.viewport.width)

  // the same beside each other
  await page.keyboard.press('Escape')
  await page.setViewportSize(notes.DESKTOP.viewport)
  await lookAtLongNote(page)
  expect(await findAxeViolations(page), 'on a desk').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(notes.DESKTOP.viewport.width)
  await context.close()
})

/** A title and words that are too long for any width. */
async function lookAtLongNote(page: Page) {
  expect(await panelOf(page).locator('[data-rows]').first().evaluate(isOverflowing)).toBe(false)
  // "Note previews clamp to 2 lines"
  const lines = await row(page, 'A title').locator('.line-clamp-2').evaluate(countLines)
  expect(lines).toEqual({ shown: 2, hidden: true })
  await row(page, 'A title').click()
  expect(await titleField(page).evaluate(isOverflowing)).toBe(false)
}
