import { type NoteContent, shownTitle } from '../note'
import { blocksOf, inOneLine, isList, type NoteElement, treeOf, wordsIn } from './note-tree'

const TICK = '✓'
const CIRCLE = '○'

/** A note as plain text: a list has a tick for what is done and a circle for what is not. */
export function noteAsText(note: NoteContent) {
  return [shownTitle(note), body(note)].filter(Boolean).join('\n\n').concat('\n')
}

/** The form in which a note is given to others: bold title, then one line per item. */
export function noteForSharing(note: NoteContent) {
  return [`**${shownTitle(note).trim()}**`, body(note)].filter(Boolean).join('\n')
}

function body(note: NoteContent) {
  if (note.is_todo) return note.items.map(({ text, done }) => `${done ? TICK : CIRCLE} ${inOneLine(text)}`).join('\n')
  return blocksOf(treeOf(note.content))
    .map(block)
    .join('\n')
    .replace(/(?<!\n)\n+$/, '')
}

function block(element: NoteElement): string {
  if (isList(element)) return list(element)
  return element.tag === 'pre' ? wordsIn(element).replace(/\n$/, '') : wordsIn(element)
}

function list({ tag, children }: NoteElement) {
  const items = children.filter((child) => typeof child !== 'string')
  return items.map((item, index) => listItem(item, tag === 'ol' ? `${index + 1}. ` : '- ')).join('\n')
}

function listItem(item: NoteElement, sign: string) {
  return (
    sign +
    blocksOf(item)
      .map(block)
      .join('\n')
      .replaceAll('\n', `\n${' '.repeat(sign.length)}`)
  )
}
