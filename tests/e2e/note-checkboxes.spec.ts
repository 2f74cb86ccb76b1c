import { expect, type Page } from '@playwright/test'
import { noteTextbox, openNoteForTyping, readNoteHtml, showEditableNote, test } from '~test/note-editor-page'

async function typed(page: Page, text: string, before = '') {
  await openNoteForTyping(page, before)
  await page.keyboard.type(text)
  return readNoteHtml(page)
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

const cursorAt = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection()
    return `${selection?.anchorNode?.textContent?.replace(/[☐☑]/g, '□')}|${selection?.anchorOffset}`
  })

/** Where the box of a line is on the screen. */
function boxOf(page: Page, line: number) {
  return noteTextbox(page).evaluate((element, index) => {
    const range = document.createRange()
    const text = document.createTreeWalker(element.children[index] as Element, NodeFilter.SHOW_TEXT).nextNode() as Text
    range.setStart(text, 0)
    range.setEnd(text, 1)
    const { left, top, width, height } = range.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, line)
}

const threeLines = '<p>☐ milk</p><p>☑ bread</p><p>some words</p>'

test('clicking a glyph toggles it without moving the cursor', async ({ page }) => {
  await openNoteForTyping(page, threeLines)
  const before = await cursorAt(page)
  for (const line of [0, 1]) {
    const { x, y } = await boxOf(page, line)
    await page.mouse.click(x, y)
  }
  expect(await readNoteHtml(page)).toBe('<p>☑ milk</p><p>☐ bread</p><p>some words</p>')
  expect(await cursorAt(page)).toBe(before)
  await page.keyboard.type('!')
  expect(await readNoteHtml(page)).toBe('<p>☑ milk</p><p>☐ bread</p><p>some words!</p>')
})

test('a click beside a glyph moves the cursor and ticks nothing', async ({ page }) => {
  await openNoteForTyping(page, threeLines)
  const { x, y } = await boxOf(page, 0)
  await page.mouse.click(x + 40, y)
  expect(await readNoteHtml(page)).toBeUndefined()
  expect(await cursorAt(page)).toContain('□ milk|')
})

test.describe('with a finger', () => {
  test.use({ isAlone: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('tapping a glyph toggles it without opening the keyboard', async ({ page }) => {
    await showEditableNote(page, threeLines)
    const { x, y } = await boxOf(page, 1)
    await page.touchscreen.tap(x, y)
    expect(await readNoteHtml(page)).toBe('<p>☐ milk</p><p>☐ bread</p><p>some words</p>')
    // the keyboard of a phone opens for what has the focus
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.touchscreen.tap(x + 60, y)
    await expect(noteTextbox(page)).toBeFocused()
    await expect.poll(() => cursorAt(page)).toContain('□ bread|')
    const before = await cursorAt(page)
    await page.touchscreen.tap(x, y)
    expect(await readNoteHtml(page)).toBe('<p>☐ milk</p><p>☑ bread</p><p>some words</p>')
    expect(await cursorAt(page)).toBe(before)
  })
})

test('undo takes back a tick alone, and brings back the brackets that became a box', async ({ page }) => {
  const undo = () => page.keyboard.press('ControlOrMeta+z')
  await openNoteForTyping(page, '')
  await page.keyboard.type('[ ]')
  await undo()
  expect(await readNoteHtml(page)).toBe('<p>[ ]</p>')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await page.keyboard.type(' ')
  expect(await readNoteHtml(page)).toBe('<p>☑</p>')
  await page.keyboard.type('milk')
  await undo()
  expect(await readNoteHtml(page)).toBe('<p>☑</p>')
  await undo()
  expect(await readNoteHtml(page)).toBe('<p>☐</p>')
})

test('undo takes back a new line with its box at once', async ({ page }) => {
  await openNoteForTyping(page, '<p>☐ milk</p>')
  await page.keyboard.press('Enter')
  expect(await readNoteHtml(page)).toBe('<p>☐ milk</p><p>☐ </p>')
  await page.keyboard.press('ControlOrMeta+z')
  expect(await readNoteHtml(page)).toBe('<p>☐ milk</p>')
})

test('Enter inside a line divides it, and before its box opens a line above', async ({ page }) => {
  await openNoteForTyping(page, '<p>☑ milk and bread</p>')
  for (let letter = 0; letter < ' and bread'.length; letter++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  expect(await readNoteHtml(page)).toBe('<p>☑ milk</p><p>☐  and bread</p>')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  expect(await readNoteHtml(page)).toBe('<p>☑ milk</p><p>☐ </p><p>☐  and bread</p>')
})

test('Backspace behind a box takes it away with its space', async ({ page }) => {
  await openNoteForTyping(page, '<p>☐ milk</p><p>☐ </p>')
  await page.keyboard.press('Backspace')
  expect(await readNoteHtml(page)).toBe('<p>☐ milk</p><p></p>')
})

test('in code brackets stay brackets', async ({ page }) => {
  expect(await typed(page, '[ ]', '<pre><code>a\n</code></pre>')).toBe('<pre><code>a[ ]\n</code></pre>')
})

test('what an input method composes is not disturbed, and becomes a box when it is finished', async ({ page }) => {
  await openNoteForTyping(page, '<p>☐</p>')
  const client = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('に')
  await compose('にほ')
  await client.send('Input.insertText', { text: '日本' })
  expect(await readNoteHtml(page)).toBe('<p>☐日本</p>')
  await compose('[')
  await compose('[x')
  await compose('[x]')
  expect(await noteTextbox(page).textContent()).toBe('☐日本[x]')
  await client.send('Input.insertText', { text: '[x]' })
  await expect(noteTextbox(page)).toHaveText('☐日本☑')
})
