import { expect, test } from 'vitest'
import { isSuggestedSlug, numberedSlug } from './slug'

test.each([
  ['', 'Any title'],
  ['top-10', 'Top 10'],
  ['top-10-2', 'Top 10'],
  ['a'.repeat(96), 'a'.repeat(120)],
  [`${'a'.repeat(93)}-12`, 'a'.repeat(120)],
])('“%s” is suggested for “%s”', (slug, title) => {
  expect(isSuggestedSlug({ title, slug })).toBe(true)
})

test.each([
  ['top', 'Top 10'],
  ['top-10-words', 'Top 10'],
  ['top-10-100', 'Top 10'],
  ['mine', 'Top 10'],
])('“%s” was chosen for “%s”', (slug, title) => {
  expect(isSuggestedSlug({ title, slug })).toBe(false)
})

test('a number never makes an address longer than an address may be', () => {
  expect(numberedSlug('a'.repeat(96), 42)).toHaveLength(96)
})
