import { MAX_NOTE_CONTENT_LENGTH, MAX_NOTE_ITEMS, type NoteContent } from '../note'
import { markdownToNoteHtml } from './markdown-to-note-html'
import { markdownToNoteItems } from './markdown-to-note-items'

export type ReplyPlacement = 'insert' | 'replace'

/** What a note says once an answer is put into it: at its end, or in the place of what is written. */
export function applyReply(note: NoteContent, markdown: string, placing: ReplyPlacement): Partial<NoteContent> {
  if (note.is_todo) {
    const kept = placing === 'insert' ? trimTrailingEmptyItems(note.items) : []
    return { items: [...kept, ...markdownToNoteItems(markdown)] }
  }
  const html = markdownToNoteHtml(markdown)
  return { content: placing === 'insert' && htmlToPlainText(note.content) !== '' ? note.content + html : html }
}

/** Why a note cannot hold that; undefined when it can. */
export function validateNoteSize({ content = '', items = [] }: Partial<NoteContent>) {
  if (content.length > MAX_NOTE_CONTENT_LENGTH) return 'This would make the note too long. Create a new note.'
  return items.length > MAX_NOTE_ITEMS ? `A list can have at most ${MAX_NOTE_ITEMS} items.` : undefined
}

function trimTrailingEmptyItems(items: NoteContent['items']) {
  return items.slice(0, items.findLastIndex(({ text }) => text.trim() !== '') + 1)
}

/** The words of a text, to see whether there are any. */
export const htmlToPlainText = (html: string) =>
  html
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether what is on the screen still says what was put there, whichever way its HTML is written. */
export function hasSameText(note: NoteContent, put: Partial<NoteContent>) {
  if (put.items) return JSON.stringify(note.items) === JSON.stringify(put.items)
  return htmlToPlainText(note.content) === htmlToPlainText(put.content ?? '')
}
