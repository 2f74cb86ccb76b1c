import { openingTag } from '../placing/opening-tag'
import { type Placement, skipReasons } from '../placing/page-plan'
import { wrapped } from '../placing/wrapped'
import { type Block, closedBetween, sourceEnd, sourceStart } from '../reading/block'
import type { ReadableText } from '../reading/readable-text'
import { nearestWords } from './nearest-words'

interface WantedLink {
  /** A part of the sentence that is to carry the link: offsets in the HTML. */
  near: { start: number; end: number }
  /** The words of this sentence that become the link. */
  words: string
  toPage: string
}

/**
 * Where in a text a link to a page goes when it is to be around certain words of one sentence; of several places in it the
 * nearest one. Or, as a sentence for people, why that cannot be.
 */
export function placeOfWords({ html, blocks }: ReadableText, { near, words, toPage }: WantedLink): Placement | string {
  const block = blocks.find((one) => one.text !== '' && near.start < endOf(one) && near.end > sourceStart(one, 0))
  if (!block) return 'The text has changed since.'
  const beginning = offsetOf(block, near.start)
  const sentence = block.sentences.at(beginning)
  const found = nearestWords(block.text.slice(sentence.start, sentence.end), words, beginning - sentence.start)
  if (!found) return `“${words}” does not stand in this sentence.`
  const [start, end] = [sentence.start + found.start, sentence.start + found.end]
  const closed = closedBetween(block, start, end)
  const around = closed ? undefined : wrapped(block, start, end)
  if (!around) return `There can be no link. ${skipReasons[closed ?? 'formatting']}.`
  const opening = openingTag({ toPage, toUrl: null, isNofollow: false, opensNewTab: false })
  return { ...around, source: html.slice(around.start, around.end), opening }
}

const endOf = (block: Block) => sourceEnd(block, block.text.length)

/** The first unit of the text of a block that stands at this offset of the HTML, or behind it. */
function offsetOf({ runs, text }: Block, source: number) {
  const run = runs.find((one) => one.source + one.sourceLength > source)
  if (!run) return text.length - 1
  return run.length === run.sourceLength ? run.at + Math.max(0, source - run.source) : run.at
}
