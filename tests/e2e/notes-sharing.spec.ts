import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from '~test/axe'
import { pressEnterOn } from '~test/keyboard'
import * as notes from '~test/notes-panel-screen'
import { openAsPlanner } from '~test/planner-browser'

const { notesPanel: panelOf } = notes
const field = (page: Page) => panelOf(page).getByRole('combobox', { name: 'Share by email' })
const area = (page: Page) => panelOf(page).getByRole('region', { name: 'Share this note' })
const share = (page: Page) => area(page).getByRole('button', { name: 'Share', exact: true })
const people = (page: Page) => area(page).getByRole('option')

/** The share area of a note whose owner has shared another one with these addresses. */
async function openShareArea(page: Page, ...earlier: string[]) {
  const { id } = await notes.createNoteViaApi(page, 'Another')
  for (const email of earlier) await notes.callNotesApi(page, `/${id}/shares`, 'POST', { email })
  await notes.createNoteViaApi(page, 'Plan')
  await notes.openNotes(page)
  await openArea(page)
}

async function openArea(page: Page) {
  await panelOf(page).getByRole('button', { name: 'Share', exact: true }).first().click()
  await expect(area(page)).toBeVisible()
}

test('“the share-by-email button is disabled when the trimmed email is empty”; what is no address, fails or has no connection is not shared and stays', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, { ...notes.DESKTOP, reducedMotion: 'reduce' })
  await openShareArea(page)
  await expect(area(page)).toContainText('Only you')
  const calls: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && calls.push(request.url())))
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))

  await test.step('blank, or no address', async () => {
    await expect(share(page)).toBeDisabled()
    await field(page).fill('   ')
    await expect(share(page)).toBeDisabled()
    await field(page).press('Enter')
    await expect(area(page)).toBeVisible()
    await field(page).fill('ben')
    await field(page).press('Enter')
    await expect(area(page)).toContainText('Please enter a valid email address.')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('ben')
    expect(calls.filter((url) => url.includes('/shares'))).toEqual([])
  })

  await test.step('a share that fails is logged, and so are team members who cannot be loaded', async () => {
    for (const address of ['**/api/notes/contacts?*', '**/api/notes/*/shares'])
      await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
    await field(page).fill('ben@harbor.test')
    await expect.poll(() => warnings.join()).toContain('The team members could not be loaded.')
    await field(page).press('Enter')
    await expect.poll(() => warnings.join()).toContain('The note could not be shared.')
    await expect(field(page)).toHaveValue('ben@harbor.test')
    await page.unrouteAll()
  })

  await test.step('without a connection, until it is back', async () => {
    await field(page).fill(' Ben@Harbor.Test ')
    await context.setOffline(true)
    await expect(area(page)).toContainText('You cannot share notes while you are offline.')
    await expect(share(page)).toBeDisabled()
    await field(page).press('Enter')
    await expect(area(page)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await context.setOffline(false)
    await share(page).click()
    await expect(area(page)).toHaveCount(0)
    await openArea(page)
    await expect(area(page).getByRole('listitem')).toContainText('ben@harbor.test')
  })
  await context.close()
})

test('“at most 3 contact suggestions”, chosen by keyboard; Enter submits, the input clears and the area closes; the owner sees with whom, stops it, and takes that back', async ({
  browser,
}) => {
  const { page, context } = await openAsPlanner(browser, { ...notes.DESKTOP, reducedMotion: 'reduce' })
  const earlier = ['ann', 'bea', 'cleo', 'dora'].map((one) => `${one}@harbor.test`)
  await openShareArea(page, ...earlier)
  await field(page).focus()
  await expect(people(page)).toHaveText(['dora@harbor.test', 'cleo@harbor.test', 'bea@harbor.test'])
  expect(await findAxeViolations(page)).toEqual([])
  await field(page).press('Escape')
  await expect(people(page)).toHaveCount(0)
  await expect(area(page)).toBeVisible()
  await field(page).pressSequentially('an')
  await expect(people(page)).toHaveText(['ann@harbor.test'])
  await field(page).press('ArrowDown')
  await expect(people(page)).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('ann@harbor.test')
  await field(page).press('Enter')
  await expect(area(page)).toHaveCount(0)
  await expect(page.locator('[data-opens="share"]')).toBeFocused()

  await openArea(page)
  await expect(field(page)).toHaveValue('')
  await expect(area(page).getByRole('listitem')).toContainText('ann@harbor.test')
  await expect(area(page).getByRole('listitem')).toContainText('Not opened yet')
  // who may read it already is suggested no more
  await field(page).fill('ann')
  await expect(people(page)).toHaveCount(0)
  await pressEnterOn(page, area(page).getByRole('button', { name: 'Stop sharing with ann@harbor.test' }))
  await expect(area(page)).toContainText('No longer shared with ann@harbor.test.')
  await expect(area(page)).toContainText('Only you')
  const undo = area(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(area(page)).toContainText('Shared with ann@harbor.test again.')
  await expect(area(page).getByRole('listitem')).toHaveCount(1)
  await context.close()
})

test('with the account goes what this browser kept of its notes', async ({ browser }) => {
  const { page, context, password } = await openAsPlanner(browser, notes.DESKTOP)
  await notes.openNotes(page)
  await notes.clickNewNote(page)
  await context.setOffline(true)
  await notes.titleField(page).fill('Never sent')
  await expect.poll(() => copies(page)).toBe(1)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/planner/account/data', { waitUntil: 'networkidle' })
  expect(await copies(next)).toBe(1)
  await next.getByLabel(/password/i).fill(password)
  await next.getByLabel('I understand what will be deleted.').check()
  await next.getByRole('button', { name: 'Delete account' }).click()
  await expect(next.getByText('Your account was deleted')).toBeVisible()
  await expect.poll(() => copies(next)).toBe(0)
  await context.close()
})

/** How many notes this browser holds on to. */
function copies(page: Page) {
  return page.evaluate(async () => {
    const kept = (await indexedDB.databases()).filter(({ name }) => /^studio-note-.+-drafts$/.test(name ?? ''))
    const counts = kept.map(
      ({ name = '' }) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => {
            const counting = opening.result.transaction('copies').objectStore('copies').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        }),
    )
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  })
}
