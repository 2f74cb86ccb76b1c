import { expect, test } from 'vitest'
import { estimateReadTime } from './estimate-read-time'

const prose = (words: number) => `<p>${'word '.repeat(words)}</p>`

test.each([
  ['', null],
  ['<p></p>', null],
  ['<p>–</p><p>&amp; …</p>', null],
  ['<img src="/media/a.webp" alt="A board" />', 1],
  ['<p>One word</p>', 1],
  [prose(344), 1],
  [prose(346), 2],
  // signs between words are no words
  [`<p>${'– a '.repeat(344)}</p>`, 1],
])('%j is read in %j minutes', (body, minutes) => {
  expect(estimateReadTime(body)).toBe(minutes)
})
