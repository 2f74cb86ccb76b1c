import { measureTextWidth } from './text/text-width'

/** Where a line of a search result ends, and how its letters are set (desktop). */
export interface ResultLine {
  px: number
  fontPx: number
}

// Yoast's limit; Google sets titles in Arial of 20 px
export const TITLE_LINE: ResultLine = { px: 600, fontPx: 20 }

// Rank Math's limit: two lines of Arial of 14 px
export const DESCRIPTION_LINE: ResultLine = { px: 920, fontPx: 14 }

export interface TruncatedText {
  /** What is shown, with the dots when something is missing. */
  text: string
  isTruncated: boolean
  /** Of the whole text, in px. */
  width: number
}

const DOTS = ' ...'

/** A text as a search result shows it: cut at the end of a word, so that the dots still fit. */
export function truncateForResult(text: string, { px, fontPx }: ResultLine): TruncatedText {
  const whole = text.replace(/\s+/g, ' ').trim()
  const width = measureTextWidth(whole, fontPx)
  if (width <= px) return { text: whole, isTruncated: false, width }
  const room = px - measureTextWidth(DOTS, fontPx)
  let [shown, used] = ['', 0]
  for (const word of whole.split(' ')) {
    const next = shown ? ` ${word}` : word
    used += measureTextWidth(next, fontPx)
    if (used > room) break
    shown += next
  }
  return { text: (shown || withinWord(whole, room, fontPx)) + DOTS, isTruncated: true, width }
}

/** The beginning of a first word that is wider than the line. */
function withinWord(text: string, room: number, fontPx: number) {
  let [shown, used] = ['', 0]
  for (const sign of text) {
    used += measureTextWidth(sign, fontPx)
    if (used > room) break
    shown += sign
  }
  return shown
}
