import { expect, test } from 'vitest'
import { sanitizeNote } from '../sanitize-note.server'
import { createQuickNote, toQuickTaskList } from './quick-notes'

const day = new Date(2026, 10, 21, 12)

test('"Quick Tasks - {date}" is a to-do', () => {
  expect(toQuickTaskList(['Call Mara', 'a < b'], day)).toEqual({
    title: `Quick Tasks - ${day.toLocaleDateString()}`,
    content: '',
    is_todo: true,
    items: [
      { text: 'Call Mara', done: false },
      { text: 'a < b', done: false },
    ],
  })
})

test('"Quick Notes - {date}": bullet lines separated by blank lines and a --- separator', () => {
  const note = createQuickNote(['Call Mara', 'a < b'], day)
  expect(note).toMatchObject({ title: `Quick Notes - ${day.toLocaleDateString()}`, is_todo: false, items: [] })
  expect(note?.content).toBe('<p>• Call Mara</p><p></p><p>• a &lt; b</p><p></p><p>---</p><p></p>')
  expect(note && sanitizeNote(note)).toEqual(note)
})

test('an empty suggestion list does nothing', () => {
  expect([toQuickTaskList([]), createQuickNote([])]).toEqual([undefined, undefined])
})
