import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { httpRequest } from '~test/http'
import { createPostClient } from '~test/post-client'

const EXPORT = '/admin/settings/export'

const exportRows = (page: Page) => page.getByRole('table', { name: /^Exports/ }).getByRole('row')

/** Leaves no export behind, so that the journeys do not find each other's. */
async function deleteAll(page: Page) {
  // behind an open dialog nothing has a role
  const deletion = page.locator('button[aria-label^="Delete harbor-"]')
  for (let left = await deletion.count(); left > 0; left--) {
    await deletion.first().click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(deletion).toHaveCount(left - 1)
  }
}

async function upload(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload archive' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/gzip', buffer })
}

test('all content leaves as one archive and is downloaded; nothing of it would change, and what was changed since comes back', async ({
  adminPage: page,
  admin,
}) => {
  const writer = createPostClient(e2eSite().origin, admin.cookie)
  const post = randomUUID()
  const slug = `kept-${post}`
  // a second try finds what the first one left
  const same = `same-${post}.tar.gz`
  await writer.save(post, 0, { slug, title: `As it left ${post}` })
  await page.goto(EXPORT)
  await page.getByRole('button', { name: 'Export everything' }).click()
  const ready = exportRows(page).filter({ hasText: '.tar.gz' }).filter({ hasText: 'Ready' })
  await expect(ready).toBeVisible({ timeout: 60_000 })
  await expect(ready).toContainText(/\d MB/)
  await expect(ready).toContainText(/in 6 days|in 7 days/)
  const downloading = page.waitForEvent('download')
  await ready.getByRole('link', { name: /^Download/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^harbor-[\d-]+\.tar\.gz$/)
  const bytes = await readFile(await download.path())
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  const back = page.getByRole('link', { name: 'Exports' })
  const kinds = page.getByRole('table', { name: 'Contents' })
  const posts = kinds.getByRole('row', { name: /^Posts/ })

  await test.step('a file that is no archive is refused with the reason', async () => {
    await upload(page, 'holiday.tar.gz', Buffer.from('no archive'))
    await expect(page.getByRole('alert')).toContainText('holiday.tar.gz is damaged or not an archive.')
    await expect(page.getByRole('alert')).toContainText('Nothing was restored.')
    expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
    await back.click()
  })

  await test.step('nothing of the archive would change, and it is discarded', async () => {
    await upload(page, same, bytes)
    await expect(page.getByRole('heading', { name: same })).toBeVisible()
    await expect(page.getByText('Nothing to restore')).toBeVisible({ timeout: 60_000 })
    await expect(posts).toContainText(/^Posts00[1-9]\d*0$/)
    for (const kind of ['Templates', 'Meta templates', 'Crawlers'])
      await expect(kinds.getByRole('row', { name: new RegExp(`^${kind}`) })).toContainText(/00[1-9]\d*0$/)
    expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
    await page.getByLabel('Type').selectOption({ label: 'Products' })
    const entries = page.getByRole('table', { name: /^Archive entries/ }).getByRole('row')
    await expect(entries.filter({ hasText: 'products/' }).first()).toBeVisible()
    await expect(entries.filter({ hasText: 'blog_posts/' })).toHaveCount(0)
    await page.getByLabel('Result').selectOption({ label: 'Skipped (0)' })
    await expect(page.getByText('Try changing the filters.')).toBeVisible()
    const report = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Report' }).click()
    expect((await report).suggestedFilename()).toMatch(/^archive-.*\.csv$/)
    await page.getByRole('button', { name: 'Delete file' }).click()
    await expect(page.getByText('Archive file missing')).toBeVisible()
    await back.click()
    await expect(page.getByRole('row').filter({ hasText: same })).toContainText('Checked')
  })

  await test.step('what was changed since comes back as it was, once somebody agrees', async () => {
    await writer.save(post, 1, { slug, title: `Changed since ${post}` })
    await upload(page, 'before.tar.gz', bytes)
    await expect(page.getByText('Restore preview')).toBeVisible({ timeout: 60_000 })
    await expect(kinds.getByRole('columnheader', { name: 'To replace' })).toBeVisible()
    await expect(posts).toContainText(/^Posts01[1-9]\d*0$/)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Archive restored')).toBeVisible({ timeout: 60_000 })
    const { text } = await httpRequest(e2eSite().origin, `/admin/blog/edit/${post}`, {
      headers: { cookie: admin.cookie },
    })
    expect(text).toContain('As it left')
    expect(text).not.toContain('Changed since')
    await back.click()
  })
  await deleteAll(page)
})

test('a file for WordPress is made and deleted by keyboard alone', async ({ adminPage: page }) => {
  await page.goto(EXPORT)
  await page.getByRole('button', { name: 'Export for WordPress' }).focus()
  await page.keyboard.press('Enter')
  const row = exportRows(page).filter({ hasText: '.xml' })
  await expect(row.filter({ hasText: 'Ready' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Export for WordPress' })).toBeFocused()
  const deletion = row.getByRole('button', { name: /^Delete harbor-wordpress/ })
  await deletion.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete export?' })
  await expect(dialog).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(deletion).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
})
