import { expect, test } from '../support/admin-browser'
import { adminPaths } from '../support/admin-paths'
import { faultsAroundFrames } from '../support/axe'
import { aMessageFrom } from '../support/visitor'

test.beforeAll(() => aMessageFrom('Zoe Screens'))

for (const path of adminPaths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} can be used by everyone, ${colorScheme}`, async ({ adminPage: page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await faultsAroundFrames(page)).toEqual([])
    })
  }

  test(`${path} starts without an error and fits a narrow screen`, async ({ adminPage: page }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      const isExpected = path === '/admin/no-such-screen' && message.text().includes('404')
      if (message.type() === 'error' && !isExpected) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(faults).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`panels, the palette, the selection bar and the drawer can be used by everyone, ${colorScheme}`, async ({
    adminPage: page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/admin/settings', { waitUntil: 'networkidle' })
    for (const tab of ['Audit log', 'Inbox', 'Outbox']) {
      await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
      await expect(page.getByRole('table')).toBeVisible()
      await page.locator('tbody a').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect([tab, await faultsAroundFrames(page)]).toEqual([tab, []])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.getByRole('checkbox', { name: /^Select all/ }).check()
    await expect(page.getByText(/\d+ selected/)).toBeVisible()
    expect(await faultsAroundFrames(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await faultsAroundFrames(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsAroundFrames(page)).toEqual([])
  })
}
