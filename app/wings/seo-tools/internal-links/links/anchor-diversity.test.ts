import { expect, test } from 'vitest'
import { findDominantAnchor } from './anchor-diversity'

const linked = (...counts: number[]) => ({
  anchors: counts.map((count, number) => ({ anchor: `words ${number}`, count })),
  bodyIn: counts.reduce((sum, count) => sum + count, 0),
})

test('a page that is nearly always linked with the same words is told', () => {
  expect(findDominantAnchor(linked(4, 1))).toEqual({ anchor: 'words 0', count: 4, share: 0.8 })
  expect(findDominantAnchor(linked(5))?.share).toBe(1)
})

test('links that differ, and a few links, are no reason to warn', () => {
  expect(findDominantAnchor(linked(3, 2))).toBeUndefined()
  expect(findDominantAnchor(linked(4))).toBeUndefined()
  expect(findDominantAnchor(linked())).toBeUndefined()
})
