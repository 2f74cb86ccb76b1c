import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSentenceEnds } from './sentences'

function sentences(text: string) {
  const ends = findSentenceEnds(text)
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim())
}

test('a text is taken apart into its sentences', () => {
  expect(sentences('One. Two! Three? “Four.” Five… Six')).toEqual(['One.', 'Two!', 'Three?', '“Four.”', 'Five…', 'Six'])
  expect(sentences('価格です。次の文。')).toEqual(['価格です。', '次の文。'])
  expect(sentences('Above\u2028Below')).toEqual(['Above', 'Below'])
})

test('abbreviations, initials, numbers and addresses end no sentence', () => {
  const one = [
    'Use a queue, e.g. Harbor, z.B. hier.',
    'Written by J. Smith, Dr. Who and Ms. Marvel.',
    'It costs 3.5 of node.js 4.0 beta.',
    'See No. 5 and Fig. 2 for more.',
    'Sold by Harbor Inc. Everywhere.',
    'It waits ... and goes on.',
  ]
  for (const text of one) expect(sentences(text)).toEqual([text])
  expect(sentences('She said no. Then so did I. Good.')).toHaveLength(3)
})

test('the sentences of any text are that text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aB .!?…”)。\u2028\n1'), maxLength: 60 }), (text) => {
      const ends = findSentenceEnds(text)
      expect(ends.at(-1)).toBe(text.length)
      expect(ends).toEqual([...ends].sort((a, b) => a - b))
    }),
  )
})

test('a text of nothing but stops is read in one pass', () => {
  for (const text of ['.', '.”', '?! ', '。']) expect(findSentenceEnds(text.repeat(100_000)).length).toBeGreaterThan(0)
})
