import { expect, type Page } from '@playwright/test'

/** Collects what a page complains of from now on; a page that is missing may say so. */
export function collectPageErrors(page: Page, isMissing: boolean) {
  const faults: string[] = []
  page.on('console', (message) => {
    const isExpected = isMissing && message.text().includes('404')
    if (message.type() === 'error' && !isExpected) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return faults
}

const NARROW_VIEWPORT = { width: 320, height: 700 }

/** Opens a page on a narrow screen and widens it to the usual one: it fits both and complains of nothing. */
export async function openOnNarrowAndWide(page: Page, path: string, isMissing: boolean) {
  const faults = collectPageErrors(page, isMissing)
  const usual = page.viewportSize() ?? NARROW_VIEWPORT
  // what moves into sight only when it is scrolled to could not be looked at
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(NARROW_VIEWPORT)
  await page.goto(path, { waitUntil: 'networkidle' })
  for (const size of [NARROW_VIEWPORT, usual]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
  expect(faults).toEqual([])
}
