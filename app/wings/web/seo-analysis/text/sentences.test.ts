import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSentenceSpans } from './sentences'
import { findWordSpans, normalizedWords } from './words'

const split = (text: string) => findSentenceSpans(text).map(({ from, to }) => text.slice(from, to))

test('a text is divided where its sentences end', () => {
  const cases: [text: string, sentences: string[]][] = [
    ['One. Two! Three? Four…', ['One.', 'Two!', 'Three?', 'Four…']],
    ['No full stop', ['No full stop']],
    ['It costs $3.50. Version 2.0 is out.', ['It costs $3.50.', 'Version 2.0 is out.']],
    ['Use node.js, e.g. version 24. It works.', ['Use node.js, e.g. version 24.', 'It works.']],
    ['Dr. Ada met Mr. King at 5 p.m. in Oslo.', ['Dr. Ada met Mr. King at 5 p.m. in Oslo.']],
    ['We open at 9 a.m. Come early.', ['We open at 9 a.m.', 'Come early.']],
    [
      'Boards, plans, etc. are kept. Notes, etc. Then more.',
      ['Boards, plans, etc. are kept.', 'Notes, etc.', 'Then more.'],
    ],
    ['John F. Kennedy spoke. J. R. R. Tolkien wrote.', ['John F. Kennedy spoke.', 'J. R. R. Tolkien wrote.']],
    ['We chose plan B. Then it rained.', ['We chose plan B.', 'Then it rained.']],
    ['“Is it done?” she asked. “Yes.” He left.', ['“Is it done?” she asked.', '“Yes.”', 'He left.']],
    ['(It is.) Really?! Yes.', ['(It is.)', 'Really?!', 'Yes.']],
    ['Wait... what? Wait... What?', ['Wait... what?', 'Wait...', 'What?']],
    ['See No. 5 first. I said no. Five left.', ['See No. 5 first.', 'I said no.', 'Five left.']],
    ['1. First. 2. Second.', ['1. First.', '2. Second.']],
    ['It was 2024. Then came more.', ['It was 2024.', 'Then came more.']],
    ['First line\nsecond line.\n\n Third', ['First line', 'second line.', 'Third']],
    [
      'The U.S. market grew. So did the U.S. We sold more.',
      ['The U.S. market grew.', 'So did the U.S.', 'We sold more.'],
    ],
    ['  ', []],
  ]
  for (const [text, sentences] of cases) expect(split(text)).toEqual(sentences)
})

test('sentences are in order, hold every sign that is no blank, and never overlap', () => {
  const part = fc.constantFrom(
    'a',
    'B',
    '.',
    '!',
    '…',
    ' ',
    '\n',
    '"',
    '(',
    '1',
    'etc.',
    'Mr.',
    'é',
    '😀',
    'no.',
    ' U.S. ',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('')
      let end = 0
      for (const { from, to } of findSentenceSpans(text)) {
        expect([from >= end, to > from, text.slice(end, from).trim()]).toEqual([true, true, ''])
        end = to
      }
      expect(text.slice(end).trim()).toBe('')
    }),
  )
})

test('words are what people count as words', () => {
  expect(normalizedWords('Don’t stop: node.js costs 1,000.50 – state-of-the-art R&D, isn’t it?')).toEqual([
    ...["don't", 'stop', 'node.js', 'costs', '1,000.50', 'state-of-the-art', 'r&d', "isn't", 'it'],
  ])
  expect(normalizedWords('naïve Größe e\u0301te, one,two 3,x. -- &')).toEqual([
    ...['naïve', 'größe', 'e\u0301te', 'one', 'two', '3', 'x'],
  ])
  const text = 'A “quoted” word'
  expect(findWordSpans(text, 2).map(({ from, to }) => text.slice(from, to))).toEqual(['quoted', 'word'])
})

test('an endless run of marks, blanks or letters is read in time that grows with its length', () => {
  for (const part of ['.', '. ', ' ', '.a', 'a', "a'", '\n', '.\n', 'A. ', '…"', 'a,', '1,']) {
    const text = part.repeat(200_000)
    expect(findSentenceSpans(text).length + findWordSpans(text).length).toBeGreaterThanOrEqual(0)
  }
})
