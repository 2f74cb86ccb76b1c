import type { IndexedPage, PageIndex } from './page-index'
import type { SentenceWord, SentenceWords } from './split-sentences'
import { expandCompound } from './title-window'

const MAX_PHRASE_WORDS = 5
// a word of the title says more of a page than others that it uses often
const TITLE_FACTOR = 2
// of the heaviest word of a phrase, what its first and last one weigh at least: "Kindle", not "Kindle has entirely"
const MIN_END_SHARE = 0.3
// what a word of no weight takes from a phrase, as "of" in "size of images"
const FILLER_COST = 0.05

/**
 * The words of a sentence that say most of a page, up to five in a row without signs between them: what a link to it could
 * stand on when its title is nowhere in the text. Offsets in the text of the block.
 */
export function findPhrase(index: PageIndex, { words }: SentenceWords, page: IndexedPage) {
  let best: Phrase | undefined
  for (const first of words.keys()) {
    const phrase = bestPhraseFrom(words, first, (term) => termWeight(index, page, term))
    if (phrase && phrase.weight > (best?.weight ?? 0)) best = phrase
  }
  if (!best) return undefined
  const start = words[expandCompound(words, best.first, -1)]?.start
  const end = words[expandCompound(words, best.last, 1)]?.end
  return start === undefined || end === undefined ? undefined : { start, end }
}

interface Phrase {
  first: number
  last: number
  weight: number
}

/** The weightiest phrase that begins with a word of weight; nothing when this word has none. */
function bestPhraseFrom(words: readonly SentenceWord[], first: number, weightOf: (term: number) => number) {
  let best: Phrase | undefined
  const used = new Set<number>()
  const firstWeight = weightOf(words[first]?.term ?? -1)
  let [weight, heaviest] = [0, 0]
  for (const [at, { term, isPunctuation }] of words.slice(first, first + MAX_PHRASE_WORDS).entries()) {
    if (isPunctuation || firstWeight === 0) break
    const own = used.has(term) ? 0 : weightOf(term)
    used.add(term)
    weight += own || -FILLER_COST
    heaviest = Math.max(heaviest, own)
    const endsWell = own > 0 && Math.min(own, firstWeight) >= MIN_END_SHARE * heaviest
    if (endsWell && weight > (best?.weight ?? 0)) best = { first, last: first + at, weight }
  }
  return best
}

function termWeight(index: PageIndex, { titleTerms, vector }: IndexedPage, term: number) {
  if (term < 0) return 0
  const at = vector.terms.indexOf(term)
  const weight = at < 0 ? 0 : (vector.weights[at] as number)
  return titleTerms.includes(term) ? TITLE_FACTOR * Math.max(weight, index.relativeRarity(term) / 10) : weight
}
