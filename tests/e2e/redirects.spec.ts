import { randomBytes } from 'node:crypto'
import { expect, test } from '../support/admin-browser'
import { faultsAroundFrames } from '../support/axe'

const LIST = '/admin/seo-settings/redirects'
const NOT_FOUND = '/admin/seo-settings/not-found'

test('somebody follows a dead link, the studio sees it and leads it on with one click, and the next one arrives', async ({
  adminPage: page,
  browser,
}) => {
  const old = `/old-${randomBytes(4).toString('hex')}`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/about')
  await visitor.evaluate((to) => location.assign(to), old)
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: old })
  await expect(async () => {
    await page.goto(`${NOT_FOUND}?q=${old}`)
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(row).toContainText('/about')
  await row.getByRole('button', { name: `Redirect ${old}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Old address')).toHaveValue(old)
  await dialog.getByLabel('Leads to').fill('/no spaces//twice')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(dialog.getByText('Give a path such as /new-page')).toBeVisible()
  expect(await faultsAroundFrames(page)).toEqual([])
  await dialog.getByLabel('Leads to').fill('/docs')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByText(`${old} is answered from now on.`)).toBeVisible()
  await expect(row).toBeHidden()

  await visitor.goto(old)
  expect(new URL(visitor.url()).pathname).toBe('/docs')
  const listed = page.getByRole('row').filter({ hasText: old })
  await expect(async () => {
    await page.goto(`${LIST}?q=${old}`)
    await expect(listed.getByText('just now').first()).toBeVisible({ timeout: 1_000 })
    await expect(listed.getByRole('cell', { name: '1', exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await listed.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(listed).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listed).toBeVisible()
  await visitor.goto(old)
  expect(new URL(visitor.url()).pathname).toBe('/docs')
})

test('a redirect is changed in place, and the change is taken back', async ({ adminPage: page }) => {
  const old = `/edit-${randomBytes(4).toString('hex')}`
  await page.goto(`${LIST}?q=${old}`)
  await page.getByRole('button', { name: 'New redirect' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Old address').fill(`${old}/*`)
  await dialog.getByLabel('Leads to').fill('/docs/*')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: `${old}/*` })
  await row.getByRole('button', { name: `${old}/*` }).click()
  await dialog.getByLabel('Answer').selectOption('410')
  await expect(dialog.getByLabel('Leads to')).toBeHidden()
  await dialog.getByRole('button', { name: 'Save redirect' }).click()
  await expect(row).toContainText('Gone')
  await page.getByRole('button', { name: 'Undo' }).first().click() // of the latest toast
  await expect(row).toContainText('/docs/*')
})

test('an address that does not matter is ignored, and shown again', async ({ adminPage: page }) => {
  const old = `/ignored-${randomBytes(4).toString('hex')}`
  await page.goto(old)
  const row = page.getByRole('row').filter({ hasText: old })
  await expect(async () => {
    await page.goto(`${NOT_FOUND}?q=${old}`)
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await row.getByRole('button', { name: `Ignore: ${old}` }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('a file is looked at first, then taken, and can be had again', async ({ adminPage: page }) => {
  const name = randomBytes(4).toString('hex')
  const csv = `from,to,status\n/${name}-a,/about,301\n/${name}-b,/${name}-a,301\n/about,/x,301\n/${name}-c,/${name}-c\n`
  await page.goto(`${LIST}/import`)
  await page.setInputFiles('input[type=file]', { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('2 added, 0 changed, 0 as they are, 2 refused.')).toBeVisible()
  await expect(page.getByRole('row', { name: '4 /about /about is a page of the site itself.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^5 .*This leads back to itself\.$/ })).toBeVisible()
  expect(await faultsAroundFrames(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 2 redirects' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  const arrived = await page.evaluate(async (old) => (await fetch(old)).url, `/${name}-b`)
  expect(new URL(arrived).pathname).toBe('/about')
  await page.getByRole('link', { name: 'Show the redirects' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const lines = await (await download).createReadStream()
  let text = ''
  for await (const chunk of lines) text += chunk
  expect(text).toContain(`/${name}-b,/about,301,exact`)
})
