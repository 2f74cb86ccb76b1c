import { randomBytes } from 'node:crypto'
import { expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { aWxr, aWxrItem } from '~test/wordpress-export'

const IMPORT = '/admin/settings/import'

test('a studio moves in from WordPress: it looks at the file first, imports it, old addresses lead on, and all of it can be undone', async ({
  adminPage: page,
}) => {
  const name = `moved-${randomBytes(4).toString('hex')}`
  const site = `https://${name}.example`
  const content = aWxr(
    aWxrItem({ id: 1, slug: name, title: `Hello ${name}`, link: `${site}/2020/${name}/`, html: 'First\n\nSecond' }) +
      aWxrItem({ id: 2, title: 'In the trash', status: 'trash' }),
    { address: site },
  )
  const choose = async (fileName: string, text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload file' }).click()
    await (await chooser).setFiles({ name: fileName, mimeType: 'text/xml', buffer: Buffer.from(text) })
  }
  await page.goto(IMPORT)
  await test.step('a file that cannot be read is refused with the line, and the list says so', async () => {
    await choose(`broken-${name}.xml`, content.slice(0, -60))
    await expect(page.getByRole('alert')).toContainText(/Line \d+: .*incomplete.*Nothing was imported/)
    await page.getByRole('link', { name: 'All imports' }).click()
    await expect(page.getByRole('row').filter({ hasText: `broken-${name}` })).toContainText('Invalid')
    expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  })
  await choose(`${name}.xml`, content)

  await expect(page.getByRole('heading', { name: `${name}.xml` })).toBeVisible()
  await expect(page.getByText('Import preview')).toBeVisible()
  const rows = page.getByRole('table', { name: /Import items/ }).getByRole('row')
  await expect(rows.filter({ hasText: `Hello ${name}` })).toContainText('New')
  await expect(rows.filter({ hasText: 'In the trash' })).toContainText('It was in the trash.')
  expect(await page.evaluate(async (path) => (await fetch(path)).status, `/blog/${name}`)).toBe(404)
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  await page.getByLabel('Items', { exact: true }).selectOption({ label: 'Invalid (1)' })
  await expect(rows.filter({ hasText: `Hello ${name}` })).toBeHidden()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(rows.filter({ hasText: `Hello ${name}` })).toBeVisible()
  const report = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Report' }).click()
  expect((await report).suggestedFilename()).toMatch(/^import-.*\.csv$/)

  const run = page.url()
  await rows.getByRole('link', { name: `Hello ${name}` }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//)
  await page.goto(`/2020/${name}/`)
  await expect(page).toHaveURL(`/blog/${name}`)
  await expect(page.getByText('Second', { exact: true })).toBeVisible()

  await page.goto(run)
  await page.getByRole('button', { name: 'Undo import' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('1 page (published) is moved to trash.')
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await question.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await expect(page.getByText(/1 page moved to trash/)).toBeVisible()
  await expect(rows.filter({ hasText: `Hello ${name}` })).toContainText('Moved to trash')
  for (const gone of [`/blog/${name}`, `/2020/${name}`]) {
    expect(await page.evaluate(async (path) => (await fetch(path)).status, gone)).toBe(404)
  }
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
})
