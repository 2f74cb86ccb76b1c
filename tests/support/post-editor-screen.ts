import { expect, type Locator, type Page } from '@playwright/test'

export const postTextbox = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' })
export const postTitle = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })

/** Opens an empty post and gives it a title; the text is next. */
export async function startPost(page: Page, words: string) {
  await page.goto('/admin/blog/new')
  await postTextbox(page).waitFor()
  await postTitle(page).fill(words)
  await postTitle(page).press('Enter')
  await expect(postTextbox(page)).toBeFocused({ timeout: 20_000 })
}

/** Waits until the screen says that everything is saved. */
export async function waitUntilSaved(page: Page) {
  await expect(page.getByText(/· ?Saved (just now|\d+ s ago)/)).toBeVisible({ timeout: 15_000 })
}

export function getPostId(page: Page) {
  return new URL(page.url()).pathname.split('/').pop() ?? ''
}

export async function openPost(page: Page, postId: string) {
  await page.goto(`/admin/blog/edit/${postId}`)
  await postTextbox(page).waitFor()
}

/** Puts a file onto the clipboard's way into the text, as pasting a screenshot does. */
export async function pasteInto(target: Locator, data: { html?: string; plain?: string; pictureBase64?: string }) {
  await target.evaluate((element, { html, plain, pictureBase64 }) => {
    const transfer = new DataTransfer()
    if (html) transfer.setData('text/html', html)
    if (plain) transfer.setData('text/plain', plain)
    if (pictureBase64) {
      const bytes = Uint8Array.from(atob(pictureBase64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
  }, data)
}
