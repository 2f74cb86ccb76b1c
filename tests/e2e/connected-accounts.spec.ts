import { expect, type Page, test } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { type FakeOAuthServer, startFakeOAuthServer } from '~test/fake-oauth-server'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'
import { aUser, type SignedInUser } from '~test/user-account'

let site: RunningSite
let provider: FakeOAuthServer
test.beforeAll(async () => {
  const port = String(await findFreePort())
  provider = await startFakeOAuthServer()
  site = await startSite({ ...provider.env, PORT: port, ORIGIN: `http://127.0.0.1:${port}`, DEMO: '0' })
})
test.afterAll(async () => {
  await site.stop()
  await provider.stop()
})

const at = (path: string) => site.origin + path
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Connected accounts' }).getByRole('listitem').filter({ hasText: name })
const disconnect = (page: Page, name: string) => page.getByRole('button', { name: `Disconnect ${name}` })

async function comeBy(page: Page, name: string) {
  await page.goto(at('/planner/login?to=/planner/account/security'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: `Continue with ${name}` }).click()
  await expect(page).toHaveURL(at('/planner/account/security'))
}

/** Somebody with a password who came by Google and then by GitHub. */
async function whoCameByBoth(page: Page): Promise<SignedInUser> {
  const user = await aUser(site)
  Object.assign(provider, { person: { id: Date.now(), name: 'Ada', email: user.email, isConfirmed: true } })
  await comeBy(page, 'Google')
  await page.context().clearCookies()
  await comeBy(page, 'GitHub')
  await page.waitForLoadState('networkidle')
  return user
}

test('Google is disconnected by the present password: its row goes, that is said, and the focus stays near', async ({
  page,
}) => {
  const { password } = await whoCameByBoth(page)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  const present = row(page, 'Google').getByLabel('Current password')
  await present.fill('Wr0ngPass')
  await disconnect(page, 'Google').click()
  await expect(row(page, 'Google').getByText('Incorrect current password.')).toBeFocused()
  await present.fill(password)
  await present.press('Enter')
  await expect(row(page, 'Google')).toHaveCount(0)
  await expect(page.getByText('Google disconnected.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Connected accounts' })).toBeFocused()
  await expect(disconnect(page, 'GitHub')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Google')).toHaveCount(0)
})
