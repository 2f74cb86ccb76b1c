import { expect, type Page, test } from '@playwright/test'
import { toBrowserCookies } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import * as notes from '~test/notes-panel-screen'
import { openAsPlanner } from '~test/planner-browser'

const { notesPanel: panelOf, noteRows: rows, noteRow: row, savingStatus: saving, titleField, textField } = notes

/** How much they take on the way, in bytes. */
function zippedSize(page: Page, addresses: string[]) {
  return page.evaluate(async (urls) => {
    const sizes = urls.map(async (url) => {
      const { body } = await fetch(url)
      return body ? (await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength : 0
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }, addresses)
}

test('the first opening: nothing is loaded before it, 5 placeholder skeleton rows stand in, then the empty states; a green dot follows the notes', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.DESKTOP)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/notes?*', async (route) => {
    await isAnswered
    await route.continue()
  })
  const loaded: string[] = []
  page.on('response', (response) => response.url().includes('/assets/') && loaded.push(response.url()))
  const suggested: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/notes/suggestions') && suggested.push('asked')))

  await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
  const before = loaded.splice(0)
  expect(before.filter((url) => /notes|tiptap|editor/i.test(url))).toEqual([])
  const button = page.locator('button[aria-label="Smart Notes"]')
  await expect(button).not.toHaveAccessibleDescription('You have notes.')
  await button.click()
  await expect(panelOf(page).locator('[data-skeleton]')).toHaveCount(5)
  // "triggers suggestions after 200 ms unless still loading"
  await page.waitForTimeout(600)
  expect(suggested).toEqual([])
  answer()
  await expect.poll(() => suggested).toEqual(['asked'])
  await expect(panelOf(page).getByText('No notes yet')).toBeVisible()
  await expect(panelOf(page).getByText('Create your first note to get started!')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await panelOf(page).getByRole('tab', { name: 'Shared (0)' }).click()
  await expect(panelOf(page).getByText('No shared notes')).toBeVisible()
  await expect(panelOf(page).getByText('Notes shared with you will appear here')).toBeVisible()

  const bytes = await zippedSize(page, loaded.slice())
  console.log(`The panel's code: ${Math.round(bytes / 1000)} kB gzip in ${loaded.length} files.`)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(160_000)

  await notes.clickNewNote(page)
  await expect(saving(page)).toHaveText('Saved')
  await expect(button).toHaveAccessibleDescription('You have notes.')
  await panelOf(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(button).not.toHaveAccessibleDescription('You have notes.')
  await context.close()
})

test('a note is created first and selected, written, saved by itself, and there again; an address with ?note= shows one, or makes one of the text', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.PHONE)
  const { id } = await notes.createNoteViaApi(page, 'An older one')
  await notes.openNotes(page)
  // the first note is auto-selected when none is selected and the my-notes tab is active
  await expect(titleField(page)).toHaveValue('An older one')
  await notes.clickNewNote(page)
  await expect(titleField(page)).toHaveValue('Untitled Note')
  await expect(titleField(page)).toBeFocused()
  await page.keyboard.type('Ideas')
  await page.keyboard.press('Enter')
  await expect(textField(page)).toBeFocused()
  await page.keyboard.type('Short sentences')
  await expect(saving(page)).toBeVisible()
  await expect(saving(page)).toHaveText('Saved')
  await notes.openNoteList(page)
  await expect(rows(page).first()).toContainText('Ideas')
  await expect(rows(page).first()).toContainText('Short sentences')

  await page.goto(`/planner/dashboard?note=${id}`)
  await expect(titleField(page)).toHaveValue('An older one')
  await expect(page).toHaveURL(/\/planner\/dashboard$/)
  await notes.openNoteList(page)
  await row(page, 'Ideas').click()
  await expect(titleField(page)).toHaveValue('Ideas')
  await expect(textField(page)).toHaveText('Short sentences')

  await page.goto(`/planner/dashboard?${new URLSearchParams({ note: 'Call Jonas\n<b>budget</b> & dates' })}`)
  await expect(titleField(page)).toHaveValue('Call Jonas')
  await expect(textField(page)).toHaveText('<b>budget</b> & dates')
  await expect(page).toHaveURL(/\/planner\/dashboard$/)
  await notes.openNoteList(page)
  await expect(rows(page)).toHaveCount(3)
  await context.close()
})

test('the items of a list are written, ticked, put in order by key, pointer and menu, and pasted; toggling the mode creates a note of the other kind', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.DESKTOP)
  await notes.createNoteViaApi(page, 'Plan')
  await notes.openNotes(page)
  await panelOf(page).getByRole('button', { name: 'Todo' }).click()
  await expect(titleField(page)).toHaveValue('New Todo List')
  // a new to-do list starts with one empty unchecked item
  expect(await notes.readTodoItems(page)).toEqual([''])
  await expect(notes.todoItem(page, 1)).toHaveAttribute('placeholder', 'List item')
  await notes.todoItem(page, 1).click()
  await page.keyboard.type('Milk')
  await page.keyboard.press('Enter')
  await expect(notes.todoItem(page, 2)).toBeFocused()
  await page.keyboard.type('Bread')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect(notes.todoItem(page, 2)).toBeFocused()
  expect(await notes.readTodoItems(page)).toEqual(['Milk', 'Bread'])
  await page.keyboard.press('Alt+ArrowUp')
  expect(await notes.readTodoItems(page)).toEqual(['Bread', 'Milk'])
  await expect(page.getByText('Bread is now 1 of 2.')).toBeAttached()
  await expect(notes.todoItem(page, 1)).toBeFocused()
  // clicking toggles done and saves immediately; the cursor stays where it is
  await expect(saving(page)).toHaveText('Saved')
  const saved = page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 1_500 })
  await panelOf(page).getByRole('checkbox', { name: 'Done: Milk' }).click()
  await saved
  expect(await notes.readTodoItems(page)).toEqual(['Bread', 'x Milk'])
  await expect(notes.todoItem(page, 1)).toBeFocused()

  await page.keyboard.press('End')
  await notes.todoItem(page, 1).evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text/plain', ', brown\n- [x] Rice\nSalt')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  expect(await notes.readTodoItems(page)).toEqual(['Bread, brown', 'x Rice', 'Salt', 'x Milk'])
  await expect(notes.todoItem(page, 3)).toBeFocused()
  const grip = panelOf(page).getByRole('button', { name: 'Actions for Bread' })
  const [from, to] = [await grip.boundingBox(), await notes.todoItem(page, 4).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 8, (to?.y ?? 0) + 30, { steps: 8 })
  await page.mouse.up()
  expect(await notes.readTodoItems(page)).toEqual(['x Rice', 'Salt', 'x Milk', 'Bread, brown'])
  await expect(page.getByRole('menu')).toHaveCount(0)
  await grip.click()
  await page.getByRole('menuitem', { name: 'Move to top' }).click()
  expect(await notes.readTodoItems(page)).toEqual(['Bread, brown', 'x Rice', 'Salt', 'x Milk'])

  await panelOf(page).getByRole('button', { name: 'Text', exact: true }).click()
  await expect(titleField(page)).toHaveValue('Untitled Note')
  await expect(rows(page)).toHaveCount(3)
  // the first stays as it is
  await row(page, 'Plan').click()
  await expect(textField(page)).toHaveText('Plan says this.')
  await row(page, 'New Todo List').click()
  await expect(saving(page)).toHaveText('Saved')
  expect(await notes.readTodoItems(page)).toHaveLength(4)
  await context.close()
})

test('notes are searched in place of the list, and a pinned one stands first; a deleted one gives way to the next, comes back by Undo and out of the trash, and goes for good', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.DESKTOP)
  for (const title of ['Third', 'Second', 'First']) await notes.createNoteViaApi(page, title)
  await notes.openNotes(page)
  const search = panelOf(page).getByLabel('Search notes')
  await search.fill('third SAYS')
  await expect(rows(page)).toHaveCount(1)
  await row(page, 'Third').click()
  await panelOf(page).getByRole('button', { name: 'Pin', exact: true }).click()
  await search.fill('nowhere')
  await expect(panelOf(page).getByText('No notes found')).toBeVisible()
  await search.press('Escape')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('Third')
  const refusal = 'You can pin at most 50 notes. Unpin one first.'
  await page.route('**/api/notes/*', (route) => route.fulfill({ status: 409, json: { error: { message: refusal } } }))
  await panelOf(page).getByRole('button', { name: 'Unpin', exact: true }).click()
  await expect(page.getByText(`${refusal} The note was not changed.`)).toBeVisible()
  await page.unroute('**/api/notes/*')

  const deletes = panelOf(page).getByRole('button', { name: 'Delete', exact: true })
  const intoTrash = async () => {
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await deletes.click()
    await removed
  }
  await row(page, 'Second').click()
  await deletes.click()
  await expect(titleField(page)).toHaveValue('Third')
  await notes.toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titleField(page)).toHaveValue('Second')
  await intoTrash()
  await expect(rows(page)).toHaveCount(2)
  await panelOf(page).getByRole('button', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await trash.getByRole('button', { name: 'Restore Second' }).click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(titleField(page)).toHaveValue('Second')
  await intoTrash()
  await panelOf(page).getByRole('button', { name: 'Trash' }).click()
  await trash.getByRole('button', { name: 'Delete Second permanently' }).click()
  await trash.getByRole('button', { name: 'Undo' }).click()
  await trash.getByRole('button', { name: 'Delete Second permanently' }).click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible({ timeout: 9_000 })
  expect(await notes.callNotesApi(page, '/trash')).toEqual({ notes: [] })
  await context.close()
})

test('two tabs of one person follow each other', async ({ browser }) => {
  const { page, context, ...mara } = await openAsPlanner(browser, notes.DESKTOP)
  await notes.createNoteViaApi(page, 'Plan')
  await notes.openNotes(page)
  const phone = await browser.newContext({ baseURL: 'http://harbor.test', ...notes.PHONE })
  await phone.addCookies(toBrowserCookies(mara))
  const second = await phone.newPage()
  await notes.openNotes(second)
  await titleField(page).fill('Plan of the week')
  await expect(titleField(second)).toHaveValue('Plan of the week', { timeout: 6_000 })
  await textField(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' And that.')
  await expect(textField(second)).toHaveText('Plan says this. And that.', { timeout: 6_000 })
  await context.close()
  await phone.close()
})
