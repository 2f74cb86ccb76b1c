import { expect, type Page, test } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { tabTo, typeInto } from '~test/keyboard'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'

const ada = { email: 'ada@example.com', name: 'Ada O’Brien', password: 'Passage7Tide' }
let site: RunningSite

test.beforeAll(async () => {
  const port = String(await findFreePort())
  site = await startSite({ PORT: port, ORIGIN: `http://127.0.0.1:${port}`, DEMO: '0', LOG_LEVEL: 'warn' })
})
test.afterAll(() => site?.stop())

function type(page: Page, label: string, text: string) {
  return typeInto(page, page.getByLabel(label, { exact: true }), text)
}

async function signIn(page: Page) {
  const { email, password } = await anAdmin(site)
  await page.goto(`${site.origin}/admin/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/admin/set-up/brand`)
  return email
}

// the first: nobody has set the site up
test('by keyboard alone somebody sets the site up, signs out, leaves nothing behind and signs in again', async ({
  page,
}) => {
  await page.goto(`${site.origin}/admin/setup/not-the-link`)
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  const link = /Set up the first admin: (\S+)/.exec(site.output())?.[1] ?? ''
  await page.goto(link, { waitUntil: 'networkidle' })
  await type(page, 'Email', ada.email)
  await type(page, 'Your name', ada.name)
  await type(page, 'Password', 'password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password must contain at least one uppercase letter (A-Z)')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue(ada.name)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Show' }))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(ada.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/admin/set-up/brand`)
  await expect(page.getByText('Administrator')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  for (let step = 0; step < 2; step++) {
    await page.goBack({ waitUntil: 'networkidle' }).catch(() => {})
    await expect(page.getByText('Administrator')).toHaveCount(0)
    await expect(page.getByText(ada.email)).toHaveCount(0)
  }

  await page.goto(`${site.origin}/admin/login`, { waitUntil: 'networkidle' })
  await type(page, 'Email', ' ADA@example.com ')
  await type(page, 'Password', 'Wr0ngPass')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'Incorrect email or password. Please check your credentials and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(/ada@example\.com/i)
  await type(page, 'Password', ada.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/admin/set-up/brand`)
})

test('public pages offer a menu to whoever is signed in, move nothing for it, and ask nothing for others', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/api\/session|account-menu|auth-client/.test(request.url())) asked.push(request.url())
  })
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Try the planner' })).toBeVisible()
  expect(asked).toEqual([])
  const blogBefore = await bar.getByRole('link', { name: 'Blog' }).boundingBox()

  const email = await signIn(page)
  await page.goto(`${site.origin}/about`, { waitUntil: 'networkidle' })
  const account = bar.getByRole('button', { name: 'Account' })
  await expect(account).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Try the planner' })).toBeHidden()
  expect(await bar.getByRole('link', { name: 'Blog' }).boundingBox()).toEqual(blogBefore)
  expect(await page.evaluate(() => localStorage.getItem('studio-admin-email'))).toBe(email)

  await tabTo(page, account)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/planner/dashboard')
  await tabTo(page, bar.getByRole('link', { name: 'Back office' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/admin`)

  await page.goto(`${site.origin}/blog`, { waitUntil: 'networkidle' })
  await account.click()
  await bar.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${site.origin}/planner`)
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await page.goto(`${site.origin}/blog`)
  await expect(bar.getByRole('link', { name: 'Try the planner' })).toBeVisible()
})

test('who signs out in one tab is signed out in the others; where the server cannot be reached, at least here', async ({
  page,
  context,
}) => {
  const email = await signIn(page)
  const other = await context.newPage()
  await other.goto(`${site.origin}/admin/settings/admins`, { waitUntil: 'networkidle' })
  await expect(other.getByRole('table', { name: /Admins/ }).getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL(`${site.origin}/`)
  await expect(other.getByText(email)).toHaveCount(0)
  await other.close()

  await signIn(page)
  await page.route('**/api/auth/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Failed to sign out')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('studio-auth'))).toBeNull()
})
