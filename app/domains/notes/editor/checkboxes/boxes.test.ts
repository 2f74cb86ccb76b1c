import { expect, test } from 'vitest'
import { boxAtStart, boxTypedAtEnd, otherBox, withBoxes } from './boxes'

test('"[ ]" becomes an unchecked box glyph and "[x]" (any case) a checked one', () => {
  expect(boxTypedAtEnd('a [ ]')).toEqual({ box: '☐', length: 3 })
  expect(boxTypedAtEnd('[x]')).toEqual({ box: '☑', length: 3 })
  expect(boxTypedAtEnd('[X]')).toEqual({ box: '☑', length: 3 })
  for (const text of ['[]', '[y]', '[ ] ', '[  ]', 'x]']) expect(boxTypedAtEnd(text), text).toBeNull()
})

test('a box has one other side', () => {
  expect(otherBox('☐')).toBe('☑')
  expect(otherBox('☑')).toBe('☐')
})

test('a line starts with a box or it does not', () => {
  expect(boxAtStart('☐ milk')).toBe('☐ ')
  expect(boxAtStart('☑milk')).toBe('☑')
  expect(boxAtStart(' ☐ milk')).toBe('')
})

test('pasted lines have boxes too, and only where they begin with one', () => {
  expect(withBoxes('- [x] milk')).toBe('☑ milk')
  expect(withBoxes('  [ ] milk')).toBe('  ☐ milk')
  expect(withBoxes('see [x] and [ ]')).toBe('see [x] and [ ]')
  expect(withBoxes('[x](https://a.example)')).toBe('[x](https://a.example)')
})
