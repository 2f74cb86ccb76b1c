import { expect, test } from 'vitest'
import { detectSpamSigns, normalizeForComparison, type SpamCheckInput, totalSpamScore } from './spam-signs'

const honest: SpamCheckInput = {
  title: 'Two days to open',
  text: 'We moved our class plan in an evening. The calendar could load faster.',
  authorName: 'Ada',
  repeats: 0,
  fromSameNetwork: 0,
  blockedWords: ['casino', 'pills'],
}
const found = (facts: Partial<SpamCheckInput>) =>
  detectSpamSigns({ ...honest, ...facts }).map(({ rule, points }) => [rule, points])

test('an honest review shows no sign of spam, whether it praises or complains', () => {
  expect(detectSpamSigns(honest)).toEqual([])
  expect(found({ title: 'Awful', text: 'It broke twice and nobody answered. I want my money back.' })).toEqual([])
})

test('each sign has its points and says what was found', () => {
  expect(detectSpamSigns({ ...honest, text: 'See https://www.cheap.example/x and cheap-pills.shop now' })).toEqual([
    { rule: 'links', points: 50, found: '2 links: cheap.example, cheap-pills.shop' },
    { rule: 'blocked-words', points: 30, found: 'Blocked words: pills' },
  ])
  expect(found({ repeats: 1 })).toEqual([['repeats', 40]])
  expect(found({ fromSameNetwork: 2 })).toEqual([])
  expect(found({ fromSameNetwork: 4 })).toEqual([['rate', 30]])
  expect(found({ text: 'BUY THIS NOW BEFORE IT IS TOO LATE FOR ALL OF YOU, REALLY NOW' })).toEqual([['capitals', 15]])
})

test('a blocked word is found whole, not inside of another', () => {
  expect(found({ text: 'The Casino, yes' })).toEqual([['blocked-words', 30]])
  expect(found({ text: 'A casinolike place' })).toEqual([])
  expect(found({ blockedWords: ['free money'], text: 'Free  MONEY for all' })).toEqual([['blocked-words', 30]])
})

test('the score never goes beyond 100', () => {
  expect(totalSpamScore([{ points: 60 }, { points: 60 }])).toBe(100)
  expect(totalSpamScore([])).toBe(0)
})

test('texts that differ in case and marks only count as the same; short ones do not count', () => {
  const text = 'We like it a lot, really.'
  expect(normalizeForComparison({ title: 'A', text })).toBe(
    normalizeForComparison({ title: 'a!', text: text.toUpperCase() }),
  )
  expect(normalizeForComparison({ title: 'Great', text: 'Great product' })).toBe('')
})
