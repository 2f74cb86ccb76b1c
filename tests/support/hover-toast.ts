import type { Page } from '@playwright/test'

/** Waits for what a toast says, and leaves the pointer on it: it stays as long, and so does its Undo. Answers the toast. */
export async function hoverToast(page: Page, words: string) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: words }).first()
  await toast.hover()
  return toast
}
