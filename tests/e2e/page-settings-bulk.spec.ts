import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { httpRequest } from '~test/http'

const titleOf = async (path: string) =>
  (await httpRequest(e2eSite().origin, path)).text.match(/<title>([^<]*)<\/title>/)?.[1]

test('titles of many pages are written in a table or brought in by a file, and products show what is missing', async ({
  adminPage: page,
}) => {
  await test.step('by keyboard, saved at once and taken back', async () => {
    const [contact, template] = [await titleOf('/contact'), await titleOf('/get-template')]
    await page.goto('/admin/seo-settings/pages?kind=site', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Bulk edit' }).click()
    await page.getByLabel('SEO title of Contact').fill('Who makes Harbor')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('SEO title of Get a template')).toBeFocused()
    await page.getByLabel('SEO title of Get a template').fill('What we keep of you')
    await page.getByLabel('Meta robots of Get a template').fill('nofolow')
    await expect(page.getByText('2 pages with unsaved changes.')).toBeVisible()
    expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await expect(page.getByText('“nofolow” is not a valid robots directive.')).toBeVisible()
    expect(await titleOf('/contact')).toBe(contact)
    await page.getByLabel('Meta robots of Get a template').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    expect([await titleOf('/contact'), await titleOf('/get-template')]).toEqual([
      'Who makes Harbor',
      'What we keep of you',
    ])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Change undone.')).toBeVisible()
    await expect(page.getByLabel('SEO title of Contact')).toHaveValue('')
    expect([await titleOf('/contact'), await titleOf('/get-template')]).toEqual([contact, template])
  })
  await test.step('a file says what it would change before it does, and the file of before brings it back', async () => {
    const before = await titleOf('/docs')
    await page.getByRole('link', { name: 'All pages' }).click()
    await page.getByRole('link', { name: 'Import CSV' }).click()
    const csv = (text: string) => ({ name: 'seo.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const file = page.getByLabel('File', { exact: true })
    await file.setInputFiles(csv('page_path,meta_title\n/docs,How to use it\n/nowhere,Nothing\n'))
    await expect(page.getByText('1 updated, 0 unchanged, 1 skipped.')).toBeVisible()
    await expect(page.getByText('There is no page with this path.')).toBeVisible()
    expect(await titleOf('/docs')).toBe(before)
    expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
    await page.getByRole('button', { name: 'Update 1 page' }).click()
    await expect(page.getByText('Imported', { exact: true })).toBeVisible()
    expect(await titleOf('/docs')).toBe('How to use it')
    await file.setInputFiles(csv('page_path,meta_title\n/docs,\n'))
    await page.getByRole('button', { name: 'Update 1 page' }).click()
    await expect(page.getByText('Imported', { exact: true })).toBeVisible()
    await expect.poll(() => titleOf('/docs')).toBe(before)
  })
  await test.step('products show how much of their structured data is filled, and what to do', async () => {
    await page.getByLabel('SEO settings').getByRole('link', { name: 'Products' }).click()
    const row = page.getByRole('row').filter({ hasText: '/tools/queuepro' })
    await expect(row.getByRole('meter')).toBeVisible()
    await row.getByText(/ missing$/).click()
    await expect(row.getByText('offers.hasMerchantReturnPolicy')).toBeVisible()
    expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
    await row.getByRole('link').first().click()
    await expect(page.getByLabel('SEO title')).toBeVisible()
  })
})
