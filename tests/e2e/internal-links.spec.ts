import { randomBytes, randomUUID } from 'node:crypto'
import { expect, journeySite, test } from '../support/admin-browser'
import { faultsInBothColors } from '../support/axe'
import { ask } from '../support/http'
import { restOnToast } from '../support/toast'
import { aWriter } from '../support/writer'

const LINKS = '/admin/internal-links'

test('an orphan is found in the list, gets a link from a sentence that speaks of it, is healed, and an orphan again', async ({
  adminPage: page,
  admin,
}) => {
  test.slow()
  const { origin } = journeySite()
  const mark = randomBytes(4).toString('hex')
  const writer = aWriter(origin, admin.cookie)
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

  // the register reads new pages some moments after they are published
  const row = page.getByRole('row').filter({ hasText: path })
  const inList = async () => {
    await page.goto(`${LINKS}/orphans?after=${encodeURIComponent(path.slice(0, -1))}`)
    await expect(page.getByText(/pages read/)).toBeVisible({ timeout: 2_000 })
  }
  await expect(async () => {
    await inList()
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  expect(await faultsInBothColors(page)).toEqual([])

  await row.getByRole('link', { name: `Find links to ${title}` }).click()
  const suggestion = page.getByRole('row').filter({ hasText: `Field notes ${mark}` })
  // the list that was left has such a row too, without a score
  await expect(suggestion.filter({ hasText: 'of 100' })).toBeVisible({ timeout: 60_000 })
  const words = suggestion.getByRole('textbox')
  await words.fill('something else')
  await expect(suggestion.getByText('Take words of this sentence')).toBeVisible()
  await words.fill(`Our lantern calibration ${mark}`)
  await expect(suggestion.locator('mark')).toHaveText(`Our lantern calibration ${mark}`)
  expect(await faultsInBothColors(page)).toEqual([])
  await suggestion.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('The link is in its text.')).toBeVisible()
  await restOnToast(page, 'The link is in its text.')
  const linked = `<a href="${path}">Our lantern calibration ${mark}</a>`
  expect((await ask(origin, `/blog/notes-${mark}`)).text).toContain(linked)
  await expect(suggestion).toBeHidden()

  const healed = await page.context().newPage()
  await expect(async () => {
    await healed.goto(`${LINKS}/page?path=${path}`)
    await expect(healed.getByText(`Our lantern calibration ${mark}`).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  expect(await faultsInBothColors(healed)).toEqual([])
  await healed.goto(`${LINKS}/orphans?after=${encodeURIComponent(path.slice(0, -1))}`)
  await expect(healed.getByRole('heading', { name: 'Internal Links' })).toBeVisible()
  await expect(healed.getByRole('row').filter({ hasText: path })).toBeHidden()
  await healed.close()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(suggestion).toBeVisible()
  expect((await ask(origin, `/blog/notes-${mark}`)).text).not.toContain(linked)
  await suggestion.getByRole('button', { name: `Dismiss: Field notes ${mark}` }).click()
  await expect(suggestion).toBeHidden()
  await page.getByRole('button', { name: 'Show them again' }).click()
  await expect(suggestion).toBeVisible()
  await expect(async () => {
    await inList()
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  for (const id of [orphan, other]) await writer.withdraw(id)
})

test('links are looked through by where they lead, a detour is taken out of a text at once, and put back', async ({
  adminPage: page,
  admin,
}) => {
  test.slow()
  const { origin } = journeySite()
  const mark = randomBytes(4).toString('hex')
  const [old, missing] = [`/old-${mark}`, `/missing-${mark}`]
  const writer = aWriter(origin, admin.cookie)
  const id = randomUUID()
  const body = `<p>First <a href="${old}">the detour ${mark}</a>, then <a href="${missing}">the gap ${mark}</a>.</p>`
  await page.goto(`/admin/seo-settings/redirects?new=${old}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Old address')).toHaveValue(old)
  await dialog.getByLabel('Leads to').fill('/about')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByText(`${old} is answered from now on.`)).toBeVisible()
  await writer.save(id, 0, { title: `Ways ${mark}`, slug: `ways-${mark}`, body })
  expect((await writer.publish(id)).status).toBe(200)

  const detour = page.getByRole('row').filter({ hasText: `the detour ${mark}` })
  await expect(async () => {
    await page.goto(`${LINKS}?q=${mark}`)
    await expect(detour).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(detour).toContainText('Redirected')
  await expect(detour).toContainText('/about')
  await page.getByLabel('Status').selectOption('broken')
  const gap = page.getByRole('row').filter({ hasText: `the gap ${mark}` })
  await expect(gap).toContainText('Broken')
  await expect(detour).toBeHidden()
  expect(await faultsInBothColors(page)).toEqual([])
  await gap.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Make a redirect…' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${LINKS}/problems?show=redirected`)
  await expect(detour).toBeVisible()
  expect(await faultsInBothColors(page)).toEqual([])
  await detour.getByRole('button', { name: /^Lead straight/ }).click()
  await expect(page.getByText('The link leads straight there.')).toBeVisible()
  await restOnToast(page, 'The link leads straight there.')
  expect((await ask(origin, `/blog/ways-${mark}`)).text).toContain(`<a href="/about">the detour ${mark}</a>`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back as it was.')).toBeVisible()
  expect((await ask(origin, `/blog/ways-${mark}`)).text).toContain(`<a href="${old}">the detour ${mark}</a>`)

  for (const path of [`${LINKS}/pages?sort=in`, `${LINKS}/problems?show=crowded`]) {
    await page.goto(path)
    await expect(page.getByText(/pages read|to go/)).toBeVisible()
    expect(await faultsInBothColors(page)).toEqual([])
  }
  await writer.withdraw(id)
})
