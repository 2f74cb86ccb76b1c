import type { LinkInsertion, Placement } from '../engine/placing/page-plan'
import type { TextPosition } from '../place-links-in-page.commands.server'

/** A link of a plan as it is stored: names of a letter, because a plan may have a hundred thousand. */
export interface PlannedLink {
  /** The number of its rule in the run. */
  r: number
  /** Which text of the page, from where to where in its HTML, and what stands there. */
  t: number
  s: number
  e: number
  w: string
  /** The sentence as people read it, and the words in it. */
  q: string
  a: number
  z: number
}

export function packPlannedLink({ text, start, end, source, quote }: LinkInsertion, rule: number): PlannedLink {
  // of a long sentence a part is shown, which may begin in the middle of a character
  const sentence = quote.sentence.toWellFormed()
  return { r: rule, t: text, s: start, e: end, w: source, q: sentence, a: quote.start, z: quote.end }
}

export function unpackPlacement(
  { t: text, s: start, e: end, w: source }: PlannedLink,
  opening: string,
): Placement & TextPosition {
  return { text, start, end, source, opening }
}
