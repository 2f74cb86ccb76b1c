import type { TermVector } from './key-terms'
import type { PageIndex } from './page-index'
import type { SentenceWords } from './split-sentences'

export interface NearSentence {
  sentence: SentenceWords
  /** How much it says of what the page is about; comparable within one text. */
  nearness: number
}

// shorter ones say too little to be compared by their length
const LENGTH_OFFSET = 3
const KEPT = 3

/** Finds of the sentences of a text those that are nearest to what a page is about. */
export class NearestSentences {
  readonly #index: PageIndex
  readonly #sentences: { sentence: SentenceWords; terms: number[] }[]
  // by terms what they weigh in the page that is compared; all 0 in between
  readonly #weights: Float32Array

  constructor(index: PageIndex, sentences: readonly SentenceWords[]) {
    this.#index = index
    this.#weights = new Float32Array(index.terms.size)
    this.#sentences = sentences
      .map((sentence) => ({ sentence, terms: [...new Set(sentence.words.map(({ term }) => term))].filter(isTerm) }))
      .filter(({ terms }) => terms.length > 0)
  }

  /** The nearest sentences, the best first; none when no word of the page stands in them. */
  find({ terms, weights }: TermVector): NearSentence[] {
    for (const [at, term] of terms.entries()) {
      this.#weights[term] = (weights[at] as number) * this.#index.totalWeight([term])
    }
    const best: NearSentence[] = []
    for (const one of this.#sentences) {
      const nearness = this.#sum(one.terms) / Math.sqrt(one.terms.length + LENGTH_OFFSET)
      if (nearness === 0 || (best.length === KEPT && nearness <= (best.at(-1)?.nearness ?? 0))) continue
      best.push({ sentence: one.sentence, nearness })
      best.sort((a, b) => b.nearness - a.nearness)
      best.length = Math.min(best.length, KEPT)
    }
    for (const term of terms) this.#weights[term] = 0
    return best
  }

  #sum(terms: readonly number[]) {
    let sum = 0
    for (const term of terms) sum += this.#weights[term] ?? 0
    return sum
  }
}

const isTerm = (term: number) => term >= 0
