import { expect, test } from 'vitest'
import { stopOf } from './row-keys'

const notes = [{ id: 'a' }, { id: 'b' }]

test('Tab comes to the selected row, or to the first when none is in the list', () => {
  expect(stopOf(notes, 'b')).toBe('b')
  expect(stopOf(notes, 'elsewhere')).toBe('a')
  expect(stopOf(notes, undefined)).toBe('a')
  expect(stopOf([], 'a')).toBeUndefined()
})
