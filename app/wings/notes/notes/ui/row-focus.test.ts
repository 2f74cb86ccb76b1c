import { expect, test } from 'vitest'
import { findTabStop } from './row-focus'

const notes = [{ id: 'a' }, { id: 'b' }]

test('Tab comes to the selected row, or to the first when none is in the list', () => {
  expect(findTabStop(notes, 'b')).toBe('b')
  expect(findTabStop(notes, 'elsewhere')).toBe('a')
  expect(findTabStop(notes, undefined)).toBe('a')
  expect(findTabStop([], 'a')).toBeUndefined()
})
