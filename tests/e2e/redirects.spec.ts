import { randomBytes } from 'node:crypto'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { httpRequest } from '~test/http'

const LIST = '/admin/seo-settings/redirects'
const NOT_FOUND = '/admin/seo-settings/not-found'

test('a missing address is led on with one click, another one is ignored; redirects are made, changed and removed, each with a way back', async ({
  adminPage: page,
  admin,
}) => {
  const mark = randomBytes(4).toString('hex')
  const [old, dull] = [`/old-${mark}`, `/dull-${mark}`]
  const site = e2eSite().origin
  for (const path of [old, dull]) await httpRequest(site, path, { headers: { referer: 'http://harbor.test/about' } })
  const listing = async (path: string) => (await httpRequest(site, path, { headers: { cookie: admin.cookie } })).text
  await expect.poll(() => listing(`${NOT_FOUND}?q=/dull-${mark}`)).toContain(`Ignore: ${dull}`)

  const row = (path: string) => page.getByRole('row').filter({ hasText: path })
  const undo = page.getByRole('button', { name: 'Undo' }).first() // of the latest toast
  const dialog = page.getByRole('dialog')
  await page.goto(NOT_FOUND, { waitUntil: 'networkidle' })
  await row(dull)
    .getByRole('button', { name: `Ignore: ${dull}` })
    .click()
  await expect(row(dull)).toBeHidden()
  await undo.click()
  await expect(row(dull)).toBeVisible()

  await expect(row(old)).toContainText('/about')
  await row(old)
    .getByRole('button', { name: `Redirect ${old}` })
    .click()
  await expect(dialog.getByLabel('Source URL')).toHaveValue(old)
  await dialog.getByLabel('Target URL').fill('/no spaces//twice')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(dialog.getByText('Enter a path such as /new-page')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await dialog.getByLabel('Target URL').fill('/docs')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByText(`Redirect for ${old} saved.`)).toBeVisible()
  await expect(row(old)).toBeHidden()
  expect((await httpRequest(site, old)).headers.location).toBe('/docs')

  await page.goto(`${LIST}?q=${old}`, { waitUntil: 'networkidle' })
  await expect(row(old)).toContainText('/docs')
  const below = `${old}/*`
  await page.getByRole('button', { name: 'New redirect' }).click()
  await dialog.getByLabel('Source URL').fill(below)
  await dialog.getByLabel('Target URL').fill('/docs/*')
  await page.keyboard.press('Enter')
  await row(below).getByRole('button', { name: below }).click()
  await dialog.getByLabel('Redirect type').selectOption('410')
  await expect(dialog.getByLabel('Target URL')).toBeHidden()
  await dialog.getByRole('button', { name: 'Save redirect' }).click()
  await expect(row(below)).toContainText('Gone')
  await undo.click()
  await expect(row(below)).toContainText('/docs/*')
  await row(below).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(row(below)).toBeHidden()
  await undo.click()
  await expect(row(below)).toBeVisible()
  expect((await httpRequest(site, `${old}/x`)).headers.location).toBe('/docs/x')
})

test('a file is looked at first, then taken, and can be had again', async ({ adminPage: page, admin }) => {
  const name = randomBytes(4).toString('hex')
  const csv = `from,to,status\n/${name}-a,/about,301\n/${name}-b,/${name}-a,301\n/contact,/x,301\n/${name}-c,/${name}-c\n`
  await page.goto(`${LIST}/import`)
  await page.setInputFiles('input[type=file]', { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('2 new, 0 updated, 0 unchanged, 2 invalid.')).toBeVisible()
  await expect(page.getByRole('row', { name: '4 /contact /contact is a built-in page.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^5 .*The source and target URL are the same\.$/ })).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 2 redirects' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  const site = e2eSite().origin
  expect((await httpRequest(site, `/${name}-b`)).headers.location).toBe('/about')
  await page.getByRole('link', { name: 'View redirects' }).click()
  const exported = await page.getByRole('link', { name: 'Export' }).getAttribute('href')
  const { headers, text } = await httpRequest(site, exported ?? '', { headers: { cookie: admin.cookie } })
  expect(headers['content-disposition']).toContain('attachment')
  expect(text).toContain(`/${name}-b,/about,301,exact`)
})
