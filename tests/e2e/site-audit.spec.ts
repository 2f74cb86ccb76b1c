import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations, findAxeViolationsInBothColorSchemes } from '~test/axe'
import { createJsonClient, createPostClient } from '~test/post-client'
import { postTextbox, waitUntilSaved } from '~test/post-editor-screen'

test.describe.configure({ timeout: 180_000 })
// far from Greenwich
test.use({ timezoneId: 'Asia/Tokyo' })

const AUDIT = '/admin/seo-settings/audit'

/** Runs an audit and waits for what it says, however many there were before. */
async function runAudit(page: Page, button: 'Run audit' | 'Run again') {
  const rows = page.getByRole('table', { name: /^Audits/ }).locator('tbody tr')
  const before = await rows.filter({ hasText: 'Done' }).count()
  await page.getByRole('button', { name: button }).click()
  await expect(rows.filter({ hasText: 'Done' })).toHaveCount(before + 1, { timeout: 90_000 })
}

test('an admin audits the site, mends what it found where it is written, and sees it gone in the next audit', async ({
  adminPage: page,
  admin,
}) => {
  const { origin } = e2eSite()
  const writer = createPostClient(origin, admin.cookie)
  const id = randomUUID()
  const words = 'A keeper counts ships. A keeper is awake. A keeper is old.'
  await writer.save(id, 0, { title: 'The lighthouse keeper', slug: 'the-lighthouse-keeper', body: `<p>${words}</p>` })
  expect((await writer.publish(id)).status).toBe(200)
  const nights = createJsonClient(origin, admin.cookie, '/admin/api/site-audit')
  const { before } = (await nights('PUT', 'nightly', { isOn: true, timeZone: 'UTC' })).json as { before?: object }

  await page.goto('/admin/seo-settings', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'SEO settings' }).getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByText('No audit yet')).toBeVisible()

  // whose night it is in which the site is audited, or that it is not; Undo is offered for a few seconds only
  const nightly = page.getByRole('switch', { name: 'Audit every night' })
  await expect(nightly).toBeChecked()
  await nightly.click()
  await expect(nightly).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(nightly).toBeChecked()
  await page.getByRole('button', { name: 'Use my time zone, Asia/Tokyo' }).click()
  await expect(nightly).toHaveAccessibleDescription(/Asia\/Tokyo/)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(nightly).toBeChecked()
  await expect(nightly).toHaveAccessibleDescription(/Asia\/Tokyo/)
  await expect(page.getByRole('region', { name: 'External links' })).toContainText('ORIGIN')
  await nights('PUT', 'nightly', before)

  await runAudit(page, 'Run audit')
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('Average score')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])

  const first = page.getByRole('region', { name: 'Fix these first' }).getByRole('listitem')
  await expect(first).toHaveCount(5)
  await page
    .getByRole('table', { name: /^Checks/ })
    .getByRole('link', { name: 'Keyphrase length' })
    .click()
  await page.getByLabel('Type').selectOption('Post')
  await expect(page).toHaveURL(/kind=post/)
  await page.getByRole('link', { name: 'The lighthouse keeper' }).click()
  const sheet = page.getByRole('dialog', { name: 'The lighthouse keeper' })
  await expect(sheet).toContainText('No focus keyphrase is set')
  await expect(sheet).toContainText('Set a focus keyphrase of 1 to 4 content words')
  expect(await findAxeViolations(page)).toEqual([])
  await sheet.getByRole('link', { name: 'Edit page' }).click()

  await page.getByRole('tab', { name: 'Analysis' }).click()
  const analysis = page.getByRole('region', { name: 'Analysis' })
  await expect(analysis).toContainText('No focus keyphrase is set')
  await page.getByLabel('Focus keyphrase').fill('lighthouse keeper')
  await expect(analysis).toContainText('The keyphrase has 2 words.')
  await expect(analysis).not.toContainText('No focus keyphrase is set')
  expect(await findAxeViolations(page)).toEqual([])
  await waitUntilSaved(page)

  // a finding shows its place in the text, which stays as it is
  const alike = analysis.getByRole('listitem').filter({ hasText: 'in a row start with' }).first()
  await alike.locator('summary').click()
  await alike.getByRole('list', { name: 'Where' }).getByRole('button').first().click()
  const marked = await page.evaluate(() => {
    const [range] = CSS.highlights.get('finding') ?? []
    return range instanceof Range ? range.toString() : ''
  })
  expect(marked).toContain('A keeper')
  await expect(postTextbox(page)).toHaveText(words)
  expect((await writer.publish(id)).status).toBe(200)

  await page.goto(AUDIT, { waitUntil: 'networkidle' })
  await runAudit(page, 'Run again')
  await page
    .getByRole('region', { name: 'Overview' })
    .getByRole('link', { name: /^\d+ findings?$/ })
    .last()
    .click()
  await expect(page).toHaveURL(/change=fixed/)
  await page.getByLabel('Check', { exact: true }).selectOption('Keyphrase length')
  await expect(page).toHaveURL(/check=keyphrase-length/)
  const fixed = page.getByRole('row').filter({ hasText: 'The lighthouse keeper' })
  await expect(fixed).toContainText('Fixed')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await (await arriving).path()
  expect(await readFile(file, 'utf8')).toContain(
    '/blog/the-lighthouse-keeper,The lighthouse keeper,post,Keyphrase length,good,fixed',
  )
})
