import type { Page } from '@playwright/test'
import { testWithScript } from './script-test'

declare const article: {
  showEditor: (html: string) => void
  readHtml: () => string
  notifications: string[]
  roundTrip: (html: string) => string
  roundTripPaste: (html: string) => string
  roundTripMarkdown: (markdown: string) => Promise<string>
}

export const test = testWithScript('article-editor-entry.tsx', 'article')

export const editorArea = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
export const readEditorHtml = (page: Page) => page.evaluate(() => article.readHtml())
export const readNotifications = (page: Page) => page.evaluate(() => article.notifications)

/** What the editor makes of a stored text, of what was copied elsewhere, and of Markdown, without being shown. */
export const roundTrip = (page: Page, html: string) => page.evaluate((text) => article.roundTrip(text), html)
export const roundTripPaste = (page: Page, html: string) => page.evaluate((text) => article.roundTripPaste(text), html)
export const roundTripMarkdown = (page: Page, text: string) =>
  page.evaluate((typed) => article.roundTripMarkdown(typed), text)

/** Shows an editor with this text, the cursor in it. */
export async function openEditor(page: Page, html = '') {
  await page.evaluate((text) => article.showEditor(text), html)
  await editorArea(page).focus()
}

/** Drops or pastes one picture of this name; a drop goes onto the block with this number. */
export function dropOrPastePicture(page: Page, name: string, onto?: number) {
  return editorArea(page).evaluate(
    (element, [file, block]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([file], `${file}.png`, { type: 'image/png' }))
      const about = { bubbles: true, cancelable: true }
      if (block === undefined)
        return element.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: transfer }))
      const blocks = element.children
      const place = blocks[Number(block) % blocks.length]?.getBoundingClientRect() ?? new DOMRect()
      const point = { clientX: place.left + 20, clientY: place.top + place.height / 2 }
      return element.dispatchEvent(new DragEvent('drop', { ...about, ...point, dataTransfer: transfer }))
    },
    [name, onto] as const,
  )
}

/** Pastes as the browser does, with what programs put on the clipboard. */
export function pasteClipboard(page: Page, data: Record<string, string>) {
  return editorArea(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(types)) clipboardData.setData(type, content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}
