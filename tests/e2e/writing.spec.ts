import sharp from 'sharp'
import { cookiesOf, expect, test } from '../support/admin-browser'
import { faultsInBothColors } from '../support/axe'
import { hostileHtml } from '../support/hostile-html'
import { beginPost, pasteInto, text, title, untilSaved } from '../support/writing'

test.describe.configure({ timeout: 120_000 })

test('an admin writes with toolbar, menu and Markdown, pastes a picture, links a post, publishes, and a visitor reads it', async ({
  adminPage: page,
  browser,
}) => {
  await beginPost(page, 'Lighthouses of the north')
  await page.keyboard.type('## Why they stand\nThey are **tall** and `lit`. Words that matter.')
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]{36}$/, { timeout: 15_000 })
  await page.keyboard.type(' On.')
  await expect(text(page)).toContainText('Words that matter. On.')

  await page.keyboard.press('Shift+Home')
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Italic' }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/quo')
  await expect(page.getByRole('option', { name: /Quote/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Light is a promise.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Read @making a page')
  await page.getByRole('option', { name: /Making a page fast by doing less/ }).click()
  await page.keyboard.type('today.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('```ts ')
  await page.keyboard.type('const lamp = 1')
  await page.keyboard.press('ArrowDown')
  const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#236' } })
    .png()
    .toBuffer()
  await pasteInto(text(page), { pictureBase64: picture.toString('base64') })
  await expect(text(page).locator('img[src^="/media/"]')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Alt text', { exact: true }).fill('A blue lamp')

  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: 'http://harbor.test' })
  const scripts: string[] = []
  visitor.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  await visitor.goto('/blog/lighthouses-of-the-north', { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => /editor|admin|prosemirror|tiptap/i.test(url))).toEqual([])
  const article = visitor.locator('.prose')
  await expect(article.getByRole('heading', { name: 'Why they stand' })).toBeVisible()
  await expect(article).toContainText('They are tall and lit. Words that matter. On.')
  await expect(article.locator('strong')).toHaveText('tall')
  await expect(article.locator('blockquote')).toHaveText('Light is a promise.')
  await expect(article.locator('pre .k')).toHaveText('const')
  await expect(article.getByRole('img', { name: 'A blue lamp' })).toBeVisible()
  await article.getByRole('link', { name: 'Making a page fast by doing less' }).click()
  await expect(visitor).toHaveURL(/\/blog\/fast-pages-do-less$/)
  await visitor.close()
})

test('a second post of the same title gets an address of its own, and can be published at once', async ({
  adminPage: page,
}) => {
  for (const address of ['twins-in-name', 'twins-in-name-2']) {
    await beginPost(page, 'Twins in name')
    await page.keyboard.type('One of two.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(address)
    expect(await page.evaluate(async (path) => (await fetch(path)).status, `/blog/${address}`)).toBe(200)
  }
})

test('an earlier state is compared with what is written now, and restored', async ({ adminPage: page }) => {
  await beginPost(page, 'Two states')
  await page.keyboard.type('The first state of it.')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('The second state of it.')
  await untilSaved(page)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /^Published/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('del')).toHaveText('first')
  await expect(sheet.locator('ins')).toHaveText('second')
  await page.getByRole('button', { name: 'Restore this state' }).click()
  await expect(text(page)).toHaveText('The first state of it.')
  await expect(page.getByText('Restored. What was there before is in the history.')).toBeVisible()
})

test('a post is written and published with the keyboard alone', async ({ adminPage: page }) => {
  await page.goto('/admin/blog/new')
  await text(page).waitFor()
  await title(page).focus()
  await page.keyboard.type('By keyboard alone')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plain words')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('combobox', { name: 'Kind of block' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text(page).locator('strong')).toHaveText('Plain words')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Page or address' })).toBeFocused()
  await page.keyboard.type('example.com/a')
  await page.keyboard.press('Enter')
  await expect(text(page).locator('a')).toHaveAttribute('href', 'https://example.com/a')
  await page.keyboard.press('ControlOrMeta+s')
  await untilSaved(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
  await expect(text(page).locator('p')).toHaveCount(1)
  expect((await page.goto('/blog/by-keyboard-alone'))?.status()).toBe(200)
})

test('a key on a busy page acts where the cursor is, not where it was', async ({ adminPage: page }) => {
  await beginPost(page, 'Quick keys')
  await page.keyboard.type('Nothing of this may go.')
  await page.keyboard.press('Shift+Home')
  await text(page).evaluate((element) => {
    getSelection()?.collapseToEnd()
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }))
  })
  await page.keyboard.type('More.')
  await expect(text(page).locator('p')).toHaveText(['Nothing of this may go.', 'More.'])
})

test('on a phone the toolbar stands whole at the lower edge, before anything is scrolled', async ({
  admin,
  browser,
}) => {
  const viewport = { width: 390, height: 844 }
  const phone = await browser.newContext({ baseURL: 'http://harbor.test', viewport, isMobile: true, hasTouch: true })
  await phone.addCookies(cookiesOf(admin))
  const page = await phone.newPage()
  await beginPost(page, 'Thumbs')
  await page.keyboard.insertText('A line of words that goes on. '.repeat(60))
  await page.evaluate(() => scrollTo(0, 0))
  const box = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox()
  const seen = await page.evaluate(() => [visualViewport?.width, visualViewport?.height])
  expect(seen).toEqual([390, 844])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await phone.close()
})

test('nothing of a hostile paste runs in the editor, and readers get none of it', async ({
  adminPage: page,
  browser,
}) => {
  const fired: string[] = []
  await page.exposeFunction('fired', (name: string) => fired.push(String(name)))
  await beginPost(page, 'Hostile paste')
  for (const html of hostileHtml) await pasteInto(text(page), { html })
  await pasteInto(text(page), { plain: '**x** <img src=x onerror=fired(99)> [y](javascript:fired(98))' })
  await page.keyboard.type('end')
  await untilSaved(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
  expect(fired).toEqual([])
  const visitor = await browser.newPage({ baseURL: 'http://harbor.test' })
  await visitor.exposeFunction('fired', (name: string) => fired.push(String(name)))
  const outside: string[] = []
  visitor.on('request', (request) => {
    if (new URL(request.url()).host !== 'harbor.test') outside.push(request.url())
  })
  await visitor.goto('/blog/hostile-paste')
  const article = visitor.locator('.prose')
  await expect(article).toContainText('end')
  for (const link of await article.getByRole('link').all()) {
    expect(await link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript):/i)
  }
  expect(outside).toEqual([])
  expect(fired).toEqual([])
  await visitor.close()
})

test('a film of YouTube is loaded by the reader’s click only', async ({ adminPage: page, browser }) => {
  await beginPost(page, 'A film')
  await pasteInto(text(page), { plain: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  await page.getByLabel('What this YouTube embed shows').fill('A song')
  await untilSaved(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
  const visitor = await browser.newPage({ baseURL: 'http://harbor.test' })
  const outside: string[] = []
  await visitor.route(/youtube/, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'the film' })
  })
  await visitor.goto('/blog/a-film')
  await expect(visitor.getByRole('button', { name: 'Load from YouTube' })).toBeVisible()
  expect(outside).toEqual([])
  await visitor.getByRole('button', { name: 'Load from YouTube' }).click()
  await expect(visitor.frameLocator('iframe[title="A song"]').locator('body')).toHaveText('the film')
  expect(outside).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
  const rights = await visitor.locator('iframe[title="A song"]').getAttribute('sandbox')
  expect(rights?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-presentation',
    'allow-same-origin',
    'allow-scripts',
  ])
  await visitor.close()
})

test('the screen of a post has no fault that axe finds, in light and dark', async ({ adminPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginPost(page, 'Looked at')
  await page.keyboard.type('## A heading\nWords.\n```ts const a = "b" // c')
  await untilSaved(page)
  expect(await faultsInBothColors(page)).toEqual([])
  await page.getByRole('tab', { name: 'SEO', exact: true }).click()
  expect(await faultsInBothColors(page)).toEqual([])
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  expect(await faultsInBothColors(page)).toEqual([])
})
