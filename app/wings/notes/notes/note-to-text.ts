import { getDisplayTitle, type NoteContent } from './note'
import { elementText, isListElement, listTopLevelBlocks, type NoteElement, parseNoteTree, toOneLine } from './note-tree'

const TICK = '✓'
const CIRCLE = '○'

/** A note as plain text: a list has a tick for what is done and a circle for what is not. */
export function noteToText(note: NoteContent) {
  return [getDisplayTitle(note), body(note)].filter(Boolean).join('\n\n').concat('\n')
}

/** The form in which a note is given to others: bold title, then one line per item. */
export function noteToShareMarkdown(note: NoteContent) {
  return [`**${getDisplayTitle(note).trim()}**`, body(note)].filter(Boolean).join('\n')
}

function body(note: NoteContent) {
  if (note.is_todo) return note.items.map(({ text, done }) => `${done ? TICK : CIRCLE} ${toOneLine(text)}`).join('\n')
  return listTopLevelBlocks(parseNoteTree(note.content))
    .map(block)
    .join('\n')
    .replace(/(?<!\n)\n+$/, '')
}

function block(element: NoteElement): string {
  if (isListElement(element)) return list(element)
  return element.tag === 'pre' ? elementText(element).replace(/\n$/, '') : elementText(element)
}

function list({ tag, children }: NoteElement) {
  const items = children.filter((child) => typeof child !== 'string')
  return items.map((item, index) => listItem(item, tag === 'ol' ? `${index + 1}. ` : '- ')).join('\n')
}

function listItem(item: NoteElement, sign: string) {
  return (
    sign +
    listTopLevelBlocks(item)
      .map(block)
      .join('\n')
      .replaceAll('\n', `\n${' '.repeat(sign.length)}`)
  )
}
