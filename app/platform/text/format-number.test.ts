import { expect, test } from 'vitest'
import { formatCount, formatNumber } from './format-number'

test('a number is grouped, and a count agrees with its noun', () => {
  expect([formatNumber(12_345.6), formatNumber(7)]).toEqual(['12,345.6', '7'])
  expect([0, 1, 1_200].map((count) => formatCount(count, 'row'))).toEqual(['0 rows', '1 row', '1,200 rows'])
  expect(formatCount(2, 'entry', 'entries')).toBe('2 entries')
})
