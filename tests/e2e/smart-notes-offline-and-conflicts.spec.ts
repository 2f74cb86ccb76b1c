import { expect, test } from '@playwright/test'
import { findAxeViolations, findAxeViolationsInBothColorSchemes } from '~test/axe'
import * as notes from '~test/notes-panel-screen'
import { openAsPlanner } from '~test/planner-browser'

const { notesPanel: panelOf, noteRows: rows, noteRow: row, savingStatus: saving, titleField, textField } = notes

test('without a connection, or signed out, writing goes on, says so, and is saved when it can be again', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.PHONE)
  const { id } = await notes.createNoteViaApi(page, 'Plan')
  await notes.openNotes(page)
  await context.setOffline(true)
  await expect(panelOf(page).getByText('You are offline.')).toBeVisible()
  await titleField(page).fill('Plan for the train')
  await expect(saving(page)).toHaveText('Offline')
  await expect(saving(page)).toBeInViewport()
  await expect(panelOf(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page), 'offline').toEqual([])
  await context.setOffline(false)
  await expect(saving(page)).toHaveText('Saved')
  expect(await notes.callNotesApi(page, `/${id}`)).toMatchObject({ title: 'Plan for the train' })

  await page.route(`**/api/notes/${id}`, (route) => route.fulfill({ status: 401, json: {} }))
  await titleField(page).fill('Plan for the night train')
  await expect(saving(page)).toHaveText('Not saved: you are signed out')
  const signIn = panelOf(page).getByRole('link', { name: 'Sign in' })
  await expect(signIn).toHaveAttribute('target', '_blank')
  await expect(signIn).toHaveAttribute('href', '/planner/login')
  expect(await findAxeViolations(page), 'not saved, dark').toEqual([])
  await page.unroute(`**/api/notes/${id}`)
  await panelOf(page).getByRole('button', { name: 'Retry' }).click()
  await expect(saving(page)).toHaveText('Saved')
  await expect(signIn).toHaveCount(0)
  await context.close()
})

test('what a closed tab had typed is on the screen again, with a way back to the saved version', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, notes.DESKTOP)
  const { id } = await notes.createNoteViaApi(page, 'Plan')
  await notes.openNotes(page)
  await context.setOffline(true)
  await textField(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Typed before the crash.')
  await page.waitForTimeout(400)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await notes.openNotes(next)
  await row(next, 'Plan').click()
  await expect(panelOf(next).getByText(/^Unsaved changes from \d\d:\d\d restored$/)).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(next)).toEqual([])
  await expect(textField(next)).toHaveText('Plan says this. Typed before the crash.')
  await panelOf(next).getByRole('status').getByRole('button', { name: 'Discard' }).click()
  await expect(textField(next)).toHaveText('Plan says this.')
  await expect(saving(next)).toHaveText('Saved')
  expect(await notes.callNotesApi(next, `/${id}`)).toMatchObject({ content: '<p>Plan says this.</p>' })
  await context.close()
})

test('a conflict shows both versions, of which theirs, mine or both go on; the other is in the history, compared, restored, and taken back', async ({
  browser,
}) => {
  // a page that does not hear of what is saved elsewhere
  const { page, context } = await openAsPlanner(browser, notes.DESKTOP)
  const { id } = await notes.createNoteViaApi(page, 'Plan')
  await page.route('**/api/notes/events?*', (route) => route.abort())
  await notes.openNotes(page)
  const notice = panelOf(page).getByRole('alert')
  const dialog = page.getByRole('dialog', { name: 'Resolve conflict' })

  /** They save one version, and here another is written. */
  async function disagree(theirs: string, mine: string) {
    await notes.callNotesApi(page, `/${id}`, 'PATCH', { content: `<p>${theirs}</p>` })
    await textField(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(mine)
    await panelOf(page).getByRole('button', { name: 'Compare versions' }).click()
    await expect(dialog.getByRole('region', { name: 'Saved version' })).toContainText(theirs)
    await expect(dialog.getByRole('region', { name: 'Your version' })).toContainText(mine)
  }

  await test.step('theirs, and mine after all', async () => {
    await disagree('Theirs.', 'Mine.')
    expect(await findAxeViolationsInBothColorSchemes(page), 'the two versions').toEqual([])
    await page.keyboard.press('Escape')
    await expect(notice).toContainText('Nothing was overwritten.')
    expect(await findAxeViolationsInBothColorSchemes(page), 'the notice').toEqual([])
    await panelOf(page).getByRole('button', { name: 'Compare versions' }).click()
    await dialog.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(textField(page)).toHaveText('Theirs.')
    await notes.toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(textField(page)).toHaveText('Mine.')
    await expect(saving(page)).toHaveText('Saved')
  })

  await test.step('both, of which mine becomes a note of its own', async () => {
    await disagree('Theirs again.', 'Mine again.')
    await dialog.getByRole('button', { name: 'Keep both' }).click()
    await expect(textField(page)).toHaveText('Theirs again.')
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).filter({ hasText: 'Mine again.' })).toHaveCount(1)
  })

  await test.step('mine, with theirs in the history', async () => {
    await disagree('It says this.', 'It says that.')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(saving(page)).toHaveText('Saved')
    expect(await notes.callNotesApi(page, `/${id}`)).toMatchObject({ content: '<p>It says that.</p>' })
    await panelOf(page).getByRole('button', { name: 'Version history' }).click()
    const history = page.getByRole('dialog', { name: 'Version history' })
    await history
      .getByRole('button', { name: /Before resolving a conflict/ })
      .first()
      .click()
    await expect(history.locator('del')).toHaveText('this')
    await expect(history.locator('ins')).toHaveText('that')
    await history.getByRole('button', { name: 'Restore version' }).click()
    await expect(textField(page)).toHaveText('It says this.')
    await expect(saving(page)).toHaveText('Saved')
    await notes.toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(textField(page)).toHaveText('It says that.')
  })
  await context.close()
})
