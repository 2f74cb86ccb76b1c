import type { Placement } from './page-plan'

/** The text is no longer the one that was planned for; nothing was done. */
export class TextHasChanged extends Error {
  constructor() {
    super('The text has changed since then.')
    this.name = 'TextHasChanged'
  }
}

const CLOSING = '</a>'

/** A link as it was put into a text: where its tags begin in the HTML that has them all. */
export interface PlacedLink {
  opening: string
  openingAt: number
  closingAt: number
}

/**
 * Puts links into a text. All other bytes stay as they are. Returns the new HTML and what `removeLinks` needs to give the
 * old one back. Throws `TextHasChanged` when something else stands where a link is to go.
 */
export function placeLinks(html: string, placements: readonly Placement[]): { html: string; placed: PlacedLink[] } {
  const pieces: string[] = []
  const placed: PlacedLink[] = []
  let [at, added] = [0, 0]
  for (const { start, end, source, opening } of placements.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start || html.slice(start, end) !== source) throw new TextHasChanged()
    const openingAt = start + added
    added += opening.length
    pieces.push(html.slice(at, start), opening, source, CLOSING)
    placed.push({ opening, openingAt, closingAt: end + added })
    added += CLOSING.length
    at = end
  }
  return { html: pieces.join('') + html.slice(at), placed }
}

/**
 * Takes links out of a text again that `placeLinks` put there and that nobody changed since. Throws `TextHasChanged` when
 * one of them is not where it was put.
 */
export function removeLinks(html: string, placed: readonly PlacedLink[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { opening, openingAt, closingAt } of placed.toSorted((a, b) => a.openingAt - b.openingAt)) {
    const isThere = html.startsWith(opening, openingAt) && html.startsWith(CLOSING, closingAt)
    if (!isThere || openingAt < at || closingAt < openingAt + opening.length) throw new TextHasChanged()
    pieces.push(html.slice(at, openingAt), html.slice(openingAt + opening.length, closingAt))
    at = closingAt + CLOSING.length
  }
  return pieces.join('') + html.slice(at)
}
