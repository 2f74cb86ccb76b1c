import { getSchema, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyNote } from '../../note'
import { sanitizeNote } from '../../sanitize-note.server'
import { noteExtensions } from './note-extensions'
import { precomputeHtml, serializeNote } from './serialize-note'

const schema = getSchema(noteExtensions)
const html = (content: JSONContent[]) => serializeNote(schema.nodeFromJSON({ type: 'doc', content }))
const cleaned = (content: string) => sanitizeNote({ ...emptyNote(false), content }).content

const characters = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }),
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.constantFrom('&nbsp;', '\u00a0', '&lt;b&gt;', '"', "'", '<', '&', '  a  ', '☐ ', '❤️', '\ud800', 'a\r\nb', '\0'),
)
const className = fc.option(fc.oneof(fc.constant('a b'), characters), { nil: null })
const marks = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'code' }])
const inline: fc.Arbitrary<JSONContent[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('text'), text: characters, marks }) },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  ),
  { maxLength: 4 },
)
const paragraph = fc.record({
  type: fc.constant('paragraph'),
  attrs: fc.record({ class: className }),
  content: inline,
})
const { block } = fc.letrec<{ block: JSONContent; item: JSONContent }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'large', withCrossShrink: true },
    paragraph,
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }), class: className }),
      content: inline,
    }),
    fc.record({
      type: fc.constant('codeBlock'),
      attrs: fc.record({ language: fc.option(fc.oneof(fc.constant('ts'), characters), { nil: null }) }),
      content: fc.array(fc.record({ type: fc.constant('text'), text: characters }), { maxLength: 2 }),
    }),
    fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      attrs: fc.record({ class: className }),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc.record({
    type: fc.constant('listItem'),
    attrs: fc.record({ class: className }),
    content: fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })).map(([first, rest]) => [first, ...rest]),
  }),
}))

test('whatever the editor can say comes through the cleaning unchanged, to the character', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (content) => {
      const written = html(content)
      expect(cleaned(written)).toBe(written)
    }),
    { numRuns: 500 },
  )
})

const text = (words: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })

test('an empty note is an empty text', () => {
  expect(html([{ type: 'paragraph' }])).toBe('')
  expect(html([{ type: 'paragraph' }, { type: 'paragraph' }])).toBe('<p></p><p></p>')
})

test('only what the specification allows is written: p, br, strong, em, ul, ol, li, h1-h6, code, pre, and only a class attribute', () => {
  const marked = { type: 'text', text: 'b', marks: [{ type: 'code' }, { type: 'bold' }, { type: 'italic' }] }
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, marked] }
  const heading = { type: 'heading', attrs: { level: 99, class: 'big' }, content: [{ type: 'text', text: '1 < 2' }] }
  const code = { type: 'codeBlock', attrs: { language: 'ts' }, content: [{ type: 'text', text: 'a\nb' }] }
  const item = { type: 'listItem', content: [text('x')] }
  expect(html([paragraph, heading, code, { type: 'bulletList', content: [item] }])).toBe(
    '<p>a<br /><strong><em><code>b</code></em></strong></p><h6 class="big">1 &lt; 2</h6><pre><code class="language-ts">a\nb\n</code></pre><ul><li>x</li></ul>',
  )
})

test('lists inside each other go on at one level before they are too deep for the cleaning', () => {
  let list: JSONContent | undefined
  for (let level = 60; level > 0; level--) {
    const content = [text(`level ${level}.`), ...(list ? [list] : [])]
    list = { type: 'bulletList', content: [{ type: 'listItem', content }] }
  }
  const written = html(list ? [list] : [])
  expect(cleaned(written)).toBe(written)
  expect(written).toContain('level 60.')
})

test('what was written ahead, in blocks and items, is not written again', () => {
  const words = [{ type: 'text', text: 'One of many.' }]
  const line = { type: 'paragraph', content: words }
  const list = {
    type: 'bulletList',
    content: Array.from({ length: 900 }, () => ({ type: 'listItem', content: [line] })),
  }
  const document = schema.nodeFromJSON({ type: 'doc', content: [list, line] })
  const expected = html([list, line])
  expect([...precomputeHtml(document)]).toHaveLength(901)
  const items = document.firstChild?.content.content ?? []
  for (const item of items) Object.defineProperty(item, 'content', { get: () => expect.unreachable('read again') })
  expect(serializeNote(document)).toBe(expected)
})
