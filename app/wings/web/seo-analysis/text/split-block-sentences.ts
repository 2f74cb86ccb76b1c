import { findSentenceSpans } from './sentences'
import type { TextBlock } from './text-block'
import { findWordSpans, type Word } from './words'

export interface Sentence {
  block: TextBlock
  from: number
  to: number
  words: Word[]
}

/** The words that visitors read, sentence by sentence. Code is no text: nobody counts or judges its words. */
export function splitBlockSentences(blocks: readonly TextBlock[]): Sentence[] {
  return blocks
    .filter(({ kind }) => kind !== 'code')
    .flatMap((block) =>
      findSentenceSpans(block.text).flatMap(({ from, to }) => {
        const words = findWordSpans(block.text, from, to)
        return words.length > 0 ? [{ block, from, to, words }] : []
      }),
    )
}

const ENDS = /[.!?…]["'”’»)\]]*$/

/**
 * Whether a sentence is one to be judged as such. Headings, cells and captions are none, and an item of a list only
 * when it ends like one: "Fast setup" is not a sentence without a passive.
 */
export function isProse({ block, from, to }: Sentence) {
  if (block.kind === 'paragraph' || block.kind === 'quote') return true
  // the last few signs are enough, however long the item is
  return block.kind === 'item' && ENDS.test(block.text.slice(Math.max(from, to - 8), to))
}

export const sentenceText = ({ block, from, to }: Sentence) => block.text.slice(from, to)
