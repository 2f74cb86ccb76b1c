import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { showInDialog, test } from '~test/note-editor-page'

const list = {
  title: 'Shopping: for "Sunday"',
  content: '',
  is_todo: true,
  items: [
    { text: 'Milk', done: true },
    { text: 'Bread', done: false },
  ],
}
const asShared = '**Shopping: for "Sunday"**\n✓ Milk\n○ Bread'

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Copy or export' }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function onClipboard(page: Page) {
  const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
  await elsewhere.fill('')
  await elsewhere.press('ControlOrMeta+v')
  return elsewhere.inputValue()
}

/** What the browser can do from now on: share, or write onto the clipboard. */
function browserThat(page: Page, ways: { share?: 'works' | 'is left' | 'fails'; copies?: boolean; selects?: boolean }) {
  return page.evaluate(({ share, copies, selects = true }) => {
    const given: unknown[] = []
    Object.assign(window, { given })
    const shareData = async (data: ShareData) => {
      if (share === 'is left') throw new DOMException('', 'AbortError')
      if (share === 'fails') throw new DOMException('', 'NotAllowedError')
      given.push(data)
    }
    const writeText = async (text: string) => void given.push(text)
    const can = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
    can('share', share && shareData)
    can('clipboard', copies ? { writeText } : undefined)
    const { execCommand } = Document.prototype
    document.execCommand = selects ? execCommand : () => false
  }, ways)
}

// the page is that of other tests too
test.afterEach(({ page }) => browserThat(page, {}))

const given = (page: Page) => page.evaluate(() => (window as unknown as { given: unknown[] }).given)

test('The browser share and clipboard facilities are used for sharing a note', async ({ page }) => {
  await browserThat(page, { share: 'works', copies: true })
  await showInDialog(page, list)
  await choose(page, 'Share…')
  await expect.poll(() => given(page)).toEqual([{ title: list.title, text: asShared }])
})

test('without the browser’s own sharing, or when it fails, the clipboard is used', async ({ page }) => {
  await browserThat(page, { share: 'fails', copies: true })
  await showInDialog(page, list)
  await choose(page, 'Share…')
  await expect.poll(() => given(page)).toEqual([asShared])
})

test('whoever closes the browser’s window of choices wants nothing copied', async ({ page }) => {
  await browserThat(page, { share: 'is left', copies: true })
  await showInDialog(page, list)
  await choose(page, 'Share…')
  await page.waitForTimeout(100)
  expect(await given(page)).toEqual([])
})

test('without a clipboard a selected text is copied, inside the dialog too', async ({ page }) => {
  await browserThat(page, {})
  await showInDialog(page, list)
  await choose(page, 'Copy as text')
  await expect(page.getByText('Note copied.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy or export' })).toBeFocused()
  expect(await onClipboard(page)).toBe(asShared)
})

test('If copying fails after a fallback, a warning only', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('pageerror', (error) => warnings.push(`fault: ${error.message}`))
  await browserThat(page, { selects: false })
  await showInDialog(page, list)
  await choose(page, 'Copy as text')
  await expect.poll(() => warnings).toEqual(['The note could not be copied.'])
  // a toast comes within this time when a note is copied
  await page.waitForTimeout(1_000)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('a note is downloaded as Markdown and as text', async ({ page }) => {
  await showInDialog(page, list)
  for (const [name, file, text] of [
    ['Download as Markdown', 'Shopping for Sunday.md', '# Shopping: for "Sunday"\n\n- [x] Milk\n- [ ] Bread\n'],
    ['Download as text', 'Shopping for Sunday.txt', 'Shopping: for "Sunday"\n\n✓ Milk\n○ Bread\n'],
  ] as const) {
    const download = page.waitForEvent('download')
    await choose(page, name)
    expect((await download).suggestedFilename()).toBe(file)
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(text)
  }
})
