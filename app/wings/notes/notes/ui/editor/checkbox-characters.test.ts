import { expect, test } from 'vitest'
import { convertMarkdownCheckbox, getLeadingCheckbox, matchTypedCheckbox, toggledCheckbox } from './checkbox-characters'

test('"[ ]" becomes an unchecked box glyph and "[x]" (any case) a checked one', () => {
  expect(matchTypedCheckbox('a [ ]')).toEqual({ box: '☐', length: 3 })
  expect(matchTypedCheckbox('[x]')).toEqual({ box: '☑', length: 3 })
  expect(matchTypedCheckbox('[X]')).toEqual({ box: '☑', length: 3 })
  for (const text of ['[]', '[y]', '[ ] ', '[  ]', 'x]']) expect(matchTypedCheckbox(text), text).toBeNull()
})

test('a box has one other side', () => {
  expect(toggledCheckbox('☐')).toBe('☑')
  expect(toggledCheckbox('☑')).toBe('☐')
})

test('a line starts with a box or it does not', () => {
  expect(getLeadingCheckbox('☐ milk')).toBe('☐ ')
  expect(getLeadingCheckbox('☑milk')).toBe('☑')
  expect(getLeadingCheckbox(' ☐ milk')).toBe('')
})

test('pasted lines have boxes too, and only where they begin with one', () => {
  expect(convertMarkdownCheckbox('- [x] milk')).toBe('☑ milk')
  expect(convertMarkdownCheckbox('  [ ] milk')).toBe('  ☐ milk')
  expect(convertMarkdownCheckbox('see [x] and [ ]')).toBe('see [x] and [ ]')
  expect(convertMarkdownCheckbox('[x](https://a.example)')).toBe('[x](https://a.example)')
})
