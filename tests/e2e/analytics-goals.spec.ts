import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'

const GOALS = '/admin/analytics/goals'
const REPORTS = '/admin/analytics/reports'
const mark = () => randomBytes(4).toString('hex')

/** Takes back what a toast says, also while others are seen; a key does not wait until it moves no more. */
async function undo(page: Page, said: string) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: said })
  await toast.getByRole('button', { name: 'Undo' }).press('Enter')
}

async function menu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Removes it, brings it back, and removes it for good. */
async function removed(page: Page, name: string, shown: Locator, said = `“${name}” deleted.`) {
  await menu(page, name, 'Delete')
  await expect(shown).toBeHidden()
  await undo(page, said)
  await expect(shown).toBeVisible()
  await menu(page, name, 'Delete')
  await expect(shown).toBeHidden()
}

test('goals, funnels and notes are added, changed, removed and brought back', async ({ adminPage: page }) => {
  await page.goto(GOALS)
  const dialog = page.getByRole('dialog')

  await test.step('a goal: what is wrong is said beside its field', async () => {
    const name = `Reads ${mark()}`
    const table = page.getByRole('table', { name: /^Goals\./ })
    await expect(table.getByRole('row').filter({ hasText: 'Product viewed' })).toBeVisible()
    await page.getByRole('button', { name: 'New goal' }).click()
    await dialog.getByLabel('Page').fill('docs')
    await dialog.getByRole('button', { name: 'Add goal' }).click()
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await expect(dialog.getByText('Enter a path of this site')).toBeVisible()
    expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Page').fill('/docs*')
    await page.keyboard.press('Enter')
    const row = table.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Page /docs*')
    await menu(page, name, 'Edit…')
    await dialog.getByLabel('Event').selectOption('Call-to-action click')
    await dialog.getByLabel('Button label').fill('Buy now')
    await dialog.getByRole('button', { name: 'Save goal' }).click()
    await expect(row).toContainText('Call to action “Buy now”')
    await undo(page, `“${name}” updated.`)
    await expect(row).toContainText('Page /docs*')
    await removed(page, name, row)
  })

  await test.step('a funnel: its steps are put in order by keyboard', async () => {
    const name = `Way ${mark()}`
    await page.getByRole('button', { name: 'New funnel' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Page').fill('/')
    await dialog.getByRole('button', { name: 'Add step' }).press('Enter')
    await dialog.getByLabel('Event').nth(2).selectOption('Checkout started')
    await dialog.getByRole('button', { name: 'Move step 3 up' }).press('Enter')
    await expect(dialog.getByText('step 3 is now 2 of 3.')).toBeAttached()
    expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add funnel' }).press('Enter')
    const funnel = page.getByRole('region', { name: new RegExp(`^${name}`) })
    await expect(funnel.getByRole('rowheader')).toHaveText([/1\. Page \//, /2\. Any checkout/, /3\. Any purchase/])
    await removed(page, name, funnel)
  })

  await test.step('a note, which explains a day', async () => {
    const text = `Newsletter ${mark()}`
    await page.getByRole('button', { name: 'New note' }).click()
    await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
    await dialog.getByRole('button', { name: 'Add note' }).click()
    const notes = page.getByRole('region', { name: 'Chart notes' })
    const note = notes.getByRole('listitem').filter({ hasText: text })
    await expect(note).toBeVisible()
    await menu(page, text, 'Edit…')
    await dialog.getByRole('textbox', { name: 'Note' }).fill(`${text}, sent again`)
    await dialog.getByRole('button', { name: 'Save note' }).click()
    await expect(note).toContainText(`${text}, sent again`)
    await undo(page, 'Note updated.')
    await expect(note.getByText(text, { exact: true })).toBeVisible()
    await removed(page, text, note, 'Note deleted.')
  })
})

test('who gets reports is arranged on one screen', async ({ adminPage: page }) => {
  const address = `${mark()}@example.com`
  await page.goto(REPORTS)
  await page.getByLabel('Email address').fill('nobody')
  await page.getByRole('button', { name: 'Add recipient' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email address').fill(address)
  await page.keyboard.press('Enter')
  const monthly = page.getByRole('checkbox', { name: `Monthly report to ${address}` })
  await expect(monthly).toBeChecked()
  await monthly.click()
  await expect(monthly).not.toBeChecked()
  await undo(page, `“${address}” updated.`)
  await expect(monthly).toBeChecked()
  const weekly = page.getByRole('checkbox', { name: `Weekly report to ${address}` })
  const was = await weekly.isChecked()
  // the second before anything is known of the first
  const answered: string[] = []
  page.on('response', (response) => response.request().method() !== 'GET' && answered.push(response.url()))
  await weekly.click()
  await monthly.click()
  await expect.poll(() => answered.filter((url) => !url.endsWith('/api/events')).length).toBe(2)
  await page.reload()
  expect([await weekly.isChecked(), await monthly.isChecked()]).toEqual([!was, false])
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('button', { name: `Delete ${address}` }).click()
  await expect(monthly).toBeHidden()
  await page.getByRole('button', { name: 'Send me last week’s report' }).click()
  await expect(page.getByText('Report sent to')).toBeVisible()
})

test('a link is made and revoked; somebody without an account sees the figures by it and its password', async ({
  adminPage: page,
  browser,
}) => {
  const name = `Figures ${mark()}`
  await page.goto(REPORTS)
  await page.getByRole('button', { name: 'New shared link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Password').fill('short')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Use at least 8 characters.')).toBeVisible()
  await dialog.getByLabel('Password').fill('open sesame')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Password')
  await expect(row).toContainText('never')
  const address = (await row.getByRole('link', { name }).getAttribute('href')) ?? ''

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(address)
  await reader.getByLabel('Password').fill('open seed')
  await reader.getByRole('button', { name: 'View report' }).click()
  await expect(reader.getByText('Incorrect password.').first()).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(reader)).toEqual([])
  await reader.getByLabel('Password').fill('open sesame')
  await reader.getByRole('button', { name: 'View report' }).click()
  await expect(reader.getByRole('button', { name: /^Period/ })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(reader.getByText('Revenue')).toHaveCount(0)
  expect(await findAxeViolationsInBothColorSchemes(reader)).toEqual([])

  await menu(page, name, 'Revoke')
  await expect(row).toBeHidden()
  await undo(page, `“${name}” revoked`)
  await expect(row).toBeVisible()
  await menu(page, name, 'Revoke')
  await expect(row).toBeHidden()
})
