import { isElided, isUrl, type Word } from '~/kits/language/tokenize'
import type { Sentence } from '../text/split-block-sentences'
import type { ReadingRules } from './reading-rules'

/** Addresses are not read aloud, and "l'" is read with the word behind it. */
const isSpoken = (word: Word) => !isElided(word) && !isUrl(word.text)

/** How many words a sentence is read with. */
export const countReadWords = ({ words }: Sentence) => words.filter(isSpoken).length

/** Points of these sentences by the formula of their language, kept within 0 to 100 as Yoast does; nothing without words. */
export function measureReadingEase(sentences: readonly Sentence[], rules: ReadingRules): number | undefined {
  let [read, words, syllables] = [0, 0, 0]
  for (const sentence of sentences) {
    const spoken = sentence.words.filter(isSpoken)
    if (spoken.length > 0) read++
    words += spoken.length
    for (const { text } of spoken) syllables += rules.countSyllables(text)
  }
  if (words === 0) return undefined
  const points = rules.ease.points(words / read, syllables / words)
  return Math.round(Math.min(100, Math.max(0, points)) * 10) / 10
}

/** Runs of sentences, one after the other, that begin with the same word; an article counts with the word behind it. */
export function findRepeatedOpenings(sentences: readonly Sentence[], articles: ReadonlySet<string>): Sentence[][] {
  const runs: Sentence[][] = []
  let before: string | undefined
  for (const [at, sentence] of sentences.entries()) {
    const beginning = sentenceOpening(sentence, articles)
    // a heading or a list between them separates sentences
    const follows = at > 0 && sentence.block.index - (sentences[at - 1]?.block.index ?? 0) <= 1
    if (follows && beginning === before) runs.at(-1)?.push(sentence)
    else runs.push([sentence])
    before = beginning
  }
  return runs
}

function sentenceOpening({ words: [first, second] }: Sentence, articles: ReadonlySet<string>) {
  return first && articles.has(first.text) ? `${first.text} ${second?.text ?? ''}` : first?.text
}
