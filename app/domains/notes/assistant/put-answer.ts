import { LONGEST_CONTENT, MOST_ITEMS, type NoteContent } from '../note'
import { answerAsHtml } from './answer-as-html'
import { answerAsItems } from './answer-as-items'

export type Placing = 'insert' | 'replace'

/** What a note says once an answer is put into it: at its end, or in the place of what is written. */
export function withAnswer(note: NoteContent, markdown: string, placing: Placing): Partial<NoteContent> {
  if (note.is_todo) {
    const kept = placing === 'insert' ? withoutEmptyEnd(note.items) : []
    return { items: [...kept, ...answerAsItems(markdown)] }
  }
  const html = answerAsHtml(markdown)
  return { content: placing === 'insert' && plainOf(note.content) !== '' ? note.content + html : html }
}

/** Why a note cannot hold that; undefined when it can. */
export function faultOf({ content = '', items = [] }: Partial<NoteContent>) {
  if (content.length > LONGEST_CONTENT) return 'There is no room for that in this note. Continue in a new one.'
  return items.length > MOST_ITEMS ? `Keep a list under ${MOST_ITEMS} items.` : undefined
}

function withoutEmptyEnd(items: NoteContent['items']) {
  return items.slice(0, items.findLastIndex(({ text }) => text.trim() !== '') + 1)
}

/** The words of a text, to see whether there are any. */
export const plainOf = (html: string) =>
  html
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether what is on the screen still says what was put there, whichever way its HTML is written. */
export function saysTheSame(note: NoteContent, put: Partial<NoteContent>) {
  if (put.items) return JSON.stringify(note.items) === JSON.stringify(put.items)
  return plainOf(note.content) === plainOf(put.content ?? '')
}
