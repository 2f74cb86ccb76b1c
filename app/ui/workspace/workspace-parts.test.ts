import { expect, test } from 'vitest'
import { withParams } from './address'
import { exactTime, relativeTime } from './relative-time'
import { rangeOf, toggled } from './selection'
import { nextSort, readSort } from './sort'

const now = new Date('2026-03-02T12:00:00Z')

test.each([
  ['2026-03-02T11:59:40Z', 'just now'],
  ['2026-03-02T12:00:40Z', 'in a moment'],
  ['2026-03-02T11:55:00Z', '5 minutes ago'],
  ['2026-03-02T14:30:00Z', 'in 2 hours'],
  ['2026-03-01T11:00:00Z', 'yesterday'],
  ['2026-03-03T12:00:00Z', 'tomorrow'],
  ['2025-12-24T12:00:00Z', 'Dec 24, 2025'],
])('%s is told as "%s"', (moment, words) => {
  expect(relativeTime(new Date(moment), now)).toBe(words)
})

test('the exact moment names its zone', () => {
  expect(exactTime(now)).toBe('Mar 2, 2026, 12:00:00 UTC')
})

test('a range goes from one row to another, whichever comes first', () => {
  const keys = ['a', 'b', 'c', 'd']
  expect(rangeOf(keys, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(keys, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(keys, 'gone', 'b')).toEqual(['b'])
})

test('a range follows the row at its end: selected with it or released with it', () => {
  expect([...toggled(new Set(['a']), ['a', 'b'], 'b')]).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a', 'b']), ['a', 'b'], 'b')]).toEqual([])
})

test('a column is sorted upwards, downwards, and then no more', () => {
  expect(readSort('-title')).toEqual({ by: 'title', direction: 'desc' })
  expect(nextSort('title', undefined)).toBe('title')
  expect(nextSort('title', readSort('title'))).toBe('-title')
  expect(nextSort('title', readSort('-title'))).toBeNull()
  expect(nextSort('title', readSort('date'))).toBe('title')
})

test('a changed filter leaves the other parameters where they are', () => {
  expect(withParams(new URLSearchParams('q=a&page=3'), { page: null, q: 'b c' })).toBe('?q=b+c')
  expect(withParams(new URLSearchParams('q=a'), { q: '' })).toBe('')
})
