import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeNote } from '../sanitize-note.server'
import { markdownToNoteHtml } from './markdown-to-note-html'
import { markdownToNoteItems } from './markdown-to-note-items'

const cleaned = (content: string) => sanitizeNote({ title: '', content, is_todo: false, items: [] }).content

test('the Markdown of an answer becomes the tags of a note', () => {
  const markdown = [
    '# Plan *B*',
    'First line with **strong**, *em*, __both _in_ one__ and `a < b`',
    'second line',
    '',
    '- one',
    '  - inner',
    '- two',
    '1. first',
    '',
    '- [ ] call Mara',
    '- [x] write',
    '',
    '```js',
    'const a = "<b>"',
    '```',
    '---',
    '> said',
  ]
  expect(markdownToNoteHtml(markdown.join('\n'))).toBe(
    [
      '<h1>Plan <em>B</em></h1>',
      '<p>First line with <strong>strong</strong>, <em>em</em>, <strong>both <em>in</em> one</strong> and <code>a &lt; b</code><br>second line</p>',
      '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul>',
      '<ol><li><p>first</p></li></ol>',
      '<p>☐ call Mara</p><p>☑ write</p>',
      '<pre><code>const a = "&lt;b&gt;"</code></pre>',
      '<p>said</p>',
    ].join(''),
  )
})

test.each([
  ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
  ['***all***', '<p><strong><em>all</em></strong></p>'],
  ['*a **b***', '<p><em>a <strong>b</strong></em></p>'],
  ['**a *b***', '<p><strong>a <em>b</em></strong></p>'],
  ['**never closed', '<p>**never closed</p>'],
  ['\\*not em\\*', '<p>*not em*</p>'],
  ['`` a`b ``', '<p><code>a`b</code></p>'],
  ['## Title ##', '<h2>Title</h2>'],
  ['#hashtag', '<p>#hashtag</p>'],
  ['1. a\n\n2. b', '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['- a\n  goes on', '<ul><li><p>a goes on</p></li></ul>'],
  ['', ''],
])('%j', (markdown, html) => expect(markdownToNoteHtml(markdown)).toBe(html))

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://spy.example/a.png)',
  '**<b onclick=alert(1)>**',
  '- <iframe src="//evil.example">',
  '# <svg onload=alert(1)>',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '`</code><script>`',
  '<!-- --><style>*{display:none}</style>',
  '&lt;script&gt;&#60;script&#62;',
  'a\u0000b\u001b[31m',
]

test.each(HOSTILE)('hostile HTML in an AI answer is text: %j', (markdown) => {
  const html = markdownToNoteHtml(markdown)
  expect(html).not.toMatch(/<(?!\/?(p|br|strong|em|ul|ol|li|h[1-6]|code|pre)>)/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
  expect(html).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
  // the server's cleaning finds nothing to take away
  expect(cleaned(html).replaceAll('<br />', '<br>')).toBe(html)
})

test('whatever the text is, only the tags of a note come out, every letter is kept, and it is read at once', () => {
  const pieces = fc.constantFrom(
    '*',
    '**',
    '_',
    '__',
    '`',
    '```',
    '\n',
    ' ',
    '# ',
    '- ',
    '1. ',
    '  ',
    '<b>',
    '>',
    '\\',
    'a',
    'é',
    '[x] ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const markdown = parts.join('')
      const html = markdownToNoteHtml(markdown)
      expect(html.replace(/<\/?(p|br|strong|em|ul|ol|li|h[1-6]|code|pre)>/g, '')).not.toMatch(/<|&(?!(amp|lt|gt);)/)
      expect(cleaned(html).replaceAll('<br />', '<br>')).toBe(html)
      // the word behind a fence names its language
      if (!markdown.includes('```')) expect(html.split('é').length).toBe(markdown.split('é').length)
    }),
    { numRuns: 500 },
  )
  for (const nasty of [
    '*',
    '**a ',
    '_a_b',
    '`',
    '``` ',
    '`a``b',
    '# ',
    ' ',
    '> ',
    '- ',
    '\\',
    '**a *b ',
    '- - ',
    '1. \n  - ',
  ]) {
    const start = performance.now()
    markdownToNoteHtml(`# ${nasty.repeat(60_000 / nasty.length)}x`)
    markdownToNoteHtml(nasty.repeat(60_000 / nasty.length))
    expect(performance.now() - start, nasty).toBeLessThan(1_000)
  }
})

test('for a list an answer is its items, ticked where they say so, or else its lines', () => {
  const items = markdownToNoteItems('Here it is:\n- [ ] **Call** Mara\n- [x] Write\n- Plain\n  - Below')
  expect(items).toEqual([
    { text: 'Call Mara', done: false },
    { text: 'Write', done: true },
    { text: 'Plain', done: false },
    { text: 'Below', done: false },
  ])
  expect(markdownToNoteItems('# Do\nthis <b>\n\nthat').map(({ text }) => text)).toEqual(['Do', 'this <b>', 'that'])
  expect(markdownToNoteItems(' \n')).toEqual([])
})
