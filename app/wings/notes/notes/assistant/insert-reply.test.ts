import { describe, expect, test } from 'vitest'
import type { NoteContent } from '../note'
import { applyReply, hasSameText, validateNoteSize } from './insert-reply'

const text = (content: string): NoteContent => ({ title: 'T', content, is_todo: false, items: [] })
const list = (...items: string[]): NoteContent => ({
  title: 'T',
  content: '',
  is_todo: true,
  items: items.map((item) => ({ text: item, done: false })),
})

describe('an answer that is put into a note', () => {
  test('stands at the end of a text, or in its place', () => {
    expect(applyReply(text('<p>Old</p>'), '**New**', 'insert')).toEqual({
      content: '<p>Old</p><p><strong>New</strong></p>',
    })
    expect(applyReply(text('<p>Old</p>'), 'New', 'replace')).toEqual({ content: '<p>New</p>' })
    expect(applyReply(text('<p></p>'), 'New', 'insert')).toEqual({ content: '<p>New</p>' })
  })

  test('becomes items of a list, behind those that are written', () => {
    expect(applyReply(list('One', '', ''), '- Two\n- [x] Three', 'insert')).toEqual({
      items: [
        { text: 'One', done: false },
        { text: 'Two', done: false },
        { text: 'Three', done: true },
      ],
    })
    expect(applyReply(list('One'), '- Two', 'replace')).toEqual({ items: [{ text: 'Two', done: false }] })
  })

  test('brings no hostile HTML along', () => {
    expect(applyReply(text(''), '<img src=x onerror=alert(1)>', 'insert').content).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    )
  })

  test('is refused where the note has no room', () => {
    expect(validateNoteSize(applyReply(text(`<p>${'x'.repeat(199_990)}</p>`), 'New words', 'insert'))).toContain(
      'too long',
    )
    expect(validateNoteSize({ items: Array(1001).fill({ text: 'x', done: false }) })).toContain('1000 items')
    expect(validateNoteSize({ content: '<p>New</p>' })).toBeUndefined()
  })

  test('is known again however an editor writes its HTML', () => {
    expect(hasSameText(text('<p>a<br />b</p>'), { content: '<p>a<br>b</p>' })).toBe(true)
    expect(hasSameText(text('<p>a b c</p>'), { content: '<p>a b</p>' })).toBe(false)
    expect(hasSameText(list('a'), { items: list('a').items })).toBe(true)
  })
})
