import { expect, test } from '~test/admin-browser'
import { getPostId, openPost, postTextbox, postTitle, startPost, waitUntilSaved } from '~test/post-editor-screen'

test.describe.configure({ timeout: 120_000 })

test('the line is cut while somebody types and the tab is closed: on return all of it is there, and says so', async ({
  adminPage: page,
  context,
}) => {
  await startPost(page, 'Kept through the storm')
  await page.keyboard.type('Before the storm.')
  await waitUntilSaved(page)
  const postId = getPostId(page)
  await context.setOffline(true)
  await page.keyboard.type(' And this was typed in it.')
  await expect(page.getByText('Offline. Stored on this device').first()).toBeVisible({ timeout: 15_000 })
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await openPost(later, postId)
  await expect(postTextbox(later)).toHaveText('Before the storm. And this was typed in it.')
  await expect(later.getByText(/Restored unsaved changes from /)).toBeVisible()
  await waitUntilSaved(later)
  await later.reload()
  await postTextbox(later).waitFor()
  await expect(postTextbox(later)).toHaveText('Before the storm. And this was typed in it.')
  await expect(later.getByText(/Restored unsaved changes/)).toHaveCount(0)
})

test('a new post whose tab was closed before its first save is there when the next one is begun', async ({
  adminPage: page,
  context,
}) => {
  await context.route('**/draft', (route) => route.abort())
  await startPost(page, 'Never sent')
  await page.keyboard.type('Typed and gone.')
  await page.waitForTimeout(400)
  await page.close()
  await context.unroute('**/draft')
  const later = await context.newPage()
  await later.goto('/admin/blog/new')
  await expect(postTextbox(later)).toHaveText('Typed and gone.')
  await expect(postTitle(later)).toHaveValue('Never sent')
  await expect(later).toHaveURL(/\/admin\/blog\/edit\//, { timeout: 15_000 })
})

test('what a server failed to take, or was not given by who is signed out, is saved once it is back or they are', async ({
  adminPage: page,
  context,
}) => {
  await test.step('the server fails for a while', async () => {
    await context.route('**/draft', (route) => route.fulfill({ status: 503, body: 'down' }))
    await startPost(page, 'Through an outage')
    await page.keyboard.type('First.')
    const told = page.getByText(/the site is not responding. Stored on this device/).first()
    await expect(told).toBeVisible({ timeout: 15_000 })
    await context.unroute('**/draft')
    await waitUntilSaved(page)
  })
  await test.step('signed out, and in again elsewhere', async () => {
    const cookies = await context.cookies()
    await context.clearCookies()
    await page.keyboard.type(' Second.')
    await expect(page.getByText('You are signed out. Changes are not being saved.')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank')
    await context.addCookies(cookies)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await waitUntilSaved(page)
    await expect(postTextbox(page)).toHaveText('First. Second.')
  })
})
