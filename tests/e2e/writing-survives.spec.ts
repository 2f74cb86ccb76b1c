import { expect, test } from '../support/admin-browser'
import { beginPost, openPost, postIdOf, text, title, untilSaved } from '../support/writing'

test.describe.configure({ timeout: 120_000 })

test('the line is cut while somebody types and the tab is closed: on return all of it is there, and says so', async ({
  adminPage: page,
  context,
}) => {
  await beginPost(page, 'Kept through the storm')
  await page.keyboard.type('Before the storm.')
  await untilSaved(page)
  const postId = postIdOf(page)
  await context.setOffline(true)
  await page.keyboard.type(' And this was typed in it.')
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible({ timeout: 15_000 })
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await openPost(later, postId)
  await expect(text(later)).toHaveText('Before the storm. And this was typed in it.')
  await expect(later.getByText(/Restored what you typed on .* which had not been saved/)).toBeVisible()
  await untilSaved(later)
  await later.reload()
  await text(later).waitFor()
  await expect(text(later)).toHaveText('Before the storm. And this was typed in it.')
  await expect(later.getByText(/Restored what you typed/)).toHaveCount(0)
})

test('a new post whose tab was closed before its first save is there when the next one is begun', async ({
  adminPage: page,
  context,
}) => {
  await context.route('**/draft', (route) => route.abort())
  await beginPost(page, 'Never sent')
  await page.keyboard.type('Typed and gone.')
  await page.waitForTimeout(400)
  await page.close()
  await context.unroute('**/draft')
  const later = await context.newPage()
  await later.goto('/admin/blog/new')
  await expect(text(later)).toHaveText('Typed and gone.')
  await expect(title(later)).toHaveValue('Never sent')
  await expect(later).toHaveURL(/\/admin\/blog\/edit\//, { timeout: 15_000 })
})

test('a server that fails for a while gets everything once it is back', async ({ adminPage: page, context }) => {
  let isDown = true
  await context.route('**/draft', (route) => (isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue()))
  await beginPost(page, 'Through an outage')
  await page.keyboard.type('Typed while it was down.')
  await expect(page.getByText(/the site does not answer. Kept on this device/).first()).toBeVisible({ timeout: 15_000 })
  isDown = false
  await untilSaved(page)
})

test('who is signed out is told, signs in elsewhere, and saving goes on', async ({ adminPage: page, context }) => {
  await beginPost(page, 'Signed out')
  await page.keyboard.type('First.')
  await untilSaved(page)
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.keyboard.type(' Second.')
  await expect(page.getByText('You are signed out, so nothing can be saved.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank')
  await context.addCookies(cookies)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await untilSaved(page)
  await expect(text(page)).toHaveText('First. Second.')
})
