import { expect, test } from '@playwright/test'
import { cookiesOf } from '../support/admin-browser'
import * as notes from '../support/notes-panel'
import { aPlanner } from '../support/planner-browser'

const { panelOf, rows, row, saving, titleField, textField } = notes

test('a green dot on the Smart Notes button shows when the user has any notes, and follows them', async ({
  browser,
}) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  await notes.openNotes(page)
  const button = page.locator('button[aria-label="Smart Notes"]')
  await expect(button).not.toHaveAccessibleDescription('You have notes.')
  await notes.newNote(page)
  await expect(saving(page)).toHaveText('Saved')
  await expect(button).toHaveAccessibleDescription('You have notes.')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(button).toHaveAccessibleDescription('You have notes.')
  await button.click()
  await panelOf(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(button).not.toHaveAccessibleDescription('You have notes.')
  await page.goto('/planner/new')
  await expect(button).toHaveCount(0)
  await context.close()
})

test('the list shows 5 placeholder skeleton rows while loading, asks for no suggestions meanwhile, then the empty states', async ({
  browser,
}) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/notes?*', async (route) => {
    await isAnswered
    await route.continue()
  })
  const suggested: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/notes/suggestions') && suggested.push('asked')))
  await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Smart Notes' }).click()
  await expect(panelOf(page).locator('[data-skeleton]')).toHaveCount(5)
  // "triggers suggestions after 200 ms unless still loading"
  await page.waitForTimeout(600)
  expect(suggested).toEqual([])
  answer()
  await expect.poll(() => suggested).toEqual(['asked'])
  await expect(panelOf(page).getByText('No notes yet')).toBeVisible()
  await expect(panelOf(page).getByText('Create your first note to get started!')).toBeVisible()
  await panelOf(page).getByRole('tab', { name: 'Shared (0)' }).click()
  await expect(panelOf(page).getByText('No shared notes')).toBeVisible()
  await expect(panelOf(page).getByText('Notes shared with you will appear here')).toBeVisible()
  await context.close()
})

for (const [name, options] of Object.entries({ phone: notes.PHONE, desk: notes.DESK }))
  test.describe(`on a ${name}`, () => {
    test('a note is created first and selected, written, saved by itself, and there again after a reload', async ({
      browser,
    }) => {
      const { page, context } = await aPlanner(browser, options)
      await notes.aNote(page, 'An older one')
      await notes.openNotes(page)
      // the first note is auto-selected when none is selected and the my-notes tab is active
      await expect(titleField(page)).toHaveValue('An older one')
      await notes.newNote(page)
      await expect(titleField(page)).toHaveValue('Untitled Note')
      await expect(titleField(page)).toBeFocused()
      await page.keyboard.type('Ideas')
      await page.keyboard.press('Enter')
      await expect(textField(page)).toBeFocused()
      await page.keyboard.type('Short sentences')
      await expect(saving(page)).toBeVisible()
      await expect(saving(page)).toHaveText('Saved')
      await notes.openList(page)
      await expect(rows(page).first()).toContainText('Ideas')
      await expect(rows(page).first()).toContainText('Short sentences')
      await notes.openNotes(page)
      await expect(titleField(page)).toHaveValue('Ideas')
      await expect(textField(page)).toHaveText('Short sentences')
      await context.close()
    })

    test('items are written, ticked and put in order', async ({ browser }) => {
      const { page, context } = await aPlanner(browser, options)
      await notes.openNotes(page)
      await notes.newList(page)
      await expect(titleField(page)).toHaveValue('New Todo List')
      // a new to-do list starts with one empty unchecked item
      expect(await notes.itemsOf(page)).toEqual([''])
      await expect(notes.item(page, 1)).toHaveAttribute('placeholder', 'List item')
      await notes.item(page, 1).click()
      await page.keyboard.type('Milk')
      await page.keyboard.press('Enter')
      await expect(notes.item(page, 2)).toBeFocused()
      await page.keyboard.type('Bread')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Backspace')
      await expect(notes.item(page, 2)).toBeFocused()
      expect(await notes.itemsOf(page)).toEqual(['Milk', 'Bread'])
      await page.keyboard.press('Alt+ArrowUp')
      expect(await notes.itemsOf(page)).toEqual(['Bread', 'Milk'])
      await expect(page.getByText('Bread is now 1 of 2.')).toBeAttached()
      await expect(notes.item(page, 1)).toBeFocused()
      // clicking toggles done and saves immediately; the cursor stays where it is
      await expect(saving(page)).toHaveText('Saved')
      const saved = page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 1_500 })
      await panelOf(page).getByRole('checkbox', { name: 'Done: Milk' }).click()
      await saved
      expect(await notes.itemsOf(page)).toEqual(['Bread', 'x Milk'])
      await expect(notes.item(page, 1)).toBeFocused()
      await context.close()
    })
  })

test('autosave comes 2 seconds after the last change, and only if something differs', async ({ browser }) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  await notes.aNote(page, 'Plan')
  await notes.openNotes(page)
  const saves: number[] = []
  page.on('request', (request) => request.method() === 'PATCH' && saves.push(Date.now()))
  await titleField(page).fill('Plans')
  await titleField(page).fill('Plan')
  await page.waitForTimeout(2_600)
  expect(saves).toEqual([])
  await titleField(page).fill('Plan B')
  const typedAt = Date.now()
  await expect(saving(page)).toHaveText('Saving')
  await expect(saving(page)).toHaveText('Saved')
  expect(saves).toHaveLength(1)
  expect((saves[0] ?? 0) - typedAt).toBeGreaterThan(1_900)
  await context.close()
})

test('toggling the mode creates a new note of the other kind; the first stays as it is', async ({ browser }) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  await notes.aNote(page, 'Plan')
  await notes.openNotes(page)
  await panelOf(page).getByRole('button', { name: 'Todo' }).click()
  await expect(titleField(page)).toHaveValue('New Todo List')
  await panelOf(page).getByRole('button', { name: 'Text', exact: true }).click()
  await expect(titleField(page)).toHaveValue('Untitled Note')
  await expect(rows(page)).toHaveCount(3)
  await row(page, 'Plan').click()
  await expect(textField(page)).toHaveText('Plan says this.')
  await context.close()
})

test('a deleted note gives way to the first remaining one, comes back by Undo and out of the trash, and goes for good', async ({
  browser,
}) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  for (const title of ['Third', 'Second', 'First']) await notes.aNote(page, title)
  await notes.openNotes(page)
  await row(page, 'Second').click()
  await panelOf(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(titleField(page)).toHaveValue('First')
  await notes.toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titleField(page)).toHaveValue('Second')
  await panelOf(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rows(page)).toHaveCount(2)
  await panelOf(page).getByRole('button', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await trash.getByRole('button', { name: 'Restore Second' }).click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(titleField(page)).toHaveValue('Second')
  await panelOf(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await panelOf(page).getByRole('button', { name: 'Trash' }).click()
  await trash.getByRole('button', { name: 'Delete Second for good' }).click()
  await trash.getByRole('button', { name: 'Undo' }).click()
  await trash.getByRole('button', { name: 'Delete Second for good' }).click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible({ timeout: 9_000 })
  expect(await notes.callNotes(page, '/trash')).toEqual({ notes: [] })
  await context.close()
})

test('search looks through titles and texts, in place of the list; a pinned note stands first', async ({ browser }) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  for (const title of ['Alpha', 'Beta', 'Gamma']) await notes.aNote(page, title)
  await notes.openNotes(page)
  await panelOf(page).getByLabel('Search notes').fill('alpha SAYS')
  await expect(rows(page)).toHaveCount(1)
  await row(page, 'Alpha').click()
  await panelOf(page).getByRole('button', { name: 'Pin', exact: true }).click()
  await panelOf(page).getByLabel('Search notes').fill('nowhere')
  await expect(panelOf(page).getByText('Nothing found')).toBeVisible()
  await panelOf(page).getByLabel('Search notes').press('Escape')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('Alpha')
  const refusal = 'You have pinned 50 notes. Unpin one to pin another.'
  await page.route('**/api/notes/*', (route) => route.fulfill({ status: 409, json: { error: { message: refusal } } }))
  await panelOf(page).getByRole('button', { name: 'Unpin', exact: true }).click()
  await expect(page.getByText(`${refusal} The note stays where it is.`)).toBeVisible()
  await context.close()
})

test('an address with ?note= shows that note, or makes one of the text, and leaves the address', async ({
  browser,
}) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  const { id } = await notes.aNote(page, 'Plan')
  await notes.aNote(page, 'Later')
  await page.goto(`/planner/dashboard?note=${id}`)
  await expect(titleField(page)).toHaveValue('Plan')
  await expect(page).toHaveURL(/\/planner\/dashboard$/)
  await page.goto(`/planner/dashboard?${new URLSearchParams({ note: 'Call Jonas\n<b>budget</b> & dates' })}`)
  await expect(titleField(page)).toHaveValue('Call Jonas')
  await expect(textField(page)).toHaveText('<b>budget</b> & dates')
  await expect(page).toHaveURL(/\/planner\/dashboard$/)
  await expect(rows(page)).toHaveCount(3)
  await context.close()
})

test('two tabs of one person follow each other', async ({ browser }) => {
  const { page, context, ...mara } = await aPlanner(browser, notes.DESK)
  await notes.aNote(page, 'Plan')
  await notes.openNotes(page)
  const phone = await browser.newContext({ baseURL: 'http://harbor.test', ...notes.PHONE })
  await phone.addCookies(cookiesOf(mara))
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
