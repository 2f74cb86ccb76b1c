import { type NoteContent, shownTitle } from '../note'
import { noteAsMarkdown } from './note-as-markdown'
import { noteAsText } from './note-as-text'

const kinds = {
  md: { write: noteAsMarkdown, type: 'text/markdown' },
  txt: { write: noteAsText, type: 'text/plain' },
}

/** Hands the note to the browser as a file; nothing is asked of the server. */
export function downloadNote(note: NoteContent, kind: keyof typeof kinds) {
  const { write, type } = kinds[kind]
  const address = URL.createObjectURL(new Blob([write(note)], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(shownTitle(note))}.${kind}`
  link.click()
  // the browser reads it a moment later
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const LONGEST_NAME = 80

/** A title as a name that every system takes. */
export function fileName(title: string) {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '')
  return [...name].slice(0, LONGEST_NAME).join('').trim() || 'Note'
}
