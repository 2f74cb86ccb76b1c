import { expect, test } from '@playwright/test'
import { faultsInBothColors, faultsOf } from '../support/axe'
import * as notes from '../support/notes-panel'
import { aPlanner } from '../support/planner-browser'

const { panelOf, rows, row, saving, titleField, textField } = notes

for (const [name, options] of Object.entries({ phone: notes.PHONE, desk: notes.DESK }))
  test(`without a connection, on a ${name}, writing goes on, says so, and is saved when it is back`, async ({
    browser,
  }) => {
    const { page, context } = await aPlanner(browser, options)
    // the looks of a phone are judged with its other states
    const isJudged = name === 'desk'
    const { id } = await notes.aNote(page, 'Plan')
    await notes.openNotes(page)
    await context.setOffline(true)
    await expect(panelOf(page).getByText('You are offline.')).toBeVisible()
    await titleField(page).fill('Plan for the train')
    await expect(saving(page)).toHaveText('Offline')
    await expect(saving(page)).toBeInViewport()
    await expect(panelOf(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    if (isJudged) expect(await faultsInBothColors(page), 'offline').toEqual([])
    await context.setOffline(false)
    await expect(saving(page)).toHaveText('Saved')
    expect(await notes.callNotes(page, `/${id}`)).toMatchObject({ title: 'Plan for the train' })

    await page.route(`**/api/notes/${id}`, (route) => route.fulfill({ status: 401, json: {} }))
    await titleField(page).fill('Plan for the night train')
    await expect(saving(page)).toHaveText('Not saved: you are signed out')
    const signIn = panelOf(page).getByRole('link', { name: 'Sign in' })
    await expect(signIn).toHaveAttribute('target', '_blank')
    await expect(signIn).toHaveAttribute('href', '/planner/login')
    if (isJudged) expect(await faultsOf(page), 'not saved, dark').toEqual([])
    await page.unroute(`**/api/notes/${id}`)
    await panelOf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(saving(page)).toHaveText('Saved')
    await expect(signIn).toHaveCount(0)
    await context.close()
  })

test('what a closed tab had typed is on the screen again, with a way back to the saved version', async ({
  browser,
}) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  const { id } = await notes.aNote(page, 'Plan')
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
  await expect(panelOf(next).getByText(/^Restored what was typed at \d\d:\d\d$/)).toBeVisible()
  expect(await faultsInBothColors(next)).toEqual([])
  await expect(textField(next)).toHaveText('Plan says this. Typed before the crash.')
  await panelOf(next).getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(textField(next)).toHaveText('Plan says this.')
  await expect(saving(next)).toHaveText('Saved')
  expect(await notes.callNotes(next, `/${id}`)).toMatchObject({ content: '<p>Plan says this.</p>' })
  await context.close()
})

/** A note that was saved elsewhere while this page, which does not hear of it, writes too. */
async function aConflict(browser: Parameters<typeof aPlanner>[0]) {
  const { page, context } = await aPlanner(browser, notes.DESK)
  const { id } = await notes.aNote(page, 'Plan')
  await page.route('**/api/notes/events?*', (route) => route.abort())
  await notes.openNotes(page)
  await notes.callNotes(page, `/${id}`, 'PATCH', { content: '<p>Theirs.</p>' })
  await textField(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Mine.')
  await panelOf(page).getByRole('button', { name: 'Compare and decide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions of this note' })
  await expect(dialog.getByRole('region', { name: 'Theirs, as it is saved' })).toContainText('Theirs.')
  await expect(dialog.getByRole('region', { name: 'Yours, as it is on this screen' })).toContainText('Mine.')
  return { page, context, id, dialog }
}

test('a conflict shows both versions; with mine, theirs stays in the history', async ({ browser }) => {
  const { page, context, id, dialog } = await aConflict(browser)
  expect(await faultsInBothColors(page), 'the two versions').toEqual([])
  await page.keyboard.press('Escape')
  await expect(panelOf(page).getByRole('alert')).toContainText('Nothing is written over.')
  expect(await faultsInBothColors(page), 'the notice').toEqual([])
  await panelOf(page).getByRole('button', { name: 'Compare and decide' }).click()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(saving(page)).toHaveText('Saved')
  expect(await notes.callNotes(page, `/${id}`)).toMatchObject({ content: '<p>Mine.</p>' })
  const { revisions } = await notes.callNotes<{ revisions: { revision: number; reason: string }[] }>(
    page,
    `/${id}/revisions`,
  )
  expect(revisions).toMatchObject([{ reason: 'conflict' }])
  expect(await notes.callNotes(page, `/${id}/revisions/${revisions[0]?.revision}`)).toMatchObject({
    content: '<p>Theirs.</p>',
  })
  await context.close()
})

test('with theirs, mine can be taken after all', async ({ browser }) => {
  const { page, context, dialog } = await aConflict(browser)
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(textField(page)).toHaveText('Theirs.')
  await notes.toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(textField(page)).toHaveText('Mine.')
  await expect(saving(page)).toHaveText('Saved')
  await context.close()
})

test('with both, mine becomes a note of its own', async ({ browser }) => {
  const { page, context, dialog } = await aConflict(browser)
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect(textField(page)).toHaveText('Theirs.')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'Mine.' })).toHaveCount(1)
  await context.close()
})

test('an earlier version is compared with what is written now, restored, and that is taken back', async ({
  browser,
}) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  const { id } = await notes.aNote(page, 'Plan')
  await notes.callNotes(page, `/${id}`, 'PATCH', { content: '<p>Plan says that.</p>', snapshot: 'ai' })
  await notes.openNotes(page)
  await panelOf(page).getByRole('button', { name: 'Version history' }).click()
  const history = page.getByRole('dialog', { name: 'Version history' })
  await history.getByRole('button', { name: /Before the assistant changed it/ }).click()
  await expect(history.locator('del')).toHaveText('this')
  await expect(history.locator('ins')).toHaveText('that')
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect(textField(page)).toHaveText('Plan says this.')
  await expect(saving(page)).toHaveText('Saved')
  await notes.toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(textField(page)).toHaveText('Plan says that.')
  await context.close()
})

test('items are dragged, moved by a menu, and made of several pasted lines', async ({ browser }) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  await notes.aList(page, 'Shopping', 'Milk', 'Bread', 'Tea')
  await notes.openNotes(page)
  const grip = panelOf(page).getByRole('button', { name: 'Move or remove Milk' })
  const [from, to] = [await grip.boundingBox(), await notes.item(page, 3).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 8, (to?.y ?? 0) + 30, { steps: 8 })
  await page.mouse.up()
  expect(await notes.itemsOf(page)).toEqual(['Bread', 'Tea', 'Milk'])
  await expect(page.getByRole('menu')).toHaveCount(0)
  await grip.click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  expect(await notes.itemsOf(page)).toEqual(['Milk', 'Bread', 'Tea'])
  await notes.item(page, 1).focus()
  await page.keyboard.press('End')
  await notes.item(page, 1).evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text/plain', ', oat\n- [x] Rice\nSalt')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  expect(await notes.itemsOf(page)).toEqual(['Milk, oat', 'x Rice', 'Salt', 'Bread', 'Tea'])
  await expect(notes.item(page, 3)).toBeFocused()
  await expect(saving(page)).toHaveText('Saved')
  await context.close()
})

test('nothing of the panel is loaded before it is first opened, and at most 160 kB gzip then', async ({ browser }) => {
  const { page, context } = await aPlanner(browser, notes.DESK)
  const loaded: string[] = []
  page.on('response', (response) => response.url().includes('/assets/') && loaded.push(response.url()))
  await page.goto('/planner/dashboard', { waitUntil: 'networkidle' })
  const before = loaded.splice(0)
  expect(before.filter((url) => /notes|tiptap|editor/i.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Smart Notes' }).click()
  await notes.settled(page)
  await page.waitForLoadState('networkidle')
  const bytes = await page.evaluate(async (urls) => {
    const sizes = urls.map(async (url) => {
      const { body } = await fetch(url)
      return body ? (await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength : 0
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }, loaded.slice())
  console.log(`The panel's code: ${Math.round(bytes / 1000)} kB gzip in ${loaded.length} files.`)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(160_000)
  await context.close()
})
