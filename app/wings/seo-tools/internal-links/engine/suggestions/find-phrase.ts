import type { IndexedPage, PageIndex } from './page-index'
import type { SentenceWords } from './split-sentences'
import { expandCompound } from './title-window'

const MAX_PHRASE_WORDS = 5
// a word of the title says more of a page than others that it uses often
const TITLE_FACTOR = 2
// what a word of no weight takes from a phrase: the price of "the size of the image" for "size … image"
const FILLER_COST = 0.02

/**
 * The words of a sentence that say most of a page, up to five in a row without signs between them: what a link to it could
 * stand on when its title is nowhere in the text. Offsets in the text of the block.
 */
export function findPhrase(index: PageIndex, { words }: SentenceWords, page: IndexedPage) {
  const weightOf = (term: number) => termWeight(index, page, term)
  let best: { first: number; last: number; weight: number } | undefined
  for (const [first, { term }] of words.entries()) {
    if (weightOf(term) === 0) continue
    const used = new Set<number>()
    let weight = 0
    for (let last = first; last < Math.min(words.length, first + MAX_PHRASE_WORDS); last++) {
      const word = words[last]
      if (!word || word.isPunctuation) break
      const own = used.has(word.term) ? 0 : weightOf(word.term)
      used.add(word.term)
      weight += own || -FILLER_COST
      if (own > 0 && weight > (best?.weight ?? 0)) best = { first, last, weight }
    }
  }
  if (!best) return undefined
  const start = words[expandCompound(words, best.first, -1)]?.start
  const end = words[expandCompound(words, best.last, 1)]?.end
  return start === undefined || end === undefined ? undefined : { start, end }
}

function termWeight(index: PageIndex, { titleTerms, vector }: IndexedPage, term: number) {
  if (term < 0) return 0
  const at = vector.terms.indexOf(term)
  const weight = at < 0 ? 0 : (vector.weights[at] as number)
  return titleTerms.includes(term) ? TITLE_FACTOR * Math.max(weight, index.relativeRarity(term) / 10) : weight
}
