import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations, findAxeViolationsInBothColorSchemes } from '~test/axe'
import { httpRequest } from '~test/http'
import { keyboardInput } from '~test/input-method'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'
import { aUser, callAuthApi, findMailedLink, readSetCookies, type SignedInUser } from '~test/user-account'

const password = 'Passage7Tide'
let site: RunningSite

test.beforeAll(async () => {
  const port = String(await findFreePort())
  site = await startSite({ PORT: port, ORIGIN: `http://127.0.0.1:${port}`, DEMO: '0', LOG_LEVEL: 'info' })
})
test.afterAll(() => site.stop())

const at = (path: string) => site.origin + path
const open = (page: Page, path: string) => page.goto(at(path), { waitUntil: 'networkidle' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

async function expectNoFaults(
  page: Page,
  find: (page: Page) => Promise<string[]> = findAxeViolationsInBothColorSchemes,
) {
  expect(await find(page)).toEqual([])
  const desktop = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...desktop, width: 390 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize(desktop)
}

async function signIn(page: Page, { email }: Pick<SignedInUser, 'email'>, to = '/planner/dashboard') {
  await open(page, `/planner/login?${new URLSearchParams({ to })}`)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL(at(to))
}

test('by keyboard alone somebody signs up, confirms, signs in, looks after the account, loses no word without a connection, and deletes it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const hands = keyboardInput(page)
  const email = 'ada@harbor.test'

  await open(page, '/planner')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await hands.press(link(page, 'Sign in'))
  await hands.type(field(page, 'Email'), email)
  await hands.press(link(page, 'Sign up'))
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(email)
  await hands.type(field(page, 'Password'), 'passw')
  await expect(page.getByText('A lowercase letter (a-z) (done)')).toBeVisible()
  await hands.press(button(page, 'Create account'))
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Password must be at least 8 characters long/)
  await expectNoFaults(page, findAxeViolations)
  await hands.press(button(page, 'Show'))
  await hands.type(field(page, 'Password'), password)
  await expect(page.getByText('(done)')).toHaveCount(5)
  await hands.press(button(page, 'Create account'))

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await hands.press(button(page, 'Resend link'))
  await expect(page.getByText(`We sent another email to ${email}.`)).toBeVisible()
  await expectNoFaults(page)
  await hands.press(link(page, 'Email confirmed? Sign in'))
  await expect(field(page, 'Email')).toHaveValue(email)

  await open(page, await findMailedLink(site, email, 'confirmation'))
  await hands.press(button(page, 'Confirm email'))
  await expect(page.getByText('Password is required.')).toBeVisible()
  await expectNoFaults(page, findAxeViolations)
  await hands.type(field(page, 'Password'), password)
  await hands.press(button(page, 'Confirm email'))
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await hands.press(link(page, 'Sign in'))
  await hands.type(field(page, 'Email'), email)
  await hands.type(field(page, 'Password'), password)
  await hands.press(button(page, 'Sign in'))
  await expect(page).toHaveURL(at('/planner/dashboard'))
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Sign Out'])
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)

  await hands.press(link(page, 'Account'))
  await hands.type(field(page, 'Name'), 'Ada O’Brien')
  await page.context().setOffline(true)
  await hands.press(button(page, 'Save name'))
  await expect(page.getByText('The form could not be sent. Nothing was changed. Please try again.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Ada O’Brien')
  await page.context().setOffline(false)
  await hands.press(button(page, 'Save name'))
  await expect(page.getByText('Name saved.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Ada O’Brien')
  await hands.type(field(page, 'New email'), `new-${email}`)
  await hands.type(field(page, 'Current password'), 'Wr0ngPass')
  await hands.press(button(page, 'Change email'))
  await expect(page.getByText('Incorrect current password.')).toBeFocused()
  await expect(field(page, 'New email')).toHaveValue(`new-${email}`)
  await expectNoFaults(page)

  const browser = { 'user-agent': await page.evaluate(() => navigator.userAgent) }
  const cookie = readSetCookies((await callAuthApi(site.origin, 'sign-in/email', { email, password }, browser)).headers)
  const userElsewhere = async () =>
    JSON.parse((await httpRequest(site.origin, '/api/session', { headers: { cookie } })).text).user
  expect(await userElsewhere()).toMatchObject({ email })
  await hands.press(link(page, 'Sign-in and security'))
  await expect(page.getByText('Current session')).toHaveCount(1)
  await expectNoFaults(page)
  await hands.press(page.getByRole('button', { name: /^End Chrome/ }))
  await expect(page.getByText('You have no other sessions.')).toBeVisible()
  await expect(page.getByText('Session ended.')).toBeVisible()
  expect(await userElsewhere()).toBeNull()

  await open(page, '/planner/new')
  await hands.type(page.getByLabel('Idea', { exact: true }), 'A tool that keeps secrets')
  const drafts = () => page.evaluate(() => Object.values(localStorage).filter((kept) => kept.includes('secrets')))
  await expect.poll(drafts).toHaveLength(1)
  await page.evaluate(() => sessionStorage.setItem('studio-improvements-a-plan', '{}')) // as an answer of the AI is kept
  const proposals = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('proposals')))
  await open(page, '/planner/account/security')
  await hands.press(link(page, 'Your data'))
  await expectNoFaults(page)
  const download = page.waitForEvent('download')
  await hands.press(link(page, 'Download your data'))
  expect((await download).suggestedFilename()).toBe('your-data.json')
  await hands.type(field(page, 'Current password'), password)
  await hands.press(button(page, 'Delete account'))
  await expect(page.getByText('Please confirm that you understand what will be deleted.')).toBeVisible()
  await hands.check(page.getByLabel('I understand what will be deleted.'))
  await hands.press(button(page, 'Delete account'))
  await expect(page).toHaveURL(at('/planner'))
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('studio-auth'))).toBeNull()
  expect(await drafts()).toEqual([])
  expect(await proposals()).toEqual([])
})

test('a tab follows when somebody signs in, out, or in as somebody else in another one; a line that breaks is said and what was typed stays', async ({
  page,
  context,
}) => {
  const [ada, eve] = [await aUser(site), await aUser(site)]
  await open(page, '/planner/login')
  await field(page, 'Email').fill('ada@example')
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(field(page, 'Email')).toBeFocused()
  await page.route('**/api/auth/**', (route) => route.abort(), { times: 1 })
  await field(page, 'Email').fill(ada.email)
  await button(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText('Sign in failed: the server could not be reached. Please try again.')
  await expect(field(page, 'Email')).toHaveValue(ada.email)
  await expect(field(page, 'Password')).toHaveValue(password)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL(at('/planner/dashboard'))

  const other = await context.newPage()
  await open(other, '/planner/account')
  await expect(other.getByRole('main').getByText(ada.email)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
  await button(page, 'Sign Out').click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL(at('/planner'))
  await expect(other).toHaveURL(at('/planner/login?to=%2Fplanner%2Faccount'))
  await expect(other.getByText(ada.email)).toHaveCount(0)
  await signIn(page, eve)
  await other.goto(at('/planner/account'))
  await expect(other.getByRole('main').getByText(eve.email)).toBeVisible()
})

test('the menu of signed-in people leads to the dashboard from every part of the site, and signs out, even when the server cannot', async ({
  page,
}) => {
  await signIn(page, await aUser(site), '/planner/account')
  const menu = page.getByRole('banner')
  for (const path of ['/planner/account', '/about']) {
    await open(page, path)
    await menu.getByRole('button', { name: 'Account' }).click()
    await expect(menu.getByRole('link', { name: 'Back office' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(at('/planner/dashboard'))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/planner/account')
  await menu.getByRole('button', { name: 'Account' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.route('**/api/auth/**', (route) => route.abort())
  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Failed to sign out')).toBeVisible()
  await expect(page).toHaveURL(at('/planner'))
  expect(await page.evaluate(() => localStorage.getItem('studio-auth'))).toBeNull()
})
