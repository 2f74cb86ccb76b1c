import { expect, type Page, test } from '@playwright/test'
import { type Database, openDatabase } from '~/platform/database/database.server'
import { skipStep } from '~/shell/admin/set-up/set-up.commands.server'
import { anAdmin, type SignedInAdmin } from '~test/admin'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'
import { totpCode } from '~test/totp-code'

let site: RunningSite
let ada: SignedInAdmin

test.beforeAll(async () => {
  const port = String(await findFreePort())
  // a name: passkeys belong to a host, and an address of numbers has none
  site = await startSite({ PORT: port, ORIGIN: `http://localhost:${port}`, DEMO: '0', LOG_LEVEL: 'warn' })
  // admins of a studio that is set up begin at the dashboard
  await onDatabase((db) => skipStep(db, 'brand'))
})
test.afterAll(() => site.stop())
test.beforeEach(async () => {
  ada = await anAdmin(site)
})

const at = (path: string) => `${site.origin.replace('127.0.0.1', 'localhost')}${path}`
const security = '/planner/account/security'

async function signIn(page: Page, to = '/admin/login') {
  await page.goto(at(to), { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A device that asks for its owner's finger, and gets it. */
async function withDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const kind = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const options = { ...kind, isUserVerified: true, automaticPresenceSimulation: true }
  await browser.send('WebAuthn.addVirtualAuthenticator', { options })
}

async function onDatabase(work: (db: Database) => Promise<unknown>) {
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  await work(db)
  await close()
}

/** As if everybody had proved an hour ago who they are. */
async function anHourLater() {
  const authenticatedAt = new Date(Date.now() - 3_600_000)
  await onDatabase((db) => db.updateTable('sessions').set({ authenticatedAt }).execute())
}

async function rule(page: Page, label: string) {
  await page.goto(at('/admin/settings/admins'), { waitUntil: 'networkidle' })
  await page.getByRole('switch', { name: 'Require two-factor authentication' }).click()
  await expect(page.getByText(label)).toBeVisible()
}

async function signOutAndIn(page: Page) {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(at('/'))
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function giveCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a passkey is added, signs in, is asked for once the studio requires it, and is removed', async ({ page }) => {
  await withDevice(page)
  await signIn(page)
  await expect(page).toHaveURL(at('/admin'))
  await page.goto(at('/admin/settings/admins'), { waitUntil: 'networkidle' })
  await page.getByRole('switch', { name: 'Require two-factor authentication' }).click()
  await expect(page.getByText('Set up two-factor authentication for your own account first')).toBeVisible()

  await page.goto(at(security), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('not used yet')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await rule(page, 'Two-factor authentication is now required for admins.')
  await expect(page.getByRole('row', { name: ada.email })).toContainText('Passkey')

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(at('/'))
  await page.goto(at('/admin/login'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(at('/admin'))

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(at('/'))
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Confirm your identity' })).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveCount(0)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(at('/admin'))
  await rule(page, 'Two-factor authentication is no longer required for admins.')

  await page.goto(at(security), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /Rename passkey/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog).toContainText('Enter a name for the passkey.')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('Passkey renamed.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop')
  await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click()
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText(/Passkey .* removed/)).toBeVisible()
})

test('an authenticator app is set up, asks for its code, and a recovery code takes its place once', async ({
  page,
}) => {
  await signIn(page, `/planner/login?to=${security}`)
  await expect(page).toHaveURL(at(security))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await page.getByLabel('Code from the app').fill('123')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is incorrect')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByLabel('Code from the app').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  const code = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.goto(at('/admin'), { waitUntil: 'networkidle' })
  await signOutAndIn(page)
  await giveCode(page, '000000')
  await expect(page.getByText('This code is incorrect').first()).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await giveCode(page, code)
  await expect(page).toHaveURL(at('/admin'))
  await signOutAndIn(page)
  await giveCode(page, code)
  await expect(page.getByText('This code is incorrect').first()).toBeVisible()
})

test('at a screen that was left open nobody adds an admin or takes the orders along; who was added is removed and brought back', async ({
  page,
}) => {
  await signIn(page)
  await expect(page).toHaveURL(at('/admin'))
  await anHourLater()
  await page.goto(at('/admin/settings/admins'), { waitUntil: 'networkidle' })
  const invited = `grace-${Date.now()}@example.com`
  await page.getByLabel('Email of the new admin').fill(invited)
  await page.getByRole('button', { name: 'Add admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Confirm your identity and try again. Nothing was changed.')).toBeVisible()
  await expect(page.getByLabel('Email of the new admin')).toHaveValue(invited)

  await page.getByRole('button', { name: 'Add admin' }).click()
  await dialog.getByLabel('Password').fill('Wr0ngPassage')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect current password.')
  await dialog.getByLabel('Password').fill(ada.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${invited} is now an admin.`)).toBeVisible()
  await expect(page.getByText('Invited')).toBeVisible()
  await page.getByLabel('Email of the new admin').fill('grace')
  await page.getByRole('button', { name: 'Add admin' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  const admins = page.getByRole('table', { name: /Admins/ })
  await page.getByRole('button', { name: `Remove ${invited}` }).click()
  await expect(page.getByText(`${invited} is no longer an admin.`)).toBeVisible()
  await expect(admins.getByText(invited)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(admins.getByText(invited)).toBeVisible()

  await anHourLater()
  await page.goto(at('/admin/orders'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Export CSV' }).click()
  await dialog.getByLabel('Password').fill(ada.password)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/orders.*\.csv/)

  await page.goto(at('/admin/settings/admins'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Remove yourself' }).click()
  await page.getByRole('button', { name: 'Remove yourself' }).click()
  await expect(page).toHaveURL(at('/'))
})
