import type { Page } from '@playwright/test'
import type { NoteContent } from '../../app/wings/notes/notes/note'
import { testWithScript } from './script-test'

interface Notes {
  showNote: (content: string, isReadOnly?: boolean) => void
  renderNote: (content: string, isReadOnly: boolean, label: string) => void
  showInDialog: (note: NoteContent) => void
  latestHtml: () => string | undefined
  changes: string[]
  handle: { current: { focus: () => void; flush: () => void; replace: (html: string) => void } }
  roundTrip: (html: string) => string
  roundTripPaste: (html: string) => string
  roundTripMarkdown: (text: string) => string
}

declare const notes: Notes

export const test = testWithScript('note-editor-entry.tsx', 'notes')

/** Shows a note with this text and puts the cursor at its end. */
export async function openNoteForTyping(page: Page, content: string) {
  await showEditableNote(page, content)
  await noteTextbox(page).click({ position: { x: 300, y: 150 } })
  await page.keyboard.press('ControlOrMeta+End')
}

export const showEditableNote = (page: Page, content: string) => page.evaluate((html) => notes.showNote(html), content)
export const showReadOnlyNote = (page: Page, content: string) =>
  page.evaluate((html) => notes.showNote(html, true), content)

export const relabelNote = (page: Page, label: string) =>
  page.evaluate((name) => notes.renderNote('', false, name), label)
export const showInDialog = (page: Page, note: NoteContent) => page.evaluate((given) => notes.showInDialog(given), note)

export const noteTextbox = (page: Page) => page.getByRole('textbox', { name: 'Text of the note' })

/** The HTML that the editor has told last, with everything that was typed. */
export function readNoteHtml(page: Page) {
  return page.evaluate(() => {
    notes.handle.current.flush()
    return notes.latestHtml()
  })
}

export const replaceNoteHtml = (page: Page, html: string) =>
  page.evaluate((text) => notes.handle.current.replace(text), html)
export const countChanges = (page: Page) => page.evaluate(() => notes.changes.length)
export const roundTrip = (page: Page, html: string) => page.evaluate((text) => notes.roundTrip(text), html)
export const roundTripPaste = (page: Page, html: string) => page.evaluate((text) => notes.roundTripPaste(text), html)
export const roundTripMarkdown = (page: Page, text: string) =>
  page.evaluate((typed) => notes.roundTripMarkdown(typed), text)

/** Pastes as the browser does, with what programs put on the clipboard. */
export function pasteClipboard(page: Page, data: Record<string, string>) {
  return noteTextbox(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}
