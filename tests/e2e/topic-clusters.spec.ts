import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations, findAxeViolationsInBothColorSchemes } from '~test/axe'
import { hoverToast } from '~test/hover-toast'
import { httpRequest } from '~test/http'
import { createPostClient } from '~test/post-client'

const CLUSTERS = '/admin/topic-clusters'

/** Has the link made around words of the sentence that is suggested for it. */
async function insertLink(page: Page, button: RegExp) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: 'Missing link' })
  await dialog.getByRole('button', { name: 'Insert link' }).click({ timeout: 60_000 })
  await expect(dialog).toBeHidden()
}

test('a cluster is made, its missing page is drafted and published, the links go in both ways, and it is whole', async ({
  adminPage: page,
  admin,
}) => {
  test.slow()
  const { origin } = e2eSite()
  const mark = randomBytes(4).toString('hex')
  const writer = createPostClient(origin, admin.cookie)
  const [pillar, topic] = [`Lantern care ${mark}`, `Wick trimming ${mark}`]
  const pillarId = randomUUID()
  const body = `<p>We keep lanterns. A wick trimming ${mark} takes a minute.</p>`
  await writer.save(pillarId, 0, { title: pillar, slug: `lantern-${mark}`, body })
  expect((await writer.publish(pillarId)).status).toBe(200)

  await page.goto(CLUSTERS, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'New cluster' }).click()
  const sheet = page.getByRole('dialog', { name: 'New cluster' })
  await sheet.getByRole('button', { name: 'Create cluster' }).click()
  await expect(sheet.getByText('Enter a name.')).toBeVisible()
  await sheet.getByLabel('Name').fill(`Lanterns ${mark}`)
  await sheet.getByLabel('Pillar page').fill(pillar)
  await sheet.getByRole('option', { name: pillar }).click()
  await sheet.getByLabel('Topics, one per line').fill(`${topic}\n${topic}\n\nGlass ${mark}`)
  expect(await findAxeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Create cluster' }).click()
  await expect(page.getByRole('heading', { name: `Lanterns ${mark}` })).toBeVisible()
  await expect(page.getByText('0 of 2 covered')).toBeVisible()

  await page.getByRole('button', { name: `Actions: Glass ${mark}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('0 of 1 covered')).toBeVisible()
  await hoverToast(page, 'Topic removed.')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('0 of 2 covered')).toBeVisible()
  await page.getByRole('button', { name: `Actions: Glass ${mark}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('0 of 1 covered')).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: topic })
  await row.getByRole('button', { name: `Create draft: ${topic}` }).click()
  await page.getByRole('menuitem', { name: 'Blank post' }).click()
  await expect(row).toContainText('Draft')
  await expect(row).toContainText('not yet')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  const editor = await row.getByRole('link', { name: topic }).getAttribute('href')
  const draftId = editor?.split('/').at(-1) ?? ''
  const text = `<p>Cut it flat. That is half of lantern care ${mark}.</p>`
  await writer.save(draftId, 1, { title: topic, slug: `wick-trimming-${mark}`, body: text })
  expect((await writer.publish(draftId)).status).toBe(200)

  await page.reload()
  await expect(page.getByText('1 of 1 covered')).toBeVisible()
  await insertLink(page, /^Missing link from pillar page/)
  await insertLink(page, /^Missing link to pillar page/)
  // the register reads the two pages some moments after they have changed
  await expect(row.getByText('Linked')).toHaveCount(2, { timeout: 60_000 })
  expect((await httpRequest(origin, `/blog/lantern-${mark}`)).text).toContain(`href="/blog/wick-trimming-${mark}"`)
  expect((await httpRequest(origin, `/blog/wick-trimming-${mark}`)).text).toContain(`href="/blog/lantern-${mark}"`)

  await page.getByRole('link', { name: 'All clusters' }).click()
  const listed = page.getByRole('row').filter({ hasText: `Lanterns ${mark}` })
  await expect(listed).toContainText('1 of 1 covered')
  expect(await findAxeViolations(page)).toEqual([])
  await listed.getByRole('button', { name: `Delete Lanterns ${mark}` }).click()
  await expect(listed).toBeHidden()
  await hoverToast(page, `“Lanterns ${mark}” deleted.`)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(listed).toBeVisible()
  for (const id of [pillarId, draftId]) await writer.withdraw(id)
})

test('pages that are about the same are proposed as a cluster, which is not wanted, wanted again, and made', async ({
  adminPage: page,
  admin,
}) => {
  test.slow()
  const writer = createPostClient(e2eSite().origin, admin.cookie)
  const mark = randomBytes(4).toString('hex')
  const word = `zephyr${mark.replaceAll(/\d/g, 'q')}`
  const ids = ['Sails', 'Masts', 'Ropes'].map((what) => ({ id: randomUUID(), what }))
  for (const { id, what } of ids) {
    const body = `<p>A ${word} of ${what}. The ${word} needs a ${word}.</p>`
    const slug = `${what.toLowerCase()}-${mark}`
    await writer.save(id, 0, { title: `${what} of the ${word}`, slug, body })
    expect((await writer.publish(id)).status).toBe(200)
  }
  const proposed = page.getByRole('article').filter({ hasText: `Sails of the ${word}` })
  const headers = { cookie: admin.cookie }
  const text = async () => (await httpRequest(e2eSite().origin, `${CLUSTERS}/proposals`, { headers })).text
  await expect.poll(text, { timeout: 60_000 }).toContain(`Sails of the ${word}`)
  await page.goto(`${CLUSTERS}/proposals`, { waitUntil: 'networkidle' })
  await expect(proposed).toContainText('3 pages')
  expect(await findAxeViolations(page)).toEqual([])
  await proposed.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(proposed).toBeHidden()
  await hoverToast(page, 'Suggestion dismissed.')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(proposed).toBeVisible()
  await proposed.getByRole('button', { name: /^Create cluster/ }).click()
  await expect(page.getByText('2 of 2 covered')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `of the ${word}` })).toHaveCount(2)
  for (const { id } of ids) await writer.withdraw(id)
})
