import { isSameNoteContent, type NoteContent } from '../note'

/**
 * Whether two are written alike to the server, which stores the same text in one way: an editor writes `&nbsp;` and `<br>`
 * where the cleaning leaves the character and `<br />`.
 */
export function isEquivalentContent(a: NoteContent, b: NoteContent) {
  return isSameNoteContent(a, b) || isSameNoteContent(toStoredForm(a), toStoredForm(b))
}

function toStoredForm(note: NoteContent): NoteContent {
  const items = note.items.map(({ text, done }) => ({ text: storable(text), done }))
  const title = storable(note.title).replace(/\p{Cc}/gu, ' ')
  return { ...note, title, content: toSanitizedHtml(storable(note.content)), items }
}

// as storable-text.ts on the way in
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

function toSanitizedHtml(html: string) {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replace(/<br\s*\/?>/g, '<br />')
}
