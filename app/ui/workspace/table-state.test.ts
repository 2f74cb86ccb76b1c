import { expect, test } from 'vitest'
import { formatExactTime, formatRelativeTime } from './format-time'
import { withSearchParams } from './search-params'
import { nextSort, parseSort } from './sort-order'
import { keysInRange, toggleKeys } from './toggle-keys'

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
  expect(formatRelativeTime(new Date(moment), now)).toBe(words)
})

test('the exact moment names its zone', () => {
  expect(formatExactTime(now)).toBe('Mar 2, 2026, 12:00:00 UTC')
})

test('a range goes from one row to another, whichever comes first', () => {
  const keys = ['a', 'b', 'c', 'd']
  expect(keysInRange(keys, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(keysInRange(keys, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(keysInRange(keys, 'gone', 'b')).toEqual(['b'])
})

test('a range follows the row at its end: selected with it or released with it', () => {
  expect([...toggleKeys(new Set(['a']), ['a', 'b'], 'b')]).toEqual(['a', 'b'])
  expect([...toggleKeys(new Set(['a', 'b']), ['a', 'b'], 'b')]).toEqual([])
})

test('a column is sorted upwards, downwards, and then no more', () => {
  expect(parseSort('-title')).toEqual({ by: 'title', direction: 'desc' })
  expect(nextSort('title', undefined)).toBe('title')
  expect(nextSort('title', parseSort('title'))).toBe('-title')
  expect(nextSort('title', parseSort('-title'))).toBeNull()
  expect(nextSort('title', parseSort('date'))).toBe('title')
})

test('a changed filter leaves the other parameters where they are', () => {
  expect(withSearchParams(new URLSearchParams('q=a&page=3'), { page: null, q: 'b c' })).toBe('?q=b+c')
  expect(withSearchParams(new URLSearchParams('q=a'), { q: '' })).toBe('')
})
