import { expect, type Page } from '@playwright/test'
import { e2eSite } from './e2e-site'
import { httpRequest } from './http'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESKTOP = { viewport: { width: 1440, height: 900 } }

export const notesPanel = (page: Page) => page.getByRole('dialog', { name: 'Smart Notes' })
export const noteRows = (page: Page, list = 'My notes') =>
  notesPanel(page).getByRole('list', { name: list }).locator('[data-note]')
export const noteRow = (page: Page, title: string) => noteRows(page).filter({ hasText: title })
export const savingStatus = (page: Page) => notesPanel(page).locator('[data-saving]')
export const titleField = (page: Page) => notesPanel(page).getByLabel('Title', { exact: true })
export const textField = (page: Page) => notesPanel(page).getByRole('textbox', { name: /^Text of / })
export const todoItem = (page: Page, number: number) =>
  notesPanel(page).getByRole('textbox', { name: `Item ${number}`, exact: true })
export const toast = (page: Page) => page.locator('[data-sonner-toast]')

/** What the items say, from the first to the last; ticked ones begin with x. */
export function readTodoItems(page: Page) {
  return notesPanel(page)
    .locator('[data-item]')
    .evaluateAll((all) =>
      all.map((one) => {
        const isDone = one.querySelector<HTMLInputElement>('[type=checkbox]')?.checked
        return `${isDone ? 'x ' : ''}${one.querySelector('textarea')?.value}`
      }),
    )
}

/** Opens the notes beside the dashboard, and waits until they are there. */
export async function openNotes(page: Page, path = '/planner/dashboard') {
  await page.goto(path)
  await openPanel(page)
  await waitForPanelLoaded(page)
}

/** Presses the button until it answers: before the page's scripts have come it does not. */
export async function openPanel(page: Page) {
  const open = async () => {
    await page.getByRole('button', { name: 'Smart Notes' }).click({ timeout: 1_000 })
    await expect(notesPanel(page)).toBeVisible({ timeout: 200 })
  }
  await expect(async () => {
    if (!(await notesPanel(page).isVisible())) await open()
  }).toPass({ intervals: [50] })
}

export async function waitForPanelLoaded(page: Page) {
  await expect(notesPanel(page)).toBeVisible()
  await expect(notesPanel(page).locator('[role=tab]').first()).toHaveText(/^My Notes \(\d+\)/)
  await expect(notesPanel(page).locator('[data-skeleton]')).toHaveCount(0)
}

/** On a phone the list slides in. */
export async function openNoteList(page: Page) {
  const button = notesPanel(page).getByRole('button', { name: 'All notes' })
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

export async function clickNewNote(page: Page) {
  await openNoteList(page)
  await notesPanel(page).getByRole('button', { name: 'New Note' }).click()
}

export async function clickNewTodoList(page: Page) {
  if (!(await titleField(page).isVisible())) await clickNewNote(page)
  await notesPanel(page).getByRole('button', { name: 'Todo' }).click()
}

/** Asks the site as the panel does, for whoever is signed in on this page. */
export async function callNotesApi<Reply = { id: string; revision: number }>(
  page: Page,
  path = '',
  method = 'GET',
  body?: unknown,
): Promise<Reply> {
  const cookies = await page.context().cookies('http://harbor.test')
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const { text } = await httpRequest(e2eSite().origin, `/api/notes${path}`, {
    method,
    headers: { cookie, ...(json && { 'content-type': 'application/json', 'content-length': String(json.length) }) },
    body: json,
  })
  return JSON.parse(text)
}

export const createNoteViaApi = (page: Page, title: string, more: object = {}) =>
  callNotesApi(page, '', 'POST', { title, content: `<p>${title} says this.</p>`, ...more })

export const createTodoListViaApi = (page: Page, title: string, ...texts: string[]) =>
  callNotesApi(page, '', 'POST', { title, is_todo: true, items: texts.map((text) => ({ text, done: false })) })
