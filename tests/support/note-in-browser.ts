import type { Page } from '@playwright/test'
import type { NoteContent } from '../../app/domains/notes/note'
import { testWithScript } from './script-in-browser'

interface Notes {
  show: (content: string, isReadOnly?: boolean) => void
  draw: (content: string, isReadOnly: boolean, label: string) => void
  showInDialog: (note: NoteContent) => void
  latest: () => string | undefined
  told: string[]
  handle: { current: { focus: () => void; flush: () => void; replace: (html: string) => void } }
  through: (html: string) => string
  pasted: (html: string) => string
  pastedMarkdown: (text: string) => string
}

declare const notes: Notes

export const test = testWithScript('note-editor-entry.tsx', 'notes')

/** Shows a note with this text and puts the cursor at its end. */
export async function writeIn(page: Page, content: string) {
  await showToWrite(page, content)
  await words(page).click({ position: { x: 300, y: 150 } })
  await page.keyboard.press('ControlOrMeta+End')
}

export const showToWrite = (page: Page, content: string) => page.evaluate((html) => notes.show(html), content)
export const showToRead = (page: Page, content: string) => page.evaluate((html) => notes.show(html, true), content)

export const nameIt = (page: Page, label: string) => page.evaluate((name) => notes.draw('', false, name), label)
export const showInDialog = (page: Page, note: NoteContent) => page.evaluate((given) => notes.showInDialog(given), note)

export const words = (page: Page) => page.getByRole('textbox', { name: 'Text of the note' })

/** The HTML that the editor has told last, with everything that was typed. */
export function written(page: Page) {
  return page.evaluate(() => {
    notes.handle.current.flush()
    return notes.latest()
  })
}

export const replaced = (page: Page, html: string) => page.evaluate((text) => notes.handle.current.replace(text), html)
export const timesTold = (page: Page) => page.evaluate(() => notes.told.length)
export const through = (page: Page, html: string) => page.evaluate((text) => notes.through(text), html)
export const pasted = (page: Page, html: string) => page.evaluate((text) => notes.pasted(text), html)
export const pastedMarkdown = (page: Page, text: string) => page.evaluate((typed) => notes.pastedMarkdown(typed), text)

/** Pastes as the browser does, with what programs put on the clipboard. */
export function paste(page: Page, data: Record<string, string>) {
  return words(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}
