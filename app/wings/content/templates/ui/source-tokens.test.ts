import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenizeSource } from './source-tokens'

test('a source is coloured by its tags and its Liquid; what has no end is text', () => {
  const kinds = (source: string) => tokenizeSource(source).map(({ kind, text }) => `${kind} ${text}`)
  expect(kinds('<p>In {{ city }}{% if x %} a < b</p>')).toEqual([
    ...['tag <p>', 'text In ', 'liquid {{ city }}', 'liquid {% if x %}', 'text  a < b', 'tag </p>'],
  ])
  expect(kinds('{{ city <b>x')).toEqual(['text {{ city ', 'tag <b>', 'text x'])
})

test('the parts are the source again, whatever it says', () => {
  const source = fc.string({ unit: fc.constantFrom('{', '}', '%', '<', '>', 'a', '/', '\n', ' ') })
  fc.assert(
    fc.property(source, (text) => {
      expect(
        tokenizeSource(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('a source of nothing but beginnings takes no longer than any other', () => {
  expect(tokenizeSource('{{ <a '.repeat(100_000))).toHaveLength(1)
})
