import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/admin-browser'
import { faultsInBothColors } from '../support/axe'
import { downloaded } from '../support/downloaded'

const GOALS = '/admin/analytics/goals'
const REPORTS = '/admin/analytics/reports'
const mark = () => randomBytes(4).toString('hex')

/** Its latest toast is the first. */
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first().click()

async function menu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a goal is added, changed, removed and brought back, and what is wrong is said beside its field', async ({
  adminPage: page,
}) => {
  const name = `Reads ${mark()}`
  await page.goto(GOALS)
  const table = page.getByRole('table', { name: /^Goals\./ })
  await expect(table.getByRole('row').filter({ hasText: 'Product viewed' })).toBeVisible()
  await page.getByRole('button', { name: 'New goal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page').fill('docs')
  await dialog.getByRole('button', { name: 'Add goal' }).click()
  await expect(dialog.getByText('Give it a name.')).toBeVisible()
  await expect(dialog.getByText('Give a page of this site')).toBeVisible()
  expect(await faultsInBothColors(page)).toEqual([])
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Page').fill('/docs*')
  await page.keyboard.press('Enter')
  const row = table.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Page /docs*')

  await menu(page, name, 'Edit…')
  await dialog.getByLabel('What happens').selectOption('A call to action is clicked')
  await dialog.getByLabel('Its words').fill('Buy now')
  await dialog.getByRole('button', { name: 'Save goal' }).click()
  await expect(row).toContainText('Call to action “Buy now”')
  await undo(page)
  await expect(row).toContainText('Page /docs*')

  await menu(page, name, 'Remove')
  await expect(row).toBeHidden()
  await undo(page)
  await expect(row).toBeVisible()
  await menu(page, name, 'Remove')
  await expect(row).toBeHidden()
})

test('a goal leads to the visits that reached it, which stay chosen from screen to screen, and the list leaves as a file', async ({
  adminPage: page,
}) => {
  await page.goto(`${GOALS}?period=7d`)
  const table = page.getByRole('table', { name: /^Goals\./ })
  await table.getByRole('link', { name: 'Product viewed' }).click()
  const chips = page.getByRole('region', { name: 'Only these visits' })
  await expect(chips.getByRole('link', { name: 'Visits with Product seen', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/analytics\?period=7d&event=product_view$/)
  await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Goals' }).click()
  await expect(page).toHaveURL(/goals\?period=7d&event=product_view$/)
  await expect(chips).toContainText('Every figure below is about these visits.')
  expect(await faultsInBothColors(page)).toEqual([])
  const { text } = await downloaded(page.getByRole('link', { name: 'CSV of goals' }))
  expect(text).toMatch(/^goal,counts,times,visits,share,revenue\r\nProduct viewed,Any product,/)
  await chips.getByRole('link', { name: 'Remove: Visits with Product seen' }).click()
  await expect(chips).toBeHidden()
  await expect(page).toHaveURL(/goals\?period=7d$/)
})

test('the steps of a funnel are put in order by keyboard', async ({ adminPage: page }) => {
  const name = `Way ${mark()}`
  await page.goto(GOALS)
  await page.getByRole('button', { name: 'New funnel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Page').fill('/')
  await dialog.getByRole('button', { name: 'Add a step' }).press('Enter')
  await dialog.getByLabel('What happens').nth(2).selectOption('Checkout begins')
  await dialog.getByRole('button', { name: 'Move step 3 up' }).press('Enter')
  await expect(dialog.getByText('step 3 is now 2 of 3.')).toBeAttached()
  await dialog.getByRole('button', { name: 'Add funnel' }).press('Enter')
  const funnel = page.getByRole('region', { name: new RegExp(`^${name}`) })
  await expect(funnel.getByRole('rowheader')).toHaveText([/1\. Page \//, /2\. Any checkout/, /3\. Any purchase/])
  expect(await faultsInBothColors(page)).toEqual([])
  await menu(page, name, 'Remove')
  await expect(funnel).toBeHidden()
  await undo(page)
  await expect(funnel).toBeVisible()
  await menu(page, name, 'Remove')
  await expect(funnel).toBeHidden()
})

test('a note explains a day, and is changed and taken away again', async ({ adminPage: page }) => {
  const text = `Newsletter ${mark()}`
  await page.goto(GOALS)
  await page.getByRole('button', { name: 'New note' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
  await dialog.getByRole('button', { name: 'Write note' }).click()
  const note = page.getByRole('region', { name: 'Notes on the chart' }).getByRole('listitem').filter({ hasText: text })
  await expect(note).toBeVisible()
  await menu(page, text, 'Edit…')
  await dialog.getByRole('textbox', { name: 'Note' }).fill(`${text}, sent again`)
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(note).toContainText(`${text}, sent again`)
  await undo(page)
  await expect(note.getByText(text, { exact: true })).toBeVisible()
  await menu(page, text, 'Remove')
  await expect(note).toBeHidden()
  await undo(page)
  await expect(note).toBeVisible()
  await menu(page, text, 'Remove')
  await expect(note).toBeHidden()
})

test('who gets reports is arranged on one screen, and one comes at once', async ({ adminPage: page }) => {
  const address = `${mark()}@example.com`
  await page.goto(REPORTS)
  await page.getByLabel('Address').fill('nobody')
  await page.getByRole('button', { name: 'Add recipient' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Address').fill(address)
  await page.keyboard.press('Enter')
  const monthly = page.getByRole('checkbox', { name: `Monthly report to ${address}` })
  await expect(monthly).toBeChecked()
  await monthly.click()
  await expect(monthly).not.toBeChecked()
  await undo(page)
  await expect(monthly).toBeChecked()
  const weekly = page.getByRole('checkbox', { name: `Weekly report to ${address}` })
  const was = await weekly.isChecked()
  // the second before anything is known of the first
  await weekly.click()
  await monthly.click()
  await expect(async () => {
    await page.reload()
    expect([await weekly.isChecked(), await monthly.isChecked()]).toEqual([!was, false])
  }).toPass({ timeout: 15_000 })
  expect(await faultsInBothColors(page)).toEqual([])
  await page.getByRole('button', { name: `Remove ${address}` }).click()
  await expect(monthly).toBeHidden()

  await page.getByRole('button', { name: 'Send me last week now' }).click()
  await expect(page.getByText('The report is on its way to')).toBeVisible()
  await page.goto('/admin/settings/outbox')
  await expect(page.getByText(/the visits of the week/).first()).toBeVisible()
})

test('somebody without an account sees the figures by a link and its password, until it is revoked', async ({
  adminPage: page,
  browser,
}) => {
  const name = `Figures ${mark()}`
  await page.goto(REPORTS)
  await page.getByRole('button', { name: 'New link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Password').fill('short')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByText('A password has 8 characters at least.')).toBeVisible()
  await dialog.getByLabel('Password').fill('open sesame')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Password')
  await expect(row).toContainText('never')
  const address = (await row.getByRole('link', { name }).getAttribute('href')) ?? ''

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(address)
  await reader.getByLabel('Password').fill('open seed')
  await reader.getByRole('button', { name: 'Show the figures' }).click()
  await expect(reader.getByText('This is not the password.').first()).toBeVisible()
  expect(await faultsInBothColors(reader)).toEqual([])
  await reader.getByLabel('Password').fill('open sesame')
  await reader.getByRole('button', { name: 'Show the figures' }).click()
  await expect(reader.getByRole('button', { name: /^Period/ })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(reader.getByText('Revenue')).toHaveCount(0)
  expect(await faultsInBothColors(reader)).toEqual([])

  await menu(page, name, 'Revoke')
  await expect(row).toBeHidden()
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await undo(page)
  await expect(row).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  await menu(page, name, 'Revoke')
  await expect(row).toBeHidden()
})
