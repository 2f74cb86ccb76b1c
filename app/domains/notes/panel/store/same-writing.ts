import { isSameNote, type NoteContent } from '../../note'

/**
 * Whether two are written alike to the server, which stores the same text in one way: an editor writes `&nbsp;` and `<br>`
 * where the cleaning leaves the character and `<br />`.
 */
export function isSameWriting(a: NoteContent, b: NoteContent) {
  return isSameNote(a, b) || isSameNote(asStored(a), asStored(b))
}

function asStored(note: NoteContent): NoteContent {
  const items = note.items.map(({ text, done }) => ({ text: storable(text), done }))
  const title = storable(note.title).replace(/\p{Cc}/gu, ' ')
  return { ...note, title, content: asCleaned(storable(note.content)), items }
}

// as storable-text.ts on the way in
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

function asCleaned(html: string) {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replace(/<br\s*\/?>/g, '<br />')
}
