import type { Language } from '~/kits/language/language'
import { splitSentences } from '~/kits/language/split-sentences'
import { isUrl, tokenize, type Word } from '~/kits/language/tokenize'
import type { TextBlock } from './text-block'

export interface Sentence {
  block: TextBlock
  from: number
  to: number
  words: Word[]
}

/** The words that visitors read, sentence by sentence. Code is no text: nobody counts or judges its words. */
export function splitBlockSentences(blocks: readonly TextBlock[], language: Language | null): Sentence[] {
  return blocks
    .filter(({ kind }) => kind !== 'code')
    .flatMap((block) =>
      splitSentences(block.text, language).flatMap(({ from, to }) => {
        const words = tokenize(block.text, language, from, to)
        return words.length > 0 ? [{ block, from, to, words }] : []
      }),
    )
}

/** Whether a sentence is one to be judged as such: headings, items of lists, cells, captions and bare addresses are none. */
export const isProse = ({ block, words }: Sentence) =>
  (block.kind === 'paragraph' || block.kind === 'quote') && words.some(({ text }) => !isUrl(text))

export const sentenceText = ({ block, from, to }: Sentence) => block.text.slice(from, to)
