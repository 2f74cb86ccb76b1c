import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mdxToMarkdown } from './mdx-to-markdown'

const markdown = (mdx: string) => mdxToMarkdown(mdx).markdown

test('plain Markdown stays as it is', () => {
  const plain = '# A\n\nB *c* `{d}` <b>e</b> 1 < 2 and {open\n\n- f\n\n~~~\n{g} <H />\n~~~\n\n<https://example.com/a>\n'
  expect(markdown(plain)).toBe(plain)
  expect(mdxToMarkdown(plain).components).toEqual([])
})

test('a word at the beginning of a line is no module in the middle of a paragraph', () => {
  expect(markdown('We\nimport goods.\n')).toBe('We\nimport goods.\n')
  expect(markdown('import a from "a"\nimport {\n  b\n} from "b"\n\nText\n')).toBe('\nText\n')
})

test('components, fragments and expressions go, their text stays', () => {
  const { markdown: text, components } = mdxToMarkdown(
    '<><Tabs.Item label="x">Words{` here`}</Tabs.Item>{items.map(one)}</>',
  )
  expect([text, components]).toEqual(['Words here', ['<Tabs.Item>', 'an expression']])
  expect(markdown('<a href="/x" onClick={() => go({ to: 1 })}>x</a>')).toBe('<a href="/x">x</a>')
  expect(markdown('\\{kept\\} \\<Kept>')).toBe('\\{kept\\} \\<Kept>')
})

test('any text is read, and one that repeats a part takes time that grows with its length', () => {
  const part = fc.constantFrom(
    '{',
    '}',
    '<A ',
    '>',
    '/>',
    '"',
    '`',
    '```',
    '\n',
    '\n\n',
    'import x',
    '\\',
    '<',
    'word ',
  )
  fc.assert(fc.property(fc.array(part, { maxLength: 60 }), (parts) => void markdown(parts.join(''))))
  for (const one of ['{', '<A ', '<A "', '<A {', '`', '``` ', 'import x\n\n', '<div a={b} ']) {
    const startedAt = performance.now()
    markdown(one.repeat(200_000 / one.length))
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  }
})
