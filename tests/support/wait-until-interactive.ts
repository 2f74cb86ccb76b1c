import type { Page } from '@playwright/test'

const MAX_WAIT_MS = 10_000

/** Waits until a page takes keys and clicks: its scripts are there, have run, and the browser has nothing left to do. */
export async function waitUntilInteractive(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout }), { timeout })
      }),
    MAX_WAIT_MS,
  )
}
