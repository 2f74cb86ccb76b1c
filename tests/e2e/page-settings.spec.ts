import { emptyPageSettings, type PageSettings } from '~/wings/web/seo/seo-fields'
import { anAdmin } from '~test/admin'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { httpRequest } from '~test/http'

const settingsPath = '/admin/api/page-settings'

const headOf = async (path: string) => (await httpRequest(e2eSite().origin, path)).text.split('</head>')[0] ?? ''

test('an admin says what search engines are told of a page, sees what is wrong, and takes it back', async ({
  adminPage: page,
}) => {
  const before = await headOf('/terms')
  await page.goto('/admin/seo-settings', { waitUntil: 'networkidle' })
  await page.getByRole('searchbox', { name: 'Title or URL' }).fill('/terms')
  // the list that was asked for would take the place of the page that is opened before it
  await expect(page).toHaveURL(/q=%2Fterms/)
  await page.getByRole('link', { name: 'Terms', exact: true }).click()
  await page.getByLabel('SEO title').fill('What we promise')
  await expect(page.getByRole('figure').filter({ hasText: 'Search preview' })).toContainText('What we promise')
  await page.getByLabel('Meta robots').fill('nofolow')
  await page.getByLabel('Schema markup').fill('{"@type": "WebPage", "name": Terms}')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByLabel('Name of tag 1').fill('verify-harbor')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('“nofolow” is not a valid robots directive.')).toBeVisible()
  await expect(page.getByText('Invalid JSON: check line 1, column')).toBeVisible()
  await expect(page.getByText('Enter the content.')).toBeVisible()
  await page.getByLabel('Meta robots').fill('max-snippet:80')
  await page.getByLabel('Schema markup').fill('{"@type": "WebPage", "name": "Terms"}')
  await page.getByLabel('Content of tag 1').fill('a1b2')
  await page.getByRole('switch', { name: 'Include in sitemap' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByText('Settings saved.')
  await expect(saved).toBeVisible()
  const head = await headOf('/terms')
  expect(head).toContain('<title>What we promise</title>')
  expect(head).toMatch(/<meta name="robots" content="max-snippet:80"/)
  expect(head).toMatch(/<meta name="verify-harbor" content="a1b2"/)
  const structured = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(structured.map(([, json]) => JSON.parse(json ?? ''))).toContainEqual(
    expect.objectContaining({ '@type': 'WebPage', name: 'Terms' }),
  )
  expect((await httpRequest(e2eSite().origin, '/sitemap.xml')).text).not.toContain('/terms<')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()
  await expect(page.getByLabel('SEO title')).toHaveValue('')
  expect(await headOf('/terms')).toBe(before)
})

test('nobody writes over what they have not seen, nor leaves what they typed behind without a word', async ({
  adminPage: page,
}) => {
  const { cookie } = await anAdmin(e2eSite())
  const save = async (settings: PageSettings, basedOn: string | null) => {
    const headers = { cookie, accept: 'application/json', 'content-type': 'application/json' }
    const body = JSON.stringify({ settings, basedOn })
    const answer = await httpRequest(e2eSite().origin, `${settingsPath}?path=/contact`, {
      method: 'PUT',
      headers,
      body,
    })
    expect(answer.status, answer.text).toBe(200)
    return JSON.parse(answer.text).after.updatedAt
  }
  await page.goto('/admin/seo-settings/pages/edit?path=/contact', { waitUntil: 'networkidle' })
  const savedAt = await save({ ...emptyPageSettings, breadcrumbLabel: 'Theirs' }, null)
  await page.getByLabel('Breadcrumb label').fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else saved these settings')).toBeVisible()
  await expect(page.getByLabel('Breadcrumb label')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Show theirs' }).click()
  await expect(page.getByLabel('Breadcrumb label')).toHaveValue('Theirs')

  await page.getByLabel('Canonical URL').fill('terms')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a path such as /about')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await page.getByRole('link', { name: 'All pages' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/seo-settings\/pages$/)
  await save(emptyPageSettings, savedAt)
})
