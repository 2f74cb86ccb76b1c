import { expect } from '@playwright/test'
import { adminScreenPaths } from '~test/admin-screen-paths'
import { findAxeViolationsInBothColorSchemes, findAxeViolationsOutsideFrames } from '~test/axe'
import { openOnNarrowAndWide } from '~test/screen-checks'
import { test } from '~test/screens-browser'
import { sendContactMessage } from '~test/send-contact-message'

test.beforeAll(() => sendContactMessage('Zoe Screens'))

for (const path of adminScreenPaths) {
  test(`${path} starts without an error, fits a narrow screen and can be used by everyone, in light and dark`, async ({
    adminScreen: page,
  }) => {
    await openOnNarrowAndWide(page, path, /\/(no-such-screen|nothing)$/.test(path))
    expect(await findAxeViolationsInBothColorSchemes(page, findAxeViolationsOutsideFrames)).toEqual([])
  })
}

test('panels, the palette, the selection bar and the drawer can be used by everyone, in light and dark', async ({
  adminScreen: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/settings', { waitUntil: 'networkidle' })
  for (const [tab, list] of Object.entries({ 'Audit log': 'Actions', Inbox: 'Messages', Outbox: 'Emails' })) {
    await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
    // while a list is on its way, the one before it can still be seen
    const table = page.getByRole('table', { name: new RegExp(`^${list}`) })
    await table.locator('tbody a').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect([tab, await findAxeViolationsInBothColorSchemes(page, findAxeViolationsOutsideFrames)]).toEqual([tab, []])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await expect(page.getByText(/\d+ selected/)).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page, findAxeViolationsOutsideFrames)).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page, findAxeViolationsOutsideFrames)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page, findAxeViolationsOutsideFrames)).toEqual([])
})
