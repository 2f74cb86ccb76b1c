import { toStorableText } from '~/platform/text/storable-text'

// longer than any address or heading that somebody wants to read in a list
const LONGEST = 300

/** A text on one line, cut where it would fill the screen. */
export function collapseToLine(text: string) {
  const line = toStorableText(text).split(/\s+/).filter(Boolean).join(' ')
  return line.length > LONGEST ? `${toStorableText(line.slice(0, LONGEST - 1)).trimEnd()}…` : line
}
