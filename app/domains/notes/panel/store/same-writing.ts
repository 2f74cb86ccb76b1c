import { isSameNote, type NoteContent } from '../../note'

/**
 * Whether two are written alike to the server, which stores the same text in one way: an editor writes `&nbsp;` and `<br>`
 * where the cleaning leaves the character and `<br />`.
 */
export function isSameWriting(a: NoteContent, b: NoteContent) {
  return isSameNote(a, b) || isSameNote(asStored(a), asStored(b))
}

function asStored(note: NoteContent): NoteContent {
  return { ...note, title: note.title.replace(/\p{Cc}/gu, ' '), content: asCleaned(note.content) }
}

function asCleaned(html: string) {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replace(/<br\s*\/?>/g, '<br />')
}
