import { expect, test } from 'vitest'
import { placeholderFor, textModeFor } from './text-mode'

test('what stands where Liquid stands while a shape is checked fits its field', () => {
  const standIns = ['productId', 'coverId', 'category', 'name', 'tags', 'title'].map((key) =>
    placeholderFor(key, textModeFor(key, {}) ?? 'line'),
  )
  const anId = '00000000-0000-4000-8000-000000000000'
  expect(standIns).toEqual([anId, anId, '', 'x', 'x', ''])
})
