import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { httpRequest } from '~test/http'
import { createJsonClient } from '~test/post-client'

const screen = '/admin/seo-settings/crawlers'
const get = async (path: string) => (await httpRequest(e2eSite().origin, path)).text
const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await get(path))?.[1]

test('an admin writes robots.txt over nothing that they have not seen, asks it before saving, is warned of what would close the site, and takes it back', async ({
  adminPage: page,
  admin,
}) => {
  const before = await get('/robots.txt')
  await page.goto(screen, { waitUntil: 'networkidle' })
  const text = page.getByRole('textbox', { name: 'robots.txt' })
  const save = page.getByRole('button', { name: 'Save robots.txt' })
  await text.fill('User-agent: *\nDisalow: /drafts\nAllow: /')
  await expect(page.getByText('Unknown directive “disalow”.')).toBeVisible()
  await page.getByRole('button', { name: 'Line 2', exact: true }).click()
  await expect(text).toBeFocused()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])

  const theirs = { text: 'User-agent: *\nDisallow: /theirs', basedOn: null, isConfirmed: false }
  expect(
    (await createJsonClient(e2eSite().origin, admin.cookie, '/admin/api/crawlers')('PUT', 'robots', theirs)).status,
  ).toBe(200)
  await text.fill('User-agent: *\nDisallow: /mine')
  await save.click()
  await expect(page.getByText('robots.txt was changed')).toBeVisible()
  await expect(text).toHaveValue(/mine/)
  await page.getByRole('button', { name: 'Show theirs' }).click()
  await expect(text).toHaveValue(/theirs/)

  await text.fill('User-agent: *\nDisallow: /drafts\n\nUser-agent: GPTBot\nDisallow: /')
  await page.getByLabel('URL', { exact: true }).fill('/blog/a')
  await expect(page.getByText('Allowed', { exact: true })).toBeVisible()
  await page.getByLabel('User agent', { exact: true }).fill('GPTBot')
  await expect(page.getByText('Not allowed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Line 5: Disallow: /' })).toBeVisible()
  await save.click()
  await expect(page.getByText('robots.txt saved.')).toBeVisible()
  expect(await get('/robots.txt')).toContain('User-agent: GPTBot\nDisallow: /\n')

  await text.fill('User-agent: *\nDisallow: /')
  await save.click()
  const warning = page.getByRole('dialog', { name: 'Block all search engines' })
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await expect(warning).toBeHidden()
  expect(await get('/robots.txt')).toContain('GPTBot')
  await expect(text).toHaveValue('User-agent: *\nDisallow: /')
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(text).toHaveValue(/^User-agent: \*\nDisallow: \/admin\n/)
  expect(await get('/robots.txt')).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(text).toHaveValue(/GPTBot/)
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(page.getByText('default', { exact: true })).toBeVisible()
})

test('what is typed while robots.txt is being saved stays, to be saved next', async ({ adminPage: page }) => {
  await page.goto(screen, { waitUntil: 'networkidle' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/api/crawlers/robots', async (route) => {
    await held
    await route.continue()
  })
  const text = page.getByRole('textbox', { name: 'robots.txt' })
  await text.fill('User-agent: *\nDisallow: /first')
  await page.getByRole('button', { name: 'Save robots.txt' }).click()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await text.fill('User-agent: *\nDisallow: /second')
  release()
  await expect(page.getByText('robots.txt saved.')).toBeVisible()
  await expect(text).toHaveValue(/second/)
  expect(await get('/robots.txt')).toContain('Disallow: /first')
  await page.getByRole('button', { name: 'Save robots.txt' }).click()
  await expect.poll(() => get('/robots.txt')).toContain('Disallow: /second')
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(page.getByText('default', { exact: true })).toBeVisible()
})

test('what somebody else saves while a warning is open is not overwritten, and what was typed is saved over it only by choice', async ({
  adminPage: page,
  admin,
}) => {
  const before = await get('/robots.txt')
  await page.goto(screen, { waitUntil: 'networkidle' })
  const text = page.getByRole('textbox', { name: 'robots.txt' })
  await text.fill('User-agent: *\nDisallow: /')
  await page.getByRole('button', { name: 'Save robots.txt' }).click()
  const warning = page.getByRole('dialog', { name: 'Block all search engines' })
  await expect(warning).toBeVisible()
  const theirs = { text: 'User-agent: *\nDisallow: /theirs', basedOn: null, isConfirmed: false }
  await createJsonClient(e2eSite().origin, admin.cookie, '/admin/api/crawlers')('PUT', 'robots', theirs)

  await warning.getByRole('button', { name: 'Save and block' }).click()
  await expect(page.getByText('robots.txt was changed since you opened it.')).toBeVisible()
  await expect(warning).toBeHidden()
  await expect(text).toHaveValue('User-agent: *\nDisallow: /')
  expect(await get('/robots.txt')).toContain('Disallow: /theirs')

  await page.getByRole('button', { name: 'Keep mine' }).click()
  await warning.getByRole('button', { name: 'Cancel' }).click()
  expect(await get('/robots.txt')).toContain('Disallow: /theirs')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await warning.getByRole('button', { name: 'Save and block' }).click()
  await expect(page.getByText('robots.txt saved.')).toBeVisible()
  expect(await get('/robots.txt')).not.toContain('theirs')
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(page.getByText('default', { exact: true })).toBeVisible()
  expect(await get('/robots.txt')).toBe(before)
})

test('kinds of pages leave the sitemap and come back, and search engines are told of changes when somebody wants it', async ({
  adminPage: page,
}) => {
  await page.goto(screen, { waitUntil: 'networkidle' })
  await expect(page.getByText('http://harbor.test is not publicly accessible.')).toBeVisible()
  await page.getByRole('switch', { name: 'Products' }).click()
  await expect(page.getByText('Products: removed from the sitemap.')).toBeVisible()
  expect(await get('/sitemap.xml')).not.toContain('/tools/')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('switch', { name: 'Products' })).toBeChecked()
  expect(await get('/sitemap.xml')).toContain('/tools/queuepro<')

  const tell = page.getByRole('switch', { name: 'Submit changes to IndexNow' })
  await tell.click()
  await expect(tell).toBeChecked()
  const key = page.getByRole('link', { name: /^[\da-f]{32}$/ })
  const first = (await key.textContent()) ?? ''
  expect(await get(`/${first}.txt`)).toBe(first)
  await page.getByRole('button', { name: 'Regenerate key' }).click()
  await expect(key).not.toHaveText(first)
  expect(await get(`/${await key.textContent()}.txt`)).toMatch(/^[\da-f]{32}$/)
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await tell.click()
  await expect(tell).not.toBeChecked()
})

test('a pattern is tried on a real page, seen on all pages of its kind, and taken back; the settings of a page show its picture', async ({
  adminPage: page,
}) => {
  const path = '/tools/queuepro'
  const before = await titleOf(path)
  await page.goto('/admin/seo-settings/title-templates', { waitUntil: 'networkidle' })
  const products = page.getByRole('region', { name: 'Products' })
  const title = products.getByRole('textbox', { name: 'SEO title' })
  await title.fill('{title} by {sit}')
  await expect(products.getByText('{sit} is not available here.')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await title.fill('{name} for ')
  await products.getByRole('button', { name: 'Insert {price}' }).click()
  await expect(title).toHaveValue('{name} for {price}')
  await expect(products.getByRole('figure')).toContainText(/ for \$/)
  await products.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Template saved.')).toBeVisible()
  expect(await titleOf(path)).toMatch(/^QueuePro for \$\d/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('')
  expect(await titleOf(path)).toBe(before)

  await page.goto('/admin/seo-settings/pages/edit?path=/about')
  const picture = page.getByRole('figure', { name: 'Social preview' }).locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
})
