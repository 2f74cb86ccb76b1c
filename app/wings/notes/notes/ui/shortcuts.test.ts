import { expect, test } from 'vitest'
import { ALT_SHORTCUTS, getShortcutAction } from './shortcuts'

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
  for (const { key, action } of ALT_SHORTCUTS)
    expect(getShortcutAction(press(key, { altKey: true }), true)).toBe(action)
  expect(new Set(ALT_SHORTCUTS.map(({ key }) => key)).size).toBe(ALT_SHORTCUTS.length)
})

test('a key that writes a letter with Alt writes it, in a field', () => {
  const polish = press('ś', { code: 'KeyS', altKey: true })
  expect(getShortcutAction(polish, true)).toBeUndefined()
  expect(getShortcutAction(polish, false)).toBe('share')
  expect(getShortcutAction(press('n', { altKey: true, ctrlKey: true }), true)).toBeUndefined()
})

test('what is typed into a field is no shortcut', () => {
  expect(getShortcutAction(press('?', { shiftKey: true }), true)).toBeUndefined()
  expect(getShortcutAction(press('?', { shiftKey: true }), false)).toBe('help')
  expect(getShortcutAction(press('/'), false)).toBe('search')
})

test('Ctrl or Cmd with S saves', () => {
  expect(getShortcutAction(press('s', { ctrlKey: true }), true)).toBe('save')
  expect(getShortcutAction(press('S', { metaKey: true }), false)).toBe('save')
  expect(getShortcutAction(press('S', { ctrlKey: true, shiftKey: true }), false)).toBeUndefined()
})
