import { expect, test } from 'vitest'
import { formatTimeLeft } from './format-time-left'

test.each([
  [null, ''],
  ['2026-03-29', '4 weeks left, until Mar 29, 2026'],
  ['2026-03-08', '1 week left, until Mar 8, 2026'],
  ['2026-03-04', '3 days left, until Mar 4, 2026'],
  ['2026-03-02', '1 day left, until Mar 2, 2026'],
  ['2026-03-01', 'ended Mar 1, 2026'],
])('a plan that ends on %s has this left on March 2: %s', (endsOn, text) => {
  expect(formatTimeLeft(endsOn, new Date('2026-03-02T09:00:00Z'))).toBe(text)
})
