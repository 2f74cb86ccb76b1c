import type { Page } from '@playwright/test'

/** Waits for what a toast says, and leaves the pointer on it: it stays as long, and so does its way back. */
export async function hoverToast(page: Page, words: string) {
  await page.locator('[data-sonner-toast]').filter({ hasText: words }).first().hover()
}
