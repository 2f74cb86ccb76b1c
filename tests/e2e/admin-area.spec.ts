import { expect, test } from '~test/admin-browser'
import { pressEnterOn } from '~test/keyboard'
import { sendContactMessage } from '~test/send-contact-message'

test('by keyboard only: palette to the inbox, read a message, archive it, take it back, go through the settings', async ({
  adminPage: page,
}) => {
  await sendContactMessage('Ada Keys', 'We run a repair shop with three counters.')
  await page.goto('/admin', { waitUntil: 'networkidle' })
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())

  await press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('inbox')
  await expect(page.getByRole('option')).toHaveText(['Inbox'])
  await press('Enter')
  await expect(page).toHaveURL('/admin/settings/inbox')

  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeHidden()
  await press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('counters')
  await expect(page).toHaveURL('/admin/settings/inbox?q=counters')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('unread')

  await page.getByRole('searchbox').blur()
  await press('j', 'Enter')
  const panel = page.getByRole('dialog', { name: 'A license' })
  await expect(panel).toContainText('We run a repair shop with three counters.')
  await expect(panel.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:zoe%40example\.com\?subject=Re/,
  )
  await press('Escape')
  await expect(panel).toBeHidden()
  await expect(rows.first()).not.toContainText('unread')
  await expect(rows.first()).toBeFocused()

  await press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await pressEnterOn(page, page.getByRole('button', { name: 'Archive' }))
  await expect(page.getByText('No messages found')).toBeVisible()
  await expect(page.getByText('Message archived.')).toBeVisible()
  await press('Alt+t')
  await pressEnterOn(page, page.getByRole('button', { name: 'Undo' }))
  await expect(rows).toHaveCount(1)

  await pressEnterOn(page, page.getByRole('link', { name: /^Outbox/ }), 'Shift+Tab')
  await expect(page).toHaveURL('/admin/settings/outbox')
  await pressEnterOn(page, page.getByRole('link', { name: 'Audit log' }), 'Shift+Tab')
  await expect(page).toHaveURL('/admin/settings')
  await expect(rows.first()).toContainText('Message unarchived')
})

test('a filter whose answer is still on its way stays when a row is opened meanwhile', async ({ adminPage: page }) => {
  await sendContactMessage('Ada Slow', 'We wait for a lighthouse.')
  await page.goto('/admin/settings/inbox', { waitUntil: 'networkidle' })
  const filtered = /\/inbox\.data\?.*q=lighthouse/
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(filtered, (route) => answered.then(() => route.continue()))
  const asked = page.waitForRequest(filtered)
  await page.getByRole('searchbox').fill('lighthouse')
  await asked
  await page.locator('tbody a').first().click()
  answer()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\?q=lighthouse&open=/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

test('the palette finds content as it is typed; without a connection it and the back office say so, leave the screen alone, and go on when it is back', async ({
  adminPage: page,
}) => {
  // what speaks without a connection is fetched once the screen is there
  const toasts = page.waitForResponse(/\/sonner-toaster-.*\.js$/)
  await page.goto('/admin/settings/inbox', { waitUntil: 'networkidle' })
  await (await toasts).finished()
  await page.getByRole('button', { name: 'Search' }).first().click()
  const options = page.getByRole('option')
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused()
  await page.keyboard.type('three-po')
  await expect(options.first()).toContainText('Three-point estimates')
  await expect(options.first()).toContainText('Published')
  await page.keyboard.type('xyzzy')
  await expect(page.getByText('No results for “three-poxyzzy”.')).toBeVisible()
  await page.context().setOffline(true)
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Search failed. You are offline.')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('status').getByText('You are offline')).toBeVisible()
  await page.getByRole('searchbox').fill('half typed')
  await page.getByRole('link', { name: /^Outbox/ }).click()
  await expect(page.getByText('The page opens when the connection is back.').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('half typed')
  await page.context().setOffline(false)
  await expect(page.getByRole('status').getByText('You are offline', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: /^Outbox/ }).click()
  await expect(page).toHaveURL(/outbox/)
})

test('a screen that cannot be fetched leaves the frame and can be tried again, a slow one shows a spinner, and on a phone each closes the drawer of the menu', async ({
  adminPage: page,
}) => {
  const fetched = '**/admin/settings.data*'
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await test.step('cannot be fetched', async () => {
    await page.route(fetched, (route) => route.abort())
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(heading('Something went wrong.')).toBeVisible()
    await expect(page.getByText('Saved changes are safe')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    await page.unroute(fetched)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading('Settings')).toBeVisible()
  })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(heading('Dashboard')).toBeVisible()
  await test.step('slow', async () => {
    const asked = Promise.withResolvers<void>()
    await page.route(fetched, async (route) => {
      await asked.promise
      await route.continue()
    })
    const spinner = page.getByRole('status', { name: 'Loading' })
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(spinner).toBeVisible()
    asked.resolve()
    await expect(heading('Settings')).toBeVisible()
    await expect(spinner).toBeHidden()
  })
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page).toHaveURL('/admin')
    await expect(drawer).toBeHidden()
  })
})
