import { expect, test } from 'vitest'
import { getRowShift } from './list-reorder'

test('the rows between give way to the one that is dragged', () => {
  const down = { from: 1, to: 3, offset: 70, height: 36 }
  expect([0, 1, 2, 3, 4].map((at) => getRowShift(down, at))).toEqual([0, 70, -36, -36, 0])
  const up = { from: 3, to: 2, offset: -40, height: 36 }
  expect([1, 2, 3].map((at) => getRowShift(up, at))).toEqual([0, 36, -40])
  expect(getRowShift(undefined, 1)).toBe(0)
})
