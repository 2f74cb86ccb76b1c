import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  noteTextbox,
  openNoteForTyping,
  pasteClipboard,
  readNoteHtml,
  roundTrip,
  roundTripMarkdown,
  roundTripPaste,
  showInDialog,
  showReadOnlyNote,
  test,
} from '~test/note-editor-page'
import { xssPayloads } from '~test/xss-payloads'
import { emptyNote } from '../../app/wings/notes/notes/note'
import { sanitizeNote } from '../../app/wings/notes/notes/sanitize-note.server'

const cleaned = (content: string) => sanitizeNote({ ...emptyNote(false), content }).content

test('plain text of several lines is pasted line by line, with its empty lines and spaces', async ({ page }) => {
  await openNoteForTyping(page, '<p>Before </p>')
  await pasteClipboard(page, { 'text/plain': 'one\r\n\r\n  two <b>\r\n[x] three' })
  expect(await readNoteHtml(page)).toBe('<p>Before one</p><p></p><p>  two &lt;b&gt;</p><p>☑ three</p>')
})

test('Markdown is pasted as what it stands for', async ({ page }) => {
  await openNoteForTyping(page, '')
  await pasteClipboard(page, {
    'text/plain': '# Top\n\nSome **bold**\nand `code`\n\n- [ ] a\n- [x] b\n\n```ts\nlet a = 1 < 2\n```\n',
  })
  await expect(noteTextbox(page).locator('h1')).toHaveText('Top')
  expect(await readNoteHtml(page)).toBe(
    '<h1>Top</h1><p>Some <strong>bold</strong><br />and <code>code</code></p><ul><li>☐ a</li><li>☑ b</li></ul><pre><code class="language-ts">let a = 1 &lt; 2\n</code></pre>',
  )
})

test('links and HTML in pasted Markdown stay readable words', async ({ page }) => {
  expect(
    await roundTripMarkdown(page, '[us](https://a.example) <b onclick="x()">x</b> ![p](https://a.example/p.png)'),
  ).toBe('<p>us (https://a.example) &lt;b onclick="x()"&gt;x&lt;/b&gt; p (https://a.example/p.png)</p>')
})

async function pastedCleanly(page: Page, html: string) {
  const result = await roundTripPaste(page, html)
  expect(cleaned(result)).toBe(result)
  return result
}

test('texts from Word and Google Docs keep their structure and lose the rest', async ({ page }) => {
  expect(await pastedCleanly(page, readFileSync('tests/support/pasted/word.html.txt', 'utf8'))).toBe(
    '<h1>Quarterly review</h1><h1>What we learned</h1><p>Sales were <strong>up by 12\u00a0%</strong>, and <em>most</em> of it came from partners.</p><ul><li>First point<ul><li>Below it</li></ul></li><li>Second point</li></ul><p>Steps:</p><ol><li>Ask</li><li>Listen</li></ol><p>“We stopped guessing.”</p><p>Region | Sales</p>',
  )
  expect(await pastedCleanly(page, readFileSync('tests/support/pasted/google-docs.html.txt', 'utf8'))).toBe(
    '<h1>Launch notes</h1><p>We <strong>shipped</strong> on <em>Tuesday</em> at noon. See the notes, H2O.</p><h2>Next</h2><ul><li>One<ul><li>One below</li></ul></li><li>Two</li></ul><p>Who | What</p>',
  )
})

test('pictures, frames and films that a note cannot hold are told, and what has an address leaves it', async ({
  page,
}) => {
  await showInDialog(page, { ...emptyNote(false), content: '<p>Before</p>' })
  await noteTextbox(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  const iframe = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A song"></iframe>'
  const video = '<video><source src="https://cdn.example/a.mp4"></video>'
  const html = `<p>Text <img src="https://cdn.example/a.png" alt="A view"></p>${iframe}${video}<p>After</p>`
  await pasteClipboard(page, { 'text/html': html, 'text/plain': 'plain' })
  for (const said of [
    'Images were removed: notes can only contain text.',
    'A frame from www.youtube.com was replaced with its URL: notes can only contain text.',
    'A video from cdn.example was replaced with its URL: notes can only contain text.',
  ])
    await expect(page.getByText(said)).toBeVisible()
  expect(await readNoteHtml(page)).toBe(
    '<p>BeforeText</p><p>https://www.youtube.com/embed/dQw4w9WgXcQ</p><p>https://cdn.example/a.mp4</p><p>After</p>',
  )
})

test('a pasted or dropped file that a note cannot hold is told', async ({ page }) => {
  await showInDialog(page, emptyNote(false))
  await noteTextbox(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'a.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Notes cannot contain images or files.')).toBeVisible()
})

test('checkboxes of other programs become boxes', async ({ page }) => {
  const html =
    '<ul><li><input type="checkbox" checked> a</li></ul><ul><li role="checkbox" aria-checked="false"><p>b</p></li></ul>'
  expect(await pastedCleanly(page, html)).toBe('<ul><li>☑ a</li></ul><ul><li>☐ b</li></ul>')
})

test('nothing of hostile HTML runs, pasted, stored or read, and nothing of it stays', async ({ page }) => {
  const fired: string[] = []
  await page.exposeFunction('fired', (name: string) => fired.push(name))
  page.on('dialog', (dialog) => {
    fired.push(dialog.message())
    void dialog.dismiss()
  })
  for (const html of xssPayloads) {
    for (const result of [await pastedCleanly(page, html), await roundTrip(page, html)]) {
      expect(cleaned(result), html).toBe(result)
      expect(result, html).not.toMatch(/<(?!\/?(p|br|strong|em|ul|ol|li|h[1-6]|code|pre)[ >/])/)
      expect(result, html).not.toMatch(/<\w+ (?!class=")[^>]/)
    }
    await showReadOnlyNote(page, html)
  }
  await openNoteForTyping(page, xssPayloads.join(''))
  await page.waitForTimeout(200)
  expect(fired).toEqual([])
})

test('the classes of somebody else’s note style nothing, and nothing of it leaves its box', async ({ page }) => {
  const style = await page.addStyleTag({ content: '.fixed { position: fixed } .inset-0 { inset: 0 }' })
  await showReadOnlyNote(page, '<h2 class="fixed inset-0">Your session ended. Sign in</h2><p>a</p>')
  const note = page.getByRole('article', { name: 'Text of the note' })
  await expect(note.locator('[class]')).toHaveCount(0)
  expect(await note.evaluate((element) => getComputedStyle(element).contain)).toBe('paint')
  await openNoteForTyping(page, '<h2 class="fixed inset-0">mine</h2>')
  await expect(noteTextbox(page).locator('.fixed')).toHaveCount(0)
  await style.evaluate((element) => element.parentNode?.removeChild(element))
})
