import { type Browser, expect, type Page, test } from '@playwright/test'
import { aUser, mailedLink, type SignedInUser } from '../support/account'
import { faultsInBothColors } from '../support/axe'
import { byKeyboard, type Hands, withPointer } from '../support/hands'
import { freePort, type RunningSite, startSite } from '../support/running-site'

const password = 'Passage7Tide'
let site: RunningSite

test.beforeAll(async () => {
  const port = String(await freePort())
  site = await startSite({ PORT: port, ORIGIN: `http://127.0.0.1:${port}`, DEMO: '0', LOG_LEVEL: 'info' })
})
test.afterAll(() => site.stop())

const at = (path: string) => site.origin + path
const open = (page: Page, path: string) => page.goto(at(path), { waitUntil: 'networkidle' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

async function expectNoFaults(page: Page) {
  expect(await faultsInBothColors(page)).toEqual([])
}

async function signIn(page: Page, { email }: Pick<SignedInUser, 'email'>, to = '/planner/dashboard') {
  await open(page, `/planner/login?${new URLSearchParams({ to })}`)
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL(at(to))
}

/** The same person in another browser. */
async function elsewhere(browser: Browser, user: Pick<SignedInUser, 'email'>) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, user)
  return page
}

const ways: [name: string, width: number, handsOf: (page: Page) => Hands][] = [
  ['on a desktop by keyboard alone', 1280, byKeyboard],
  ['on a phone', 390, withPointer],
]

for (const [name, width, handsOf] of ways) {
  test(`${name} somebody signs up, confirms, signs in, looks after the account and deletes it`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    const hands = handsOf(page)
    const email = `ada-${width}@harbor.test`

    await open(page, '/planner')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expectNoFaults(page)
    await hands.press(link(page, 'Sign in'))
    await hands.type(field(page, 'E-mail'), email)
    await hands.press(link(page, 'I am new here'))
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await hands.type(field(page, 'Password'), 'passw')
    await expect(page.getByText('A lowercase letter (a-z) (done)')).toBeVisible()
    await hands.press(button(page, 'Create account'))
    await expect(field(page, 'Password')).toBeFocused()
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
    await expectNoFaults(page)
    await hands.press(button(page, 'Show'))
    await hands.type(field(page, 'Password'), password)
    await expect(page.getByText('(done)')).toHaveCount(5)
    await hands.press(button(page, 'Create account'))

    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused()
    await hands.press(button(page, 'Resend the link'))
    await expect(page.getByText(`Another mail to ${email} is on its way.`)).toBeVisible()
    await expectNoFaults(page)
    await hands.press(link(page, 'I have confirmed it: sign in'))
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await hands.type(field(page, 'Password'), password)
    await hands.press(button(page, 'Sign in'))
    await expect(page.getByRole('alert')).toHaveText(
      'Please check your email and click the confirmation link before signing in.',
    )
    await expect(button(page, 'Resend the link')).toBeVisible()

    await open(page, await mailedLink(site, email, 'confirmation'))
    await hands.press(button(page, 'Confirm my address'))
    await expect(page.getByText('Password is required.')).toBeVisible()
    await hands.type(field(page, 'Password'), 'Wr0ngPass')
    await hands.press(button(page, 'Confirm my address'))
    await expect(
      page.getByRole('alert').filter({ hasText: 'This is not the password that was chosen with this account.' }),
    ).toBeVisible()
    await expectNoFaults(page)
    await hands.type(field(page, 'Password'), password)
    await hands.press(button(page, 'Confirm my address'))
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await hands.press(link(page, 'Sign in'))
    await hands.type(field(page, 'E-mail'), email)
    await hands.type(field(page, 'Password'), password)
    await hands.press(button(page, 'Sign in'))
    await expect(page).toHaveURL(at('/planner/dashboard'))
    await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Sign Out'])
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)

    await hands.press(link(page, 'Account'))
    await hands.type(field(page, 'Name'), 'Ada O’Brien')
    await hands.press(button(page, 'Save name'))
    await expect(page.getByText('Your name is saved.')).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('Ada O’Brien')
    await hands.type(field(page, 'New address'), `new-${email}`)
    await hands.type(field(page, 'Present password'), 'Wr0ngPass')
    await hands.press(button(page, 'Change address'))
    await expect(page.getByText('This is not your present password.')).toBeFocused()
    await expect(field(page, 'New address')).toHaveValue(`new-${email}`)
    await expectNoFaults(page)

    const other = await elsewhere(browser, { email })
    await hands.press(link(page, 'Sign-in and security'))
    await expect(page.getByText('This one')).toHaveCount(1)
    await expectNoFaults(page)
    await hands.press(page.getByRole('button', { name: /^End Chrome/ }))
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
    await expect(page.getByText('This session has ended.')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/planner\/login\?to=/)
    await other.context().close()

    await open(page, '/planner/new')
    await hands.type(page.getByLabel('Idea', { exact: true }), 'A tool that keeps secrets')
    const drafts = () => page.evaluate(() => Object.values(localStorage).filter((kept) => kept.includes('secrets')))
    await expect.poll(drafts).toHaveLength(1)
    await page.evaluate(() => sessionStorage.setItem('studio-proposals-a-plan', '{}')) // as an answer of the AI is kept
    const proposals = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('proposals')))
    await open(page, '/planner/account/security')
    await hands.press(link(page, 'Your data'))
    await expectNoFaults(page)
    const download = page.waitForEvent('download')
    await hands.press(link(page, 'Download your data'))
    expect((await download).suggestedFilename()).toBe('your-data.json')
    await hands.type(field(page, 'Present password'), password)
    await hands.press(button(page, 'Delete my account'))
    await expect(page.getByText('Please tick that you know what goes.')).toBeVisible()
    await hands.tick(page.getByLabel('I know what goes.'))
    await hands.press(button(page, 'Delete my account'))
    await expect(page).toHaveURL(at('/planner'))
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('studio-auth'))).toBeNull()
    expect(await drafts()).toEqual([])
    expect(await proposals()).toEqual([])
  })
}

test('who signs out in one tab is signed out in the other at once, and neither is in the other’s way', async ({
  page,
  context,
}) => {
  const user = await aUser(site)
  await signIn(page, user)
  const other = await context.newPage()
  await open(other, '/planner/account')
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
  await button(page, 'Sign Out').click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL(at('/planner'))
  await expect(other).toHaveURL(at('/planner/login?to=%2Fplanner%2Faccount'))
  await expect(other.getByText(user.email)).toHaveCount(0)
})

test('a tab follows when somebody else signs in', async ({ page, context }) => {
  const [ada, eve] = [await aUser(site), await aUser(site)]
  await signIn(page, ada, '/planner/account')
  await expect(page.getByRole('main').getByText(ada.email)).toBeVisible()
  const other = await context.newPage()
  await open(other, '/planner/dashboard')
  await button(other, 'Sign Out').click()
  await expect(page).toHaveURL(/\/planner\/login/)
  await signIn(other, eve)
  await page.goto(at('/planner/account'))
  await expect(page.getByRole('main').getByText(eve.email)).toBeVisible()
})

test('when the server cannot end the session, that is said', async ({ page }) => {
  await signIn(page, await aUser(site))
  await page.route('**/api/auth/**', (route) => route.abort())
  await button(page, 'Sign Out').click()
  await expect(page.getByText('Failed to sign out')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('studio-auth'))).toBeNull()
})

test('first this session is ended, and every one when that fails', async ({ page }) => {
  await signIn(page, await aUser(site))
  const called: string[] = []
  page.on('request', (request) => {
    const call = /\/api\/auth\/(.+)/.exec(request.url())?.[1]
    if (call) called.push(call)
  })
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 500, json: {} }))
  await button(page, 'Sign Out').click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  expect(called).toEqual(['sign-out', 'revoke-sessions'])
})

test('the menu of signed-in people leads to the dashboard from every part of the site', async ({ page }) => {
  const user = await aUser(site)
  await signIn(page, user, '/planner/account')
  for (const path of ['/planner/account', '/about', '/']) {
    await open(page, path)
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back office' })).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(at('/planner/dashboard'))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/planner/account')
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(at('/planner'))
})

test('without a connection nothing that was typed is lost', async ({ page, context }) => {
  await signIn(page, await aUser(site), '/planner/account')
  await page.waitForLoadState('networkidle')
  await field(page, 'Name').fill('Grace')
  await context.setOffline(true)
  await button(page, 'Save name').click()
  await expect(page.getByText('This could not be sent. Nothing was changed. Please try again.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Grace')
  await context.setOffline(false)
  await button(page, 'Save name').click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
})
