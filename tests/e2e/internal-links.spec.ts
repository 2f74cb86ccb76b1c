import { randomBytes, randomUUID } from 'node:crypto'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { hoverToast } from '~test/hover-toast'
import { httpRequest } from '~test/http'
import { createPostClient } from '~test/post-client'

const LINKS = '/admin/internal-links'

/** Waits until a screen says so: the register reads pages some moments after they have changed. */
async function expectSoon(cookie: string, path: string, isSaid: (text: string) => boolean) {
  const said = async () => isSaid((await httpRequest(e2eSite().origin, LINKS + path, { headers: { cookie } })).text)
  await expect.poll(said, { timeout: 60_000, intervals: [500] }).toBe(true)
}

test('an orphan is found in the list, gets a link from a sentence that speaks of it, is healed, and an orphan again', async ({
  adminPage: page,
  admin,
}) => {
  test.slow()
  const { origin } = e2eSite()
  const mark = randomBytes(4).toString('hex')
  const writer = createPostClient(origin, admin.cookie)
  const [orphan, other] = [randomUUID(), randomUUID()]
  const title = `Lantern calibration ${mark}`
  const path = `/blog/lantern-${mark}`
  await writer.save(orphan, 0, {
    title,
    slug: `lantern-${mark}`,
    body: '<p>Every lantern drifts a little each year.</p>',
  })
  const body = `<p>We sailed at dawn. Our lantern calibration ${mark} took an hour.</p>`
  await writer.save(other, 0, { title: `Field notes ${mark}`, slug: `notes-${mark}`, body })
  for (const id of [orphan, other]) expect((await writer.publish(id)).status).toBe(200)

  const orphans = `/orphans?after=${encodeURIComponent(path.slice(0, -1))}`
  const isListed = (text: string) =>
    text.includes('pages indexed') && text.includes(`Find link suggestions for ${title}`)
  await expectSoon(admin.cookie, orphans, isListed)
  await page.goto(LINKS + orphans)
  const row = page.getByRole('row').filter({ hasText: path })
  await row.getByRole('link', { name: `Find link suggestions for ${title}` }).click()
  const suggestion = page.getByRole('row').filter({ hasText: `Field notes ${mark}` })
  // the list that was left has such a row too, without a score
  await expect(suggestion.filter({ hasText: 'of 100' })).toBeVisible({ timeout: 60_000 })
  const words = suggestion.getByRole('textbox')
  await words.fill('something else')
  await expect(suggestion.getByText('Use words exactly as they appear')).toBeVisible()
  await words.fill(`Our lantern calibration ${mark}`)
  await expect(suggestion.locator('mark')).toHaveText(`Our lantern calibration ${mark}`)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await suggestion.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Link added.')).toBeVisible()
  await hoverToast(page, 'Link added.')
  const linked = `<a href="${path}">Our lantern calibration ${mark}</a>`
  expect((await httpRequest(origin, `/blog/notes-${mark}`)).text).toContain(linked)
  await expect(suggestion).toBeHidden()

  await expectSoon(admin.cookie, `/page?path=${path}`, (text) => text.includes(`Our lantern calibration ${mark}`))
  await expectSoon(admin.cookie, orphans, (text) => text.includes('Internal Links') && !isListed(text))

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(suggestion).toBeVisible()
  expect((await httpRequest(origin, `/blog/notes-${mark}`)).text).not.toContain(linked)
  await suggestion.getByRole('button', { name: `Dismiss: Field notes ${mark}` }).click()
  await expect(suggestion).toBeHidden()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(suggestion).toBeVisible()
  await expectSoon(admin.cookie, orphans, isListed)
  for (const id of [orphan, other]) await writer.withdraw(id)
})

test('links are looked through by where they lead, a detour is taken out of a text at once, and put back', async ({
  adminPage: page,
  admin,
}) => {
  test.slow()
  const { origin } = e2eSite()
  const mark = randomBytes(4).toString('hex')
  const [old, missing] = [`/old-${mark}`, `/missing-${mark}`]
  const writer = createPostClient(origin, admin.cookie)
  const id = randomUUID()
  const body = `<p>First <a href="${old}">the detour ${mark}</a>, then <a href="${missing}">the gap ${mark}</a>.</p>`
  const added = await httpRequest(origin, '/admin/seo-settings/redirects', {
    method: 'POST',
    headers: { cookie: admin.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ from: old, to: '/about', status: '301' }).toString(),
  })
  expect(added.status).toBe(200)
  await writer.save(id, 0, { title: `Ways ${mark}`, slug: `ways-${mark}`, body })
  expect((await writer.publish(id)).status).toBe(200)

  const detour = page.getByRole('row').filter({ hasText: `the detour ${mark}` })
  await expectSoon(admin.cookie, `?q=${mark}`, (text) => text.includes(`the detour ${mark}`))
  await page.goto(`${LINKS}?q=${mark}`)
  await expect(detour).toContainText('Redirected')
  await expect(detour).toContainText('/about')
  await page.getByLabel('Status').selectOption('broken')
  const gap = page.getByRole('row').filter({ hasText: `the gap ${mark}` })
  await expect(gap).toContainText('Broken')
  await expect(detour).toBeHidden()
  await gap.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Create redirect…' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${LINKS}/problems?show=redirected`)
  await expect(detour).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await detour.getByRole('button', { name: /^Update link/ }).click()
  await expect(page.getByText('Link updated.')).toBeVisible()
  await hoverToast(page, 'Link updated.')
  expect((await httpRequest(origin, `/blog/ways-${mark}`)).text).toContain(`<a href="/about">the detour ${mark}</a>`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()
  expect((await httpRequest(origin, `/blog/ways-${mark}`)).text).toContain(`<a href="${old}">the detour ${mark}</a>`)

  await writer.withdraw(id)
})
