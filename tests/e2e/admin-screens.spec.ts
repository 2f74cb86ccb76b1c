import { expect } from '@playwright/test'
import { adminPaths } from '~test/admin-paths'
import { faultsAroundFrames, faultsInBothColors } from '~test/axe'
import { openOnBothScreens } from '~test/screens'
import { test } from '~test/screens-browser'
import { aMessageFrom } from '~test/visitor'

test.beforeAll(() => aMessageFrom('Zoe Screens'))

for (const path of adminPaths) {
  test(`${path} starts without an error, fits a narrow screen and can be used by everyone, in light and dark`, async ({
    adminScreen: page,
  }) => {
    await openOnBothScreens(page, path, /\/(no-such-screen|nothing)$/.test(path))
    expect(await faultsInBothColors(page, faultsAroundFrames)).toEqual([])
  })
}

test('panels, the palette, the selection bar and the drawer can be used by everyone, in light and dark', async ({
  adminScreen: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/settings', { waitUntil: 'networkidle' })
  for (const [tab, list] of Object.entries({ 'Audit log': 'Actions', Inbox: 'Messages', Outbox: 'Mails' })) {
    await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
    // while a list is on its way, the one before it can still be seen
    const table = page.getByRole('table', { name: new RegExp(`^${list}`) })
    await table.locator('tbody a').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect([tab, await faultsInBothColors(page, faultsAroundFrames)]).toEqual([tab, []])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await expect(page.getByText(/\d+ selected/)).toBeVisible()
  expect(await faultsInBothColors(page, faultsAroundFrames)).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await faultsInBothColors(page, faultsAroundFrames)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faultsInBothColors(page, faultsAroundFrames)).toEqual([])
})
