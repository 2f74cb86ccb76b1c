import type { NoteContent } from '../note'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
// of a list and its items each item is a line, of everything else each block
const BLOCK_ENDS = /<br\b[^<>]*>|<\/(?:p|h[1-6]|li|pre)>/gi

/** The lines of cleaned HTML, as plain text. */
export function htmlToLines(html: string) {
  return html
    .replace(BLOCK_ENDS, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Whether an item of a list is done, as one character. */
export const getCheckboxCharacter = (done: boolean) => (done ? '☑' : '☐')

const MAX_PREVIEW_HTML_LENGTH = 1_200 // characters of HTML: more than two lines ever show

/** The beginning of a note, in one line. */
export function getNotePreview({ is_todo, items, content }: Pick<NoteContent, 'is_todo' | 'items' | 'content'>) {
  if (is_todo)
    return items
      .filter(({ text }) => text.trim() !== '')
      .slice(0, 8)
      .map(({ text, done }) => `${getCheckboxCharacter(done)} ${text}`)
      .join('  ')
  // a tag that is cut in two is no text
  return htmlToLines(content.slice(0, MAX_PREVIEW_HTML_LENGTH).replace(/<[^<>]*$/, '')).join(' ')
}

/** A note block by block, for comparing. */
export function listNoteLines({ title, is_todo, items, content }: NoteContent) {
  const body = is_todo ? items.map(({ text, done }) => `${getCheckboxCharacter(done)} ${text}`) : htmlToLines(content)
  return [`Title: ${title.trim() || 'Untitled'}`, ...body]
}
