import { emptyNote, MAX_NOTE_TITLE_LENGTH, type NoteContent } from '../note'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A note of a text from elsewhere: its first line is the title, the rest is what it says. */
export function noteFromText(text: string): NoteContent {
  const lines = text.trim().split(/\r\n?|\n/)
  const [first = '', ...rest] = lines
  const isTitle = first.length <= MAX_NOTE_TITLE_LENGTH
  const said = (isTitle ? rest : lines).map((line) => line.trim()).filter((line) => line !== '')
  return {
    ...emptyNote(false),
    ...(isTitle && { title: first.trim() }),
    content: said.map((line) => `<p>${escaped(line)}</p>`).join(''),
  }
}
