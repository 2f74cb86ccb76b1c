import { expect, type Page, test } from '@playwright/test'
import { type NoteEditorFiles, noteEditorFiles, openEmptyPage, writeIn, written } from '../support/note-in-browser'

let files: NoteEditorFiles

test.beforeAll(async () => {
  files = await noteEditorFiles()
})

test.beforeEach(({ page }) => openEmptyPage(page, files))

async function typed(page: Page, text: string, before = '') {
  await writeIn(page, before)
  await page.keyboard.type(text)
  return written(page)
}

test.describe('Checkbox typing', () => {
  test('"[ ]" becomes an unchecked box glyph', async ({ page }) => {
    expect(await typed(page, '[ ]')).toBe('<p>☐</p>')
    expect(await typed(page, '[ ]milk, [ ]bread')).toBe('<p>☐milk, ☐bread</p>')
  })

  test('and "[x]" (any case) a checked one', async ({ page }) => {
    expect(await typed(page, '[x]')).toBe('<p>☑</p>')
    expect(await typed(page, '[X]')).toBe('<p>☑</p>')
  })

  test('Space right after a box glyph toggles it', async ({ page }) => {
    expect(await typed(page, '[ ] ')).toBe('<p>☑</p>')
    expect(await typed(page, '[ ]  ')).toBe('<p>☐</p>')
    expect(await typed(page, '[x] ')).toBe('<p>☐</p>')
    expect(await typed(page, 'a b ', '<p>☐ </p>')).toBe('<p>☐ a b </p>')
  })

  test('Enter on a line starting with a box glyph inserts a new line starting with an unchecked box', async ({
    page,
  }) => {
    expect(await typed(page, '\nbread', '<p>☑ milk</p>')).toBe('<p>☑ milk</p><p>☐ bread</p>')
    expect(await typed(page, '[ ]\n')).toBe('<p>☐</p><p>☐ </p>')
    expect(await typed(page, '\nb', '<ul><li>☐ a</li></ul>')).toBe('<ul><li>☐ a</li><li>☐ b</li></ul>')
    expect(await typed(page, '\nb', '<h2>☐ a</h2>')).toBe('<h2>☐ a</h2><p>☐ b</p>')
  })
})
