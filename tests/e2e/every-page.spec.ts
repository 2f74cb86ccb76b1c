import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/axe'
import { personalPaths, publicPaths } from '../support/public-paths'

const missing = ['/no-such-page', '/purchases/a-link-that-nobody-has', '/account/email/a-link-that-nobody-has']

for (const path of new Set([...publicPaths, ...personalPaths, ...missing])) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} can be used by everyone, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      expect(await faultsOf(page)).toEqual([])
    })
  }

  test(`${path} starts without an error and fits a narrow screen`, async ({ page }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      const isExpected = missing.includes(path) && message.text().includes('404')
      if (message.type() === 'error' && !isExpected) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
