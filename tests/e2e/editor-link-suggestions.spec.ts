import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { hoverToast } from '~test/hover-toast'
import { httpRequest } from '~test/http'
import { createPostClient } from '~test/post-client'
import { openPost, postTextbox, waitUntilSaved } from '~test/post-editor-screen'

test.describe.configure({ timeout: 180_000 })

const BESIDE = '**/admin/api/internal-links/draft-suggestions*'

const fromText = (page: Page) => page.getByRole('region', { name: 'Outbound link suggestions' })
const openLinks = (page: Page) => page.getByRole('tab', { name: 'Links' }).click()

/** A page to link to, and two that speak of it: a draft and a public post. */
async function written(cookie: string) {
  const mark = randomBytes(4).toString('hex')
  const writer = createPostClient(e2eSite().origin, cookie)
  const [target, draft, notes] = [randomUUID(), randomUUID(), randomUUID()]
  const title = `Lantern calibration ${mark}`
  const path = `/blog/lantern-${mark}`
  await writer.save(target, 0, { title, slug: `lantern-${mark}`, body: '<p>Every lantern drifts.</p>' })
  const body = `<p>We sailed at dawn. Our lantern calibration ${mark} took an hour.</p>`
  await writer.save(notes, 0, { title: `Field notes ${mark}`, slug: `notes-${mark}`, body })
  await writer.save(draft, 0, { title: `Draft ${mark}`, slug: `draft-${mark}`, body })
  for (const id of [target, notes]) expect((await writer.publish(id)).status).toBe(200)
  return { mark, writer, target, draft, notes, title, path }
}

test('a link is taken into the text beside which it is suggested, undone by a key, and saved; a page that could link to a post links at once', async ({
  adminPage: page,
  admin,
}) => {
  const { mark, writer, target, draft, notes, title, path } = await written(admin.cookie)
  await openPost(page, draft)
  await page.route(BESIDE, (route) => route.abort(), { times: 1 })
  await openLinks(page)
  await expect(page.getByText('Could not load suggestions')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Inbound link suggestions', { exact: true }).click()
  await expect(page.getByText('Publish this page to get inbound link suggestions.')).toBeVisible()
  const suggestion = fromText(page).getByRole('listitem').filter({ hasText: path })
  await expect(suggestion.locator('mark')).toHaveText(new RegExp(`lantern calibration ${mark}`, 'i'), {
    timeout: 60_000,
  })
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])

  const link = postTextbox(page).locator(`a[href="${path}"]`)
  await suggestion.getByRole('button', { name: `Add link: ${title}` }).click()
  await expect(link).toHaveText(new RegExp(`lantern calibration ${mark}`, 'i'))
  await expect(suggestion).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(link).toBeHidden()
  await expect(postTextbox(page)).toContainText(`Our lantern calibration ${mark} took an hour.`)

  const words = suggestion.getByRole('textbox')
  await words.fill('something else')
  await expect(suggestion.getByText('Use words exactly as they appear')).toBeVisible()
  await words.fill(`Our lantern calibration ${mark}`)
  await words.press('Tab')
  await page.keyboard.press('Tab')
  await expect(suggestion.getByRole('button', { name: `Add link: ${title}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link).toHaveText(`Our lantern calibration ${mark}`)
  await expect(suggestion).toBeHidden()
  await waitUntilSaved(page)
  await openPost(page, draft)
  await expect(link).toHaveText(`Our lantern calibration ${mark}`)

  const linkIn = async () =>
    (await httpRequest(e2eSite().origin, `/blog/notes-${mark}`)).text.includes(`<a href="${path}">`)
  await openPost(page, target)
  await openLinks(page)
  await page.getByText('Inbound link suggestions', { exact: true }).click()
  const inbound = page.getByRole('listitem').filter({ hasText: `Field notes ${mark}` })
  const accept = inbound.getByRole('button', { name: `Accept: Field notes ${mark}` })
  await expect(accept).toBeVisible({ timeout: 60_000 })
  await accept.click()
  await hoverToast(page, 'Link added.')
  await expect(inbound).toBeHidden()
  expect(await linkIn()).toBe(true)
  // the editor has an Undo of its own
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .first()
    .click()
  await expect(accept).toBeEnabled()
  expect(await linkIn()).toBe(false)
  for (const id of [target, draft, notes]) await writer.call('POST', `${id}/trash`)
})
