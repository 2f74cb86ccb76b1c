import type { SentenceWord } from './split-sentences'

// words within which the words of a title belong together, for each of its words
const SPAN_OF_WORD = 3
// words of no meaning between two words of a phrase, as in "pricing of the queue"
const MAX_PHRASE_STEP = 2

/** The part of a sentence that says most of a title. */
export interface TitleWindow {
  first: number
  last: number
  terms: number[]
  /** The words stand in the order of the title, with nothing of meaning between them. */
  isPhrase: boolean
}

/** Of a sentence, the shortest part with the weightiest terms of a title; nothing when it has none of them. */
export function findTitleWindow(
  words: readonly SentenceWord[],
  titleTerms: readonly number[],
  weightOf: (terms: readonly number[]) => number,
): TitleWindow | undefined {
  const span = SPAN_OF_WORD * titleTerms.length
  const places = words.flatMap(({ term }, at) => (term >= 0 && titleTerms.includes(term) ? [at] : []))
  let best: (TitleWindow & { weight: number }) | undefined
  for (const [index, first] of places.entries()) {
    const terms: number[] = []
    for (const last of places.slice(index)) {
      if (last - first >= span) break
      const { term } = words[last] as SentenceWord
      if (terms.includes(term)) continue
      terms.push(term)
      const weight = weightOf(terms)
      const isBetter =
        !best || weight > best.weight || (weight === best.weight && last - first < best.last - best.first)
      if (isBetter) best = { first, last, terms: [...terms], weight, isPhrase: false }
    }
  }
  if (!best) return undefined
  const phrase = isPhrase(words.slice(best.first, best.last + 1), titleTerms)
  return {
    ...best,
    first: expandCompound(words, best.first, -1),
    last: expandCompound(words, best.last, 1),
    isPhrase: phrase,
  }
}

/** The end of a word that is written together with others by signs, as "sign" in "sign-on" is. */
export function expandCompound(words: readonly SentenceWord[], from: number, step: 1 | -1): number {
  const [word, sign, next] = [words[from], words[from + step], words[from + 2 * step]]
  const isJoined = word && sign && next && isAdjacent(word, sign, step) && isAdjacent(sign, next, step)
  return isJoined && sign.end - sign.start === 1 && !next.isPunctuation
    ? expandCompound(words, from + 2 * step, step)
    : from
}

function isAdjacent(a: SentenceWord, b: SentenceWord, step: 1 | -1) {
  return step === 1 ? a.end === b.start : b.end === a.start
}

function isPhrase(words: readonly SentenceWord[], titleTerms: readonly number[]) {
  let [next, step] = [titleTerms.indexOf(words[0]?.term ?? -1), 0]
  for (const { term } of words) {
    if (term === titleTerms[next]) [next, step] = [next + 1, 0]
    else if (term >= 0 || ++step > MAX_PHRASE_STEP) return false
  }
  return true
}
