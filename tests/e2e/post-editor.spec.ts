import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, toBrowserCookies } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { pasteInto, postTextbox, startPost, waitUntilSaved } from '~test/post-editor-screen'
import { xssPayloads } from '~test/xss-payloads'

test.describe.configure({ timeout: 120_000 })

/** Enter behind the text, on a page so busy that the editor has not heard yet that nothing is selected any more. */
async function pressEnterWhileBusy(page: Page) {
  await postTextbox(page).evaluate((element) => {
    getSelection()?.collapseToEnd()
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }))
  })
}

/** A film is loaded from elsewhere by the click of the reader only, with few rights. */
async function watchFilm(visitor: Page, outside: string[]) {
  const button = visitor.getByRole('button', { name: 'Load from YouTube' })
  await expect(button).toBeVisible()
  expect(outside).toEqual([])
  await button.click()
  const film = visitor.locator('iframe[title="A song"]')
  await expect(film.contentFrame().locator('body')).toHaveText('the film')
  expect(outside).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
  const rights = await film.getAttribute('sandbox')
  expect(rights?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-presentation',
    'allow-same-origin',
    'allow-scripts',
  ])
}

test('an admin writes with toolbar, menu and Markdown, pastes a picture and a film, links a post, publishes, and a visitor reads it', async ({
  adminPage: page,
  browser,
}) => {
  await startPost(page, 'Lighthouses of the north')
  await page.keyboard.type('## Why they stand\nThey are **tall** and `lit`. Words that matter.')
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]{36}$/, { timeout: 15_000 })
  await page.keyboard.type(' On.')
  await expect(postTextbox(page)).toContainText('Words that matter. On.')

  await page.keyboard.press('Shift+Home')
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Italic' }).click()
  await pressEnterWhileBusy(page)
  await expect(postTextbox(page)).toContainText('Words that matter. On.')
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
  await pasteInto(postTextbox(page), { pictureBase64: picture.toString('base64') })
  await expect(postTextbox(page).locator('img[src^="/media/"]')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Alt text', { exact: true }).fill('A blue lamp')
  await pasteInto(postTextbox(page), { plain: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  await page.getByLabel('YouTube embed description').fill('A song')

  await waitUntilSaved(page)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('tab', { name: 'SEO', exact: true }).click()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()

  const visitor = await browser.newPage({ baseURL: 'http://harbor.test' })
  const scripts: string[] = []
  visitor.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  const outside: string[] = []
  await visitor.route(/youtube/, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'the film' })
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
  await visitor.goBack()
  await test.step('a film is loaded by the click only', () => watchFilm(visitor, outside))
  await visitor.close()
})

test('on a phone the toolbar stands whole at the lower edge, before anything is scrolled', async ({
  admin,
  browser,
}) => {
  const viewport = { width: 390, height: 844 }
  const phone = await browser.newContext({ baseURL: 'http://harbor.test', viewport, isMobile: true, hasTouch: true })
  await phone.addCookies(toBrowserCookies(admin))
  const page = await phone.newPage()
  await startPost(page, 'Thumbs')
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
  await startPost(page, 'Hostile paste')
  await Promise.all(xssPayloads.map((html) => pasteInto(postTextbox(page), { html })))
  await pasteInto(postTextbox(page), { plain: '**x** <img src=x onerror=fired(99)> [y](javascript:fired(98))' })
  await page.keyboard.type('end')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()
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
