import { countSyllables } from './count-syllables'
import type { Sentence } from './split-block-sentences'

/**
 * Flesch's reading ease (1948): 206.835 − 1.015 × words per sentence − 84.6 × syllables per word, kept within 0 to 100 as
 * Yoast does. From 60 on, a text is plain English; nothing for a text without sentences.
 */
export function fleschReadingEase(sentences: readonly Sentence[]): number | undefined {
  let [words, syllables] = [0, 0]
  for (const sentence of sentences) {
    words += sentence.words.length
    for (const { text } of sentence.words) syllables += countSyllables(text)
  }
  if (words === 0) return undefined
  const ease = 206.835 - 1.015 * (words / sentences.length) - 84.6 * (syllables / words)
  return Math.round(Math.min(100, Math.max(0, ease)) * 10) / 10
}

const ARTICLES = new Set(['a', 'an', 'the', 'this', 'that', 'these', 'those'])

/** Runs of sentences, one after the other, that begin with the same word; an article counts with the word behind it. */
export function findRepeatedOpenings(sentences: readonly Sentence[]): Sentence[][] {
  const runs: Sentence[][] = []
  let before: string | undefined
  for (const [at, sentence] of sentences.entries()) {
    const beginning = sentenceOpening(sentence)
    // a heading or a list between them separates sentences
    const follows = at > 0 && sentence.block.index - (sentences[at - 1]?.block.index ?? 0) <= 1
    if (follows && beginning === before) runs.at(-1)?.push(sentence)
    else runs.push([sentence])
    before = beginning
  }
  return runs
}

function sentenceOpening({ words: [first, second] }: Sentence) {
  return first && ARTICLES.has(first.text) ? `${first.text} ${second?.text ?? ''}` : first?.text
}
