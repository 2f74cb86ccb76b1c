import { isStopWord, stem } from '~/kits/language/all-languages'
import { foldAccents } from '~/kits/language/fold-accents'
import { tokenize } from '~/kits/language/tokenize'
import type { WishKind } from '../knowledge/knowledge-schema'
import type { PlanLanguage } from './brief-reading-schema'
import { type ClauseWord, clauseWords } from './clause-words'
import { readerOf } from './reading-language'

interface KindIndex {
  kinds: { key: string; phrases: string[][]; examples: Set<string>[]; counterExamples: Set<string>[] }[]
  /** How telling a stem is: what the examples of many kinds have says little. */
  weights: Map<string, number>
  verbs: ReadonlySet<string>
}

const MAX_KINDS = 3
// words of a phrase may stand this far apart: "trägt die Behandlung seiner Völker ein"
const MAX_GAP = 6
const MIN_SCORE = 0.9
const MIN_SHARE_OF_BEST = 0.6
const PHRASE_SCORE = 1.4
const WORD_SCORE = 1
// a verb that stands as a noun may be the name of a thing: "the tree register" registers nobody
const VERB_AS_NOUN_SCORE = 0.5
// what a clause is about stands in front: "a gentle reminder at a time the patient picks"
const NOUN_SCORE = 0.6
const MAX_HEAD_PLACE = 3
const MAX_PHRASES_SCORE = 3
const LIKENESS_WEIGHT = 2.2

/**
 * The keys of the kinds that a clause is of, the best first. Scored are the phrases of a kind that it has (several words
 * say most, one word counts fully only as a verb), and how much of the whole clause the kind's examples share, less what
 * its counter-examples share. One ambiguous word alone is never enough.
 */
export function scoreWishKinds(clause: string, wishKinds: readonly WishKind[], language: PlanLanguage): string[] {
  const index = indexOf(wishKinds, language)
  const words = clauseWords(clause, readerOf(language))
  const content = contentStems(clause, language)
  const scored = index.kinds
    .map((kind) => ({ key: kind.key, score: scoreKind(kind, words, content, index) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= best * MIN_SHARE_OF_BEST)
    .slice(0, MAX_KINDS)
    .map(({ key }) => key)
}

function scoreKind(
  { phrases, examples, counterExamples }: KindIndex['kinds'][number],
  words: readonly ClauseWord[],
  content: Set<string>,
  { weights, verbs }: KindIndex,
) {
  const stems = words.map((word) => foldAccents(word.stem))
  const said = phrases.reduce((sum, phrase) => sum + phraseScore(phrase, stems, words, verbs), 0)
  const likeness = Math.max(0, ...examples.map((example) => likenessOf(content, example, weights)))
  const unlike = Math.max(0, ...counterExamples.map((example) => likenessOf(content, example, weights)))
  return Math.min(said, MAX_PHRASES_SCORE) + LIKENESS_WEIGHT * (likeness - Math.max(0, unlike - likeness))
}

function phraseScore(phrase: string[], stems: string[], words: readonly ClauseWord[], verbs: ReadonlySet<string>) {
  const at = findPhrase(phrase, stems)
  if (at < 0) return 0
  if (phrase.length > 1) return PHRASE_SCORE
  const word = words[at]
  if (word?.isVerb) return WORD_SCORE
  if (word && verbs.has(word.stem)) return VERB_AS_NOUN_SCORE
  return at <= MAX_HEAD_PLACE || !words.some(({ isVerb }) => isVerb) ? WORD_SCORE : NOUN_SCORE
}

/** Where the words of a phrase stand in this order, with at most a few others between two of them; else -1. */
function findPhrase(phrase: string[], stems: string[]) {
  return stems.findIndex((word, start) => {
    if (word !== phrase[0]) return false
    let at = start
    for (const wanted of phrase.slice(1)) {
      const next = stems.indexOf(wanted, at + 1)
      if (next < 0 || next - at > MAX_GAP) return false
      at = next
    }
    return true
  })
}

/** The weighted share of words that two clauses have in common (cosine); one word in common is none. */
function likenessOf(a: Set<string>, b: Set<string>, weights: Map<string, number>) {
  const shared = [...a].filter((word) => b.has(word))
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + (weights.get(word) ?? 1), 0)
  return shared.length < 2 ? 0 : weigh(shared) / Math.sqrt(weigh(a) * weigh(b))
}

const indexes = new WeakMap<readonly WishKind[], Map<PlanLanguage, KindIndex>>()

function indexOf(wishKinds: readonly WishKind[], language: PlanLanguage): KindIndex {
  const byLanguage = indexes.get(wishKinds) ?? new Map<PlanLanguage, KindIndex>()
  indexes.set(wishKinds, byLanguage)
  const index = byLanguage.get(language) ?? makeIndex(wishKinds, language)
  byLanguage.set(language, index)
  return index
}

function makeIndex(wishKinds: readonly WishKind[], language: PlanLanguage): KindIndex {
  const contents = (texts: string[] | undefined) => (texts ?? []).map((text) => contentStems(text, language))
  const kinds = wishKinds.map(({ key, words, examples, counterExamples }) => ({
    key,
    phrases: (words[language] ?? []).map((phrase) =>
      tokenize(phrase, language).map((word) => stemOf(word.text, language)),
    ),
    examples: contents(examples[language]),
    counterExamples: contents(counterExamples[language]),
  }))
  const counts = new Map<string, number>()
  for (const { examples } of kinds)
    for (const word of new Set(examples.flatMap((example) => [...example])))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    kinds,
    verbs: readerOf(language).verbs,
    weights: new Map([...counts].map(([word, count]) => [word, 1 / Math.sqrt(count)])),
  }
}

const stemOf = (word: string, language: PlanLanguage) => foldAccents(stem(word, language))

const contentStems = (text: string, language: PlanLanguage) =>
  new Set(
    tokenize(text, language)
      .filter((word) => !isStopWord(word.text, language))
      .map((word) => stemOf(word.text, language)),
  )
