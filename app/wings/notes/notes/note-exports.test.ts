import { expect, test } from 'vitest'
import { emptyNote, type NoteContent } from './note'
import { noteToMarkdown } from './note-to-markdown'
import { noteToShareMarkdown, noteToText } from './note-to-text'

const written = (content: string): NoteContent => ({ ...emptyNote(false), title: 'Trip', content })
const list: NoteContent = {
  ...emptyNote(true),
  title: 'Shopping',
  items: [
    { text: 'Milk', done: true },
    { text: 'Bread & *butter*', done: false },
  ],
}

test('Shared-note copy format: bold title, then one line per item marked with a tick for done or a circle for not done', () => {
  expect(noteToShareMarkdown(list)).toBe('**Shopping**\n✓ Milk\n○ Bread & *butter*')
})

test('a note with empty title is shown as Untitled, also where it is copied', () => {
  expect(noteToShareMarkdown({ ...list, title: ' ', items: [] })).toBe('**Untitled**')
  expect(noteToMarkdown({ ...list, title: '', items: [] })).toBe('# Untitled\n')
})

test('a text is copied line by line, with its lists', () => {
  const note = written(
    '<h2>Days</h2><p>a &amp; b<br />c</p><p></p><ul><li>one<ol><li>x</li><li><strong>y</strong></li></ol></li></ul><pre><code>if (a &lt; b)\n</code></pre><p>☑ done</p>',
  )
  expect(noteToShareMarkdown(note)).toBe('**Trip**\nDays\na & b\nc\n\n- one\n  1. x\n  2. y\nif (a < b)\n☑ done')
  expect(noteToText(note)).toBe('Trip\n\nDays\na & b\nc\n\n- one\n  1. x\n  2. y\nif (a < b)\n☑ done\n')
})

test('Markdown has the headings, marks, lists, code and boxes of the note', () => {
  const note = written(
    '<h2>Days</h2><p>a <strong>b </strong><em>c</em> <code>d`e</code><br />f</p><p>☐ one</p><p>☑ two</p><ol><li><p>x</p><p>y</p></li><li>z<ul><li>☑ t</li></ul></li></ol><pre><code class="language-ts">```\n</code></pre>',
  )
  expect(noteToMarkdown(note)).toBe(
    [
      '# Trip',
      '',
      '## Days',
      '',
      'a **b** *c* ``d`e``  ',
      'f',
      '',
      '- [ ] one',
      '- [x] two',
      '',
      '1. x',
      '',
      '   y',
      '2. z',
      '   - [x] t',
      '',
      '````',
      '```',
      '````',
      '',
    ].join('\n'),
  )
  expect(noteToMarkdown(list)).toBe('# Shopping\n\n- [x] Milk\n- [ ] Bread \\& \\*butter\\*\n')
})

test('signs of Markdown that were typed stay what they are', () => {
  expect(noteToMarkdown(written('<p># no heading</p><p>1. no list</p><p>2 * 3 snake_case _x &lt;b&gt;</p>'))).toBe(
    '# Trip\n\n\\# no heading\n\n1\\. no list\n\n2 \\* 3 snake_case \\_x \\<b>\n',
  )
})

test('what would cross out, fence or underline the rest stays what was typed too', () => {
  expect(noteToMarkdown(written('<p>~~~</p><p>a ~~b~~<br />===</p>'))).toBe(
    '# Trip\n\n\\~\\~\\~\n\na \\~\\~b\\~\\~  \n\\===\n',
  )
})

test('“one line per item”: an item can stand for no other, nor for a heading', () => {
  const forged = {
    ...list,
    items: [
      { text: 'Milk\r\n✓ Paid\u2028○ More', done: false },
      { text: '# Head', done: true },
    ],
  }
  expect(noteToShareMarkdown(forged)).toBe('**Shopping**\n○ Milk ✓ Paid ○ More\n✓ # Head')
  expect(noteToMarkdown(forged)).toBe('# Shopping\n\n- [ ] Milk ✓ Paid ○ More\n- [x] \\# Head\n')
})

test('HTML in another notation is read too', () => {
  expect(noteToText(written('loose <b>words</b><P CLASS="x">a</P> </div> b'))).toBe('Trip\n\nloose words\na\n b\n')
})
