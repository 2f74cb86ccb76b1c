import { MAX_NOTE_ITEM_LENGTH, MAX_NOTE_ITEMS, type NoteItem } from '../../note'

/** What becomes of a list, and which of its items has the cursor then. */
export interface ItemsEdit {
  items: NoteItem[]
  /** The place of the item, and of the cursor in it; without a cursor it stands at the end. */
  focus: { at: number; caret?: number }
}

export const emptyItem = (): NoteItem => ({ text: '', done: false })

export function setItemText(items: NoteItem[], at: number, text: string) {
  return items.map((item, place) => (place === at ? { ...item, text } : item))
}

export function toggleItem(items: NoteItem[], at: number) {
  return items.map((item, place) => (place === at ? { ...item, done: !item.done } : item))
}

/** Undefined when the list is full. */
export function insertItemAfter(items: NoteItem[], at: number): ItemsEdit | undefined {
  if (items.length >= MAX_NOTE_ITEMS) return undefined
  return { items: items.toSpliced(at + 1, 0, emptyItem()), focus: { at: at + 1 } }
}

/** Takes an empty item out; undefined when it has text or is the only one. */
export function removeEmptyItem(items: NoteItem[], at: number): ItemsEdit | undefined {
  if (items[at]?.text !== '' || items.length < 2) return undefined
  return { items: items.toSpliced(at, 1), focus: { at: Math.max(0, at - 1) } }
}

/** Undefined when there is no such place. */
export function moveItem(items: NoteItem[], from: number, to: number): ItemsEdit | undefined {
  const item = items[from]
  if (!item || from === to || to < 0 || to >= items.length) return undefined
  return { items: items.toSpliced(from, 1).toSpliced(to, 0, item), focus: { at: to } }
}

const DONE = /^(?:[-*+•]\s+)?(?:\[[xX]\]|[☑✅✓✔])\s*/
const OPEN = /^(?:[-*+•]\s+)?(?:\[ ?\]|[☐○])\s*/
const BULLET = /^(?:[-*+•]|\d{1,3}[.)])\s+/

/** A line of somebody's list: marks of lists and boxes are read, not kept. */
export function parseItemLine(line: string): NoteItem {
  const text = line.trim()
  if (DONE.test(text)) return { text: text.replace(DONE, ''), done: true }
  return { text: text.replace(OPEN.test(text) ? OPEN : BULLET, ''), done: false }
}

interface PasteSelection {
  at: number
  /** What is selected in the item. */
  start: number
  end: number
}

/**
 * Several lines put into an item: the first where the cursor is, an item for each of the others, and what stood after the
 * cursor behind the last. 'one line': nothing special; a sentence says why it does not fit.
 */
export function pasteLines(
  items: NoteItem[],
  { at, start, end }: PasteSelection,
  pasted: string,
): ItemsEdit | 'one line' | string {
  const lines = pasted.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const item = items[at]
  if (lines.length < 2 || !item) return 'one line'
  const [before, after] = [item.text.slice(0, start), item.text.slice(end)]
  const [first = emptyItem(), ...others] = lines.map(parseItemLine)
  const last = others.at(-1) ?? first
  const put = [
    { text: before + first.text, done: before + after === '' ? first.done : item.done },
    ...others.map((one) => (one === last ? { ...one, text: one.text + after } : one)),
  ]
  if (items.length - 1 + put.length > MAX_NOTE_ITEMS)
    return `A list can have at most ${MAX_NOTE_ITEMS} items. Nothing was pasted.`
  if (put.some(({ text }) => text.length > MAX_NOTE_ITEM_LENGTH))
    return `An item can have at most ${MAX_NOTE_ITEM_LENGTH} characters. Nothing was pasted.`
  return { items: items.toSpliced(at, 1, ...put), focus: { at: at + put.length - 1, caret: last.text.length } }
}
