import { expect, test } from 'vitest'
import { altKeys, deedOf } from './shortcuts'

const press = (key: string, more = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

test('each shortcut works while somebody types, and has a key of its own', () => {
  for (const { key, deed } of altKeys) expect(deedOf(press(key, { altKey: true }), true)).toBe(deed)
  expect(new Set(altKeys.map(({ key }) => key)).size).toBe(altKeys.length)
})

test('a key that writes a letter with Alt writes it, in a field', () => {
  const polish = press('ś', { code: 'KeyS', altKey: true })
  expect(deedOf(polish, true)).toBeUndefined()
  expect(deedOf(polish, false)).toBe('share')
  expect(deedOf(press('n', { altKey: true, ctrlKey: true }), true)).toBeUndefined()
})

test('what is typed into a field is no shortcut', () => {
  expect(deedOf(press('?', { shiftKey: true }), true)).toBeUndefined()
  expect(deedOf(press('?', { shiftKey: true }), false)).toBe('help')
  expect(deedOf(press('/'), false)).toBe('search')
})

test('Ctrl or Cmd with S saves', () => {
  expect(deedOf(press('s', { ctrlKey: true }), true)).toBe('save')
  expect(deedOf(press('S', { metaKey: true }), false)).toBe('save')
  expect(deedOf(press('S', { ctrlKey: true, shiftKey: true }), false)).toBeUndefined()
})
