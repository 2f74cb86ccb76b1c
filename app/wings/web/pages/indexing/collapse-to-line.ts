import { toStorableText } from '~/platform/text/storable-text'

const letter = /[\p{L}\p{N}]/u

// longer than any address or heading that somebody wants to read in a list
const LONGEST = 300

/** Words as people count them: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string) {
  return text.split(/\s+/).filter((part) => letter.test(part)).length
}

/** A text on one line, cut where it would fill the screen. */
export function collapseToLine(text: string) {
  const line = toStorableText(text).split(/\s+/).filter(Boolean).join(' ')
  return line.length > LONGEST ? `${toStorableText(line.slice(0, LONGEST - 1)).trimEnd()}…` : line
}
