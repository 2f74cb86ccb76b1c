import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.server'
import { applyTypography } from './typography'

test.each([
  [`"Two weeks." That was Jo's whole estimate.`, '“Two weeks.” That was Jo’s whole estimate.'],
  [`the clients' names, '90s and 'tis`, 'the clients’ names, ’90s and ’tis'],
  [`She said: "He called it 'done'."`, 'She said: “He called it ‘done’.”'],
  ['("not now")', '(“not now”)'],
  ['3--5 days -- or so, and then --- nothing', '3–5 days – or so, and then — nothing'],
  ['run it with --empty or a - b', 'run it with --empty or a - b'],
  ['and so on...', 'and so on…'],
])('%j reads %j', (typed, read) => expect(applyTypography(typed)).toBe(read))

test('a quotation may begin or end at a mark', () => {
  expect(renderMarkdown('**"If it breaks"**, *Jo*\'s card said "**call**".')).toBe(
    '<p><strong>“If it breaks”</strong>, <em>Jo</em>’s card said “<strong>call</strong>”.</p>\n',
  )
})

test('every paragraph begins anew', () => {
  expect(renderMarkdown('It ended\n\n"Yes"\n\n- "no"')).toContain('<p>“Yes”</p>')
  expect(renderMarkdown('- a\n- "no"')).toContain('<li>“no”</li>')
})

test('code and attributes keep every character', () => {
  const html = renderMarkdown(`\`a--b "c"\`'s text\n\n    const it = 'x' -- 1\n\n[a](/x?q='b' "It's")`)
  expect(html).toContain('<code>a--b "c"</code>’s text')
  expect(html).toContain("const it = 'x' -- 1")
  expect(html).toContain(`title="It's"`)
})

test('the anchor of a heading does not depend on its quotes', () => {
  expect(renderMarkdown('## What\'s "out"')).toContain('<h2 id="what-s-out">What’s “out”</h2>')
})
