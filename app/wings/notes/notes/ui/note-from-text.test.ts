import { expect, test } from 'vitest'
import { noteFromText } from './note-from-text'

test('a text from an address becomes a note: its first line is the title', () => {
  expect(noteFromText(' Call Jonas \r\n\n<img src=x onerror=alert(1)> & dates')).toEqual({
    title: 'Call Jonas',
    content: '<p>&lt;img src=x onerror=alert(1)&gt; &amp; dates</p>',
    is_todo: false,
    items: [],
  })
})

test('a first line that is too long for a title is text', () => {
  const long = 'word '.repeat(60).trim()
  expect(noteFromText(long)).toMatchObject({ title: 'Untitled Note', content: `<p>${long}</p>` })
})
