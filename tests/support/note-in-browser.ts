import { test as base, type Page } from '@playwright/test'
import { build } from 'vite'
import type { NoteContent } from '../../app/domains/notes/note'

/** The rich text of notes as one script and its style, for a page of a real browser without the site. */
async function noteEditorFiles() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/support/note-editor-entry.tsx', formats: ['iife'], name: 'notes', fileName: 'notes' },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('The editor was not built.')
  const style = result.output.find(({ fileName }) => fileName.endsWith('.css'))
  return { script: result.output[0].code, style: style?.type === 'asset' ? String(style.source) : '' }
}

type NoteEditorFiles = Awaited<ReturnType<typeof noteEditorFiles>>

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

async function openEmptyPage(page: Page, { script, style }: NoteEditorFiles) {
  await page.goto('about:blank')
  await page.setContent('<!doctype html><meta name="viewport" content="width=device-width"><main id="root"></main>')
  await page.addStyleTag({ content: style })
  await page.addScriptTag({ content: script })
}

/** Tests whose page has the editor in it; it is built once for all tests of a worker. */
export const test = base.extend<object, { files: NoteEditorFiles }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => use(await noteEditorFiles()),
    { scope: 'worker' },
  ],
  page: async ({ page, files }, use) => {
    await openEmptyPage(page, files)
    await use(page)
  },
})

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
