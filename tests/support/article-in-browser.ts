import type { Page } from '@playwright/test'
import { testWithScript } from './script-in-browser'

declare const article: {
  show: (html: string) => void
  text: () => string
  said: string[]
  through: (html: string) => string
  pasted: (html: string) => string
  pastedMarkdown: (markdown: string) => Promise<string>
}

export const test = testWithScript('article-editor-entry.tsx', 'article')

export const area = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
export const written = (page: Page) => page.evaluate(() => article.text())
export const toldWriter = (page: Page) => page.evaluate(() => article.said)

/** What the editor makes of a stored text, of what was copied elsewhere, and of Markdown, without being shown. */
export const through = (page: Page, html: string) => page.evaluate((text) => article.through(text), html)
export const pasted = (page: Page, html: string) => page.evaluate((text) => article.pasted(text), html)
export const pastedMarkdown = (page: Page, text: string) =>
  page.evaluate((typed) => article.pastedMarkdown(typed), text)

/** Shows an editor with this text, the cursor in it. */
export async function write(page: Page, html = '') {
  await page.evaluate((text) => article.show(text), html)
  await area(page).focus()
}

/** Drops or pastes one picture of this name; a drop goes onto the block with this number. */
export function bringPicture(page: Page, name: string, onto?: number) {
  return area(page).evaluate(
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
export function paste(page: Page, data: Record<string, string>) {
  return area(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(types)) clipboardData.setData(type, content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}
