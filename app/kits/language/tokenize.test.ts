import { expect, test } from 'vitest'
import type { Language } from './language'
import { isElided, isUrl, tokenize } from './tokenize'

const words = (text: string, language: Language | null = 'en') => tokenize(text, language).map((word) => word.text)

test('words are what people count as words', () => {
  expect(words('Don’t stop: node.js costs 1,000.50 – state-of-the-art R&D, isn’t it?')).toEqual([
    ...["don't", 'stop', 'node.js', 'costs', '1,000.50', 'state-of-the-art', 'r&d', "isn't", 'it'],
  ])
  expect(words('naïve Größe e\u0301te\u0301, one,two 3,x. -- & C++ and C# or #tag')).toEqual([
    ...['naïve', 'größe', 'été', 'one', 'two', '3', 'x', 'c++', 'and', 'c#', 'or', 'tag'],
  ])
})

test('an address is one word', () => {
  expect(words('See https://example.com/a?b=c&d=(e). Or www.example.org/x, and mail ada@example.com.')).toEqual([
    ...['see', 'https://example.com/a?b=c&d=(e', 'or', 'www.example.org/x', 'and', 'mail', 'ada@example.com'],
  ])
  expect([isUrl('https://example.com'), isUrl('www.example.com'), isUrl('httpserver'), isUrl('wwwhat')]).toEqual([
    ...[true, true, false, false],
  ])
})

test('French and Italian words that an apostrophe joins are two', () => {
  expect(words('L’homme qu’il a vu aujourd’hui, jusqu’à l’été.', 'fr')).toEqual([
    ...["l'", 'homme', "qu'", 'il', 'a', 'vu', "aujourd'hui", "jusqu'", 'à', "l'", 'été'],
  ])
  expect(words("C'è un'idea dell'autore, un po' d'acqua", 'it')).toEqual([
    ..."c' è un' idea dell' autore un po d' acqua".split(' '),
  ])
  const [article] = tokenize('l’eau', 'fr')
  expect(article && [isElided(article), article.from, article.to]).toEqual([true, 0, 2])
})

test('text without spaces is cut into words', () => {
  expect(words('東京の天気は晴れです。', null)).toEqual(['東京', 'の', '天気', 'は', '晴れ', 'です'])
  expect(words('React入門ガイド', null)).toContain('入門')
  expect(words('สวัสดีชาวโลก', null).length).toBeGreaterThan(1)
  expect(words('한국어 문장', null)).toEqual(['한국어', '문장'])
  expect(words('Привет, мир! שלום עולם', null)).toEqual(['привет', 'мир', 'שלום', 'עולם'])
})

test('a word stands where it says, also in a part of a text', () => {
  for (const text of ['A “quoted” word', 'l’été à l’hôtel', '東京の天気 2024', 'x https://e.com/y. z']) {
    for (const language of ['fr', null] as const) {
      for (const { text: word, from, to } of tokenize(text, language)) {
        expect(text.slice(from, to).toLowerCase().replaceAll('’', "'")).toBe(word)
      }
    }
  }
  expect(tokenize('A “quoted” word', 'en', 2).map(({ from, to }) => [from, to])).toEqual([
    [3, 9],
    [11, 15],
  ])
  expect(tokenize('one two three', 'en', 4, 7).map(({ text }) => text)).toEqual(['two'])
})

test('an endless run of anything is read in time that grows with its length', () => {
  for (const part of [
    '.',
    'a',
    "a'",
    "l'",
    'a,',
    '1,',
    'a-',
    '東',
    'www.',
    'http://',
    '+',
    'e\u0301',
    '(',
    'https://a).',
    'https://',
    'www.)',
  ]) {
    const text = `${part.repeat(50_000)}a`
    const start = performance.now()
    for (const language of ['en', 'fr', null] as const) tokenize(text, language)
    expect([part, performance.now() - start < 4000]).toEqual([part, true])
  }
})
