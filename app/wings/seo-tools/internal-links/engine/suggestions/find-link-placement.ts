import { findWrapRange } from '../placing/find-wrap-range'
import { normalizeSpaces } from '../placing/normalize-spaces'
import { openingTag } from '../placing/opening-tag'
import { linkSkipReasonLabels, type Placement } from '../placing/page-plan'
import { findUnlinkableReason, type HtmlBlock, sourceEnd, sourceStart } from '../text/html-block'
import type { ParsedText } from '../text/parse-text'
import { findNearestWords } from './find-nearest-words'

/** A sentence as it was shown, an offset in it, and where that stood in the HTML then. */
interface QuotePosition {
  sentence: string
  at: number
  source: number
}

interface LinkRequest {
  /** The sentence that is to carry the link, and which part of it was meant. */
  quoted: QuotePosition
  /** The words of this sentence that become the link. */
  words: string
  toPage: string
}

/**
 * Where in a text a link to a page goes when it is to be around certain words of one sentence; of several places in it the
 * nearest one. Or, as a sentence for people, why that cannot be.
 */
export function findLinkPlacement(
  { html, blocks }: ParsedText,
  { quoted, words, toPage }: LinkRequest,
): Placement | string {
  const now = locateQuote(blocks, quoted)
  if (!now) return 'The sentence is no longer in the text.'
  const { block, at } = now
  // of a very long sentence only a part is quoted
  const sentence = block.sentences.at(at)
  const found = findNearestWords(block.text.slice(sentence.start, sentence.end), words, at - sentence.start)
  if (!found) return `“${words}” is not in this sentence.`
  const [start, end] = [sentence.start + found.start, sentence.start + found.end]
  const closed = findUnlinkableReason(block, start, end)
  const around = closed ? undefined : findWrapRange(block, start, end)
  if (!around) return `This text cannot be linked. ${linkSkipReasonLabels[closed ?? 'formatting']}.`
  const opening = openingTag({ toPage, toUrl: null, isNofollow: false, opensNewTab: false })
  return { ...around, source: html.slice(around.start, around.end), opening }
}

/**
 * Where a quoted sentence stands in a text that has changed elsewhere since: links that were put in or taken out before it
 * have moved it. Of several that say the same, it is the one nearest to where it stood. Answers the block, and the offset
 * that was meant in the text of the block.
 */
function locateQuote(blocks: readonly HtmlBlock[], { sentence, at, source }: QuotePosition) {
  const quoted = normalizeSpaces(sentence)
  let nearest: { block: HtmlBlock; at: number; away: number } | undefined
  for (const block of blocks) {
    const starts = findOccurrences(normalizeSpaces(block.text), quoted)
    if (starts.length === 0) continue
    const [away, meant] = [distanceTo(block, source), toBlockOffset(block, source) - at]
    if (nearest && nearest.away <= away) continue
    const start = starts.reduce((best, one) => (Math.abs(one - meant) < Math.abs(best - meant) ? one : best))
    nearest = { block, at: start + at, away }
  }
  return nearest
}

function findOccurrences(text: string, quoted: string) {
  const starts: number[] = []
  for (let at = text.indexOf(quoted); quoted && at >= 0; at = text.indexOf(quoted, at + 1)) starts.push(at)
  return starts
}

/** How far a block is from an offset of the HTML. */
function distanceTo(block: HtmlBlock, source: number) {
  return Math.max(0, sourceStart(block, 0) - source, source - sourceEnd(block, block.text.length))
}

/** The first unit of the text of a block that stands at this offset of the HTML, or behind it. */
function toBlockOffset({ runs, text }: HtmlBlock, source: number) {
  const run = runs.find((one) => one.source + one.sourceLength > source)
  if (!run) return text.length - 1
  return run.length === run.sourceLength ? run.at + Math.max(0, source - run.source) : run.at
}
