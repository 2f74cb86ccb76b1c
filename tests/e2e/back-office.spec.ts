import { anAdmin } from '../support/admin'
import { cookiesOf, expect, journeySite, test } from '../support/admin-browser'
import { enterAt } from '../support/keyboard'
import { aMessageFrom } from '../support/visitor'

test('by keyboard only: palette to the inbox, read a message, archive it, take it back, go through the settings', async ({
  adminPage: page,
}) => {
  await aMessageFrom('Ada Keys', 'We run a repair shop with three counters.')
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
  await expect(panel.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    /^mailto:zoe%40example\.com\?subject=Re/,
  )
  await press('Escape')
  await expect(panel).toBeHidden()
  await expect(rows.first()).not.toContainText('unread')
  await expect(rows.first()).toBeFocused()

  await press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await enterAt(page, page.getByRole('button', { name: 'Archive' }))
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expect(page.getByText('Message archived.')).toBeVisible()
  await press('Alt+t')
  await enterAt(page, page.getByRole('button', { name: 'Undo' }))
  await expect(rows).toHaveCount(1)

  await enterAt(page, page.getByRole('link', { name: /^Outbox/ }), 'Shift+Tab')
  await expect(page).toHaveURL('/admin/settings/outbox')
  await enterAt(page, page.getByRole('link', { name: 'Audit log' }), 'Shift+Tab')
  await expect(page).toHaveURL('/admin/settings')
  await expect(rows.first()).toContainText('Message unarchived')
})

test('the palette finds content as it is typed, and says when there is none or when it cannot ask', async ({
  adminPage: page,
}) => {
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Search' }).first().click()
  const options = page.getByRole('option')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('three-po')
  await expect(options.first()).toContainText('Three-point estimates')
  await expect(options.first()).toContainText('Published')
  await page.keyboard.type('xyzzy')
  await expect(page.getByText('Nothing is called “three-poxyzzy”.')).toBeVisible()
  await page.context().setOffline(true)
  await page.keyboard.press('Backspace')
  await expect(page.getByText('The content could not be searched. There is no connection.')).toBeVisible()
  await page.context().setOffline(false)
})

test('signing out goes to the home page and closes the back office', async ({ page }) => {
  const admin = await anAdmin(journeySite())
  await page.context().addCookies(cookiesOf(admin))
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(page.getByTitle(admin.email)).toBeVisible()
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/admin/settings')
  await expect(page).toHaveURL('/')
})

test('on a phone the menu is a drawer that every change of the route closes', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL('/admin/settings')
  await expect(drawer).toBeHidden()
})

test('without a connection the back office says so, leaves the screen alone, and goes on when it is back', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/settings/inbox', { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_500) // until the toasts are fetched
  await page.context().setOffline(true)
  await expect(page.getByRole('status').getByText('You are offline')).toBeVisible()
  await page.getByRole('searchbox').fill('half typed')
  await page.getByRole('link', { name: /^Outbox/ }).click()
  await expect(page.getByText('This opens once the connection is back.').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('half typed')
  await page.context().setOffline(false)
  await expect(page.getByRole('status').getByText('You are offline', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: /^Outbox/ }).click()
  await expect(page).toHaveURL(/outbox/)
})

test('while the guard and the next screen take long, a spinner says so', async ({ adminPage: page }) => {
  let answer = () => {}
  await page.route('**/admin/settings.data*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto('/admin', { waitUntil: 'networkidle' })
  const spinner = page.getByRole('status', { name: 'Loading' })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(spinner).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(spinner).toBeHidden()
})

test('a screen that cannot be fetched leaves the frame, and can be tried again', async ({ adminPage: page }) => {
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await page.route('**/admin/settings.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expect(page.getByText('Everything that was saved before is safe')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await page.unroute('**/admin/settings.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('an address that leads nowhere is told inside the frame, to admins only', async ({ adminPage: page, browser }) => {
  await page.goto('/admin/no-such-screen')
  await expect(page.getByRole('heading', { name: 'Page not found.' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/admin/no-such-screen')
  await expect(visitor).toHaveURL('/')
  await visitor.context().close()
})
