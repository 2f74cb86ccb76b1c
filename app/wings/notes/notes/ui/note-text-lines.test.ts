import { expect, test } from 'vitest'
import { getNotePreview, htmlToLines, listNoteLines } from './note-text-lines'

const text = (content: string) => ({ is_todo: false, items: [], content })

test('a preview is what a note begins with, without tags', () => {
  expect(
    getNotePreview(text('<h2>Plan</h2><p>First <strong>bold</strong><br>line</p><ul><li><p>a &lt; b</p></li></ul>')),
  ).toBe('Plan First bold line a < b')
})

test('the preview of a long note does not read all of it, nor half a tag', () => {
  const content = `<p>${'word '.repeat(300)}</p>`
  expect(getNotePreview(text(content)).length).toBeLessThan(1_300)
  expect(getNotePreview(text(`<p>${'a'.repeat(1_190)}</p><p class="long">b</p>`))).toBe('a'.repeat(1_190))
})

test('the preview of a list shows what is done, and leaves out empty items', () => {
  const items = [
    { text: 'Milk', done: true },
    { text: ' ', done: false },
    { text: 'Bread', done: false },
  ]
  expect(getNotePreview({ is_todo: true, items, content: '' })).toBe('☑ Milk  ☐ Bread')
})

test('what looks like an entity is read once', () => {
  expect(htmlToLines('<p>&amp;lt;</p><pre><code>a\nb</code></pre>')).toEqual(['&lt;', 'a', 'b'])
})

test('versions are compared by title and blocks', () => {
  expect(listNoteLines({ title: '', is_todo: true, items: [{ text: 'Milk', done: true }], content: '' })).toEqual([
    'Title: Untitled',
    '☑ Milk',
  ])
})
