import type { BrowserContext } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { e2eSite, expect, test, toBrowserCookies } from '~test/admin-browser'
import { getPostId, openPost, postTextbox, startPost, waitUntilSaved } from '~test/post-editor-screen'

/** Who else is there is asked for every ten seconds; here every second. */
function lookOften(context: BrowserContext) {
  return context.addInitScript(() => {
    const set = setInterval as (run: () => void, ms?: number) => number
    Object.assign(window, { setInterval: (run: () => void, ms?: number) => set(run, ms === 10_000 ? 1_000 : ms) })
  })
}

test('two admins in one post: the second sees the first, sees what was saved, and a conflict is decided, not lost', async ({
  adminPage: first,
  admin,
  browser,
}) => {
  test.setTimeout(120_000)
  await lookOften(first.context())
  await startPost(first, 'Written by two')
  await first.keyboard.type('From the first.')
  await waitUntilSaved(first)

  const other = await browser.newContext({ baseURL: 'http://harbor.test' })
  await other.addCookies(toBrowserCookies(await anAdmin(e2eSite())))
  await lookOften(other)
  const second = await other.newPage()
  await openPost(second, getPostId(first))
  await expect(second.getByText(`${admin.email} is also editing this post.`)).toBeVisible({ timeout: 15_000 })

  await postTextbox(first).click()
  await first.keyboard.press('ControlOrMeta+End')
  await first.keyboard.type(' More of it.')
  await waitUntilSaved(first)
  await expect(postTextbox(second)).toHaveText('From the first. More of it.', { timeout: 20_000 })
  await expect(second.getByText(`${admin.email} updated this post. You are viewing the latest version.`)).toBeVisible()

  // both write before either has seen the other's save
  await second.route('**/draft', (route) => setTimeout(() => void route.continue(), 3_500))
  await postTextbox(second).click()
  await second.keyboard.press('ControlOrMeta+End')
  await second.keyboard.type(' And the second.')
  await first.keyboard.type(' And the first.')
  await waitUntilSaved(first)
  await expect(second.getByText(/saved this post on .* while you were editing/)).toBeVisible({ timeout: 20_000 })
  await expect(postTextbox(second)).toHaveText('From the first. More of it. And the second.')
  await second.getByRole('button', { name: 'Compare versions' }).click()
  const dialog = second.getByRole('dialog')
  await expect(dialog.locator('del')).toHaveText('first')
  await expect(dialog.locator('ins')).toHaveText('second')
  await dialog.getByRole('button', { name: 'Use mine' }).click()
  await waitUntilSaved(second)
  await second.getByRole('button', { name: 'History' }).click()
  await second
    .getByRole('button', { name: new RegExp(admin.email) })
    .first()
    .click()
  await expect(second.getByRole('dialog').locator('del')).toHaveText('first')
  await second.keyboard.press('Escape')
  await expect(postTextbox(first)).toHaveText('From the first. More of it. And the second.', { timeout: 20_000 })
  await other.close()
})
