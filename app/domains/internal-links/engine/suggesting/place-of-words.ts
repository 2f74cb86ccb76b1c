import { openingTag } from '../placing/opening-tag'
import { type Placement, skipReasons } from '../placing/page-plan'
import { wrapped } from '../placing/wrapped'
import { closedBetween } from '../reading/block'
import type { ReadableText } from '../reading/readable-text'
import { findQuoted, type Quoted } from './find-quoted'
import { nearestWords } from './nearest-words'

interface WantedLink {
  /** The sentence that is to carry the link, and which part of it was meant. */
  quoted: Quoted
  /** The words of this sentence that become the link. */
  words: string
  toPage: string
}

/**
 * Where in a text a link to a page goes when it is to be around certain words of one sentence; of several places in it the
 * nearest one. Or, as a sentence for people, why that cannot be.
 */
export function placeOfWords(
  { html, blocks }: ReadableText,
  { quoted, words, toPage }: WantedLink,
): Placement | string {
  const now = findQuoted(blocks, quoted)
  if (!now) return 'The sentence is no longer in the text.'
  const { block, at } = now
  // of a very long sentence only a part is quoted
  const sentence = block.sentences.at(at)
  const found = nearestWords(block.text.slice(sentence.start, sentence.end), words, at - sentence.start)
  if (!found) return `“${words}” does not stand in this sentence.`
  const [start, end] = [sentence.start + found.start, sentence.start + found.end]
  const closed = closedBetween(block, start, end)
  const around = closed ? undefined : wrapped(block, start, end)
  if (!around) return `There can be no link. ${skipReasons[closed ?? 'formatting']}.`
  const opening = openingTag({ toPage, toUrl: null, isNofollow: false, opensNewTab: false })
  return { ...around, source: html.slice(around.start, around.end), opening }
}
