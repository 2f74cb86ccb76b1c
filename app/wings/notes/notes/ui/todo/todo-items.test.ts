import { describe, expect, test } from 'vitest'
import { MAX_NOTE_ITEM_LENGTH, MAX_NOTE_ITEMS } from '../../note'
import { insertItemAfter, moveItem, parseItemLine, pasteLines, removeEmptyItem, toggleItem } from './todo-items'

const list = (...texts: string[]) => texts.map((text) => ({ text, done: false }))

test('clicking toggles done', () => {
  expect(toggleItem(list('Milk', 'Bread'), 1)).toEqual([
    { text: 'Milk', done: false },
    { text: 'Bread', done: true },
  ])
})

test('Enter in an item inserts a new empty item after it and focuses it', () => {
  expect(insertItemAfter(list('Milk', 'Bread'), 0)).toEqual({ items: list('Milk', '', 'Bread'), focus: { at: 1 } })
})

test('a full list takes no more', () => {
  expect(
    insertItemAfter(
      Array.from({ length: MAX_NOTE_ITEMS }, () => ({ text: '', done: false })),
      3,
    ),
  ).toBeUndefined()
})

describe('Backspace', () => {
  test('in an empty item removes it when more than one item exists and focuses the previous one', () => {
    expect(removeEmptyItem(list('Milk', '', 'Bread'), 1)).toEqual({ items: list('Milk', 'Bread'), focus: { at: 0 } })
  })

  test('leaves the only item, and items with text', () => {
    expect(removeEmptyItem(list(''), 0)).toBeUndefined()
    expect(removeEmptyItem(list('Milk', ' '), 1)).toBeUndefined()
  })
})

test('an item is moved, but not beyond the ends', () => {
  expect(moveItem(list('a', 'b', 'c'), 0, 2)).toEqual({ items: list('b', 'c', 'a'), focus: { at: 2 } })
  expect(moveItem(list('a', 'b', 'c'), 2, 0)?.items).toEqual(list('c', 'a', 'b'))
  expect(moveItem(list('a', 'b'), 0, -1)).toBeUndefined()
  expect(moveItem(list('a', 'b'), 1, 2)).toBeUndefined()
})

describe('several lines that are pasted', () => {
  test('make several items, the first at the cursor and the rest of the item behind the last', () => {
    expect(pasteLines(list('Buy now', 'Bread'), { at: 0, start: 4, end: 4 }, 'milk\r\n\r\n- eggs\n[x] tea ')).toEqual({
      items: [...list('Buy milk', 'eggs'), { text: 'teanow', done: true }, ...list('Bread')],
      focus: { at: 2, caret: 3 },
    })
  })

  test('into an empty item bring their marks with them', () => {
    const step = pasteLines(list(''), { at: 0, start: 0, end: 0 }, '☑ Milk\n☐ Bread')
    expect(step).toMatchObject({ items: [{ text: 'Milk', done: true }, ...list('Bread')] })
  })

  test('that are one are pasted as text is', () => {
    expect(pasteLines(list(''), { at: 0, start: 0, end: 0 }, 'Milk\n')).toBe('one line')
  })

  test('that do not fit change nothing and say so', () => {
    const many = Array.from({ length: MAX_NOTE_ITEMS + 1 }, (_, at) => String(at)).join('\n')
    expect(pasteLines(list(''), { at: 0, start: 0, end: 0 }, many)).toBe(
      'A list can have at most 1000 items. Nothing was pasted.',
    )
    expect(pasteLines(list(''), { at: 0, start: 0, end: 0 }, `a\n${'b'.repeat(MAX_NOTE_ITEM_LENGTH + 1)}`)).toBe(
      'An item can have at most 2000 characters. Nothing was pasted.',
    )
  })
})

test.each([
  ['- [ ] Milk', 'Milk', false],
  ['* [X] Milk', 'Milk', true],
  ['12. Milk', 'Milk', false],
  ['✓ Milk', 'Milk', true],
  ['○ Milk', 'Milk', false],
  ['2026 was good', '2026 was good', false],
  ['-5 degrees', '-5 degrees', false],
])('the line %s is the item %s', (line, text, done) => {
  expect(parseItemLine(line)).toEqual({ text, done })
})
