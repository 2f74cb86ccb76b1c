import { isStopWord, stem } from '~/kits/language/all-languages'
import { tokenize } from '~/kits/language/tokenize'
import type { WishKind } from '../knowledge/knowledge-schema'
import type { PlanLanguage } from './brief-reading-schema'

interface KindIndex {
  kinds: { key: string; phrases: string[][]; examples: Set<string>[]; counterExamples: Set<string>[] }[]
  /** How telling a stem is: rare in the examples of all kinds is high. */
  weights: Map<string, number>
}

const MAX_KINDS = 3
const MAX_GAP = 3
const MIN_SCORE = 1
// a clause that is nearly a counter-example loses more than one word can give
const COUNTER_WEIGHT = 2.5
const EXAMPLE_WEIGHT = 2.5
const MIN_SHARE_OF_BEST = 0.6

const indexes = new WeakMap<readonly WishKind[], Map<PlanLanguage, KindIndex>>()

/**
 * The keys of the kinds that a clause is of, the best first. Scored are phrases of the kind (a phrase of several words
 * says more than one word, a word that many kinds share says little) and how much of the whole clause its examples and
 * counter-examples share: one ambiguous word alone is never enough.
 */
export function scoreWishKinds(clause: string, wishKinds: readonly WishKind[], language: PlanLanguage): string[] {
  const index = indexOf(wishKinds, language)
  const stems = stemsOf(clause, language)
  const content = contentStems(clause, language)
  const scored = index.kinds
    .map((kind) => ({ key: kind.key, score: scoreKind(kind, stems, content, index) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= best * MIN_SHARE_OF_BEST)
    .slice(0, MAX_KINDS)
    .map(({ key }) => key)
}

function scoreKind(kind: KindIndex['kinds'][number], stems: string[], content: Set<string>, { weights }: KindIndex) {
  const found = kind.phrases.filter((phrase) => findsPhrase(phrase, stems))
  const words = found.reduce((sum, phrase) => sum + (phrase.length > 1 ? 1.2 : 0.7) * weightOf(phrase, weights), 0)
  const likeness = Math.max(0, ...kind.examples.map((example) => likenessOf(content, example, weights)))
  const unlike = Math.max(0, ...kind.counterExamples.map((example) => likenessOf(content, example, weights)))
  return Math.min(words, 3) + EXAMPLE_WEIGHT * likeness - COUNTER_WEIGHT * Math.max(0, unlike - likeness)
}

const weightOf = (phrase: string[], weights: Map<string, number>) =>
  Math.max(...phrase.map((word) => weights.get(word) ?? 1))

/** Whether the words of a phrase stand in this order, with at most a few others between two of them. */
function findsPhrase(phrase: string[], stems: string[]) {
  return stems.some((word, start) => {
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

function indexOf(wishKinds: readonly WishKind[], language: PlanLanguage): KindIndex {
  const byLanguage = indexes.get(wishKinds) ?? new Map<PlanLanguage, KindIndex>()
  indexes.set(wishKinds, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known
  const contents = (texts: string[] | undefined) => (texts ?? []).map((text) => contentStems(text, language))
  const kinds = wishKinds.map(({ key, words, examples, counterExamples }) => ({
    key,
    phrases: (words[language] ?? []).map((phrase) => stemsOf(phrase, language)),
    examples: contents(examples[language]),
    counterExamples: contents(counterExamples[language]),
  }))
  const index = { kinds, weights: weightsOf(kinds) }
  byLanguage.set(language, index)
  return index
}

function weightsOf(kinds: KindIndex['kinds']) {
  const counts = new Map<string, number>()
  for (const { phrases, examples } of kinds) {
    const stems = new Set([
      ...phrases.filter(({ length }) => length === 1).flat(),
      ...examples.flatMap((example) => [...example]),
    ])
    for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Map([...counts].map(([word, count]) => [word, 1.4 / Math.sqrt(count)]))
}

const stemsOf = (text: string, language: PlanLanguage) =>
  tokenize(text, language).map((word) => stem(word.text, language))

const contentStems = (text: string, language: PlanLanguage) =>
  new Set(
    tokenize(text, language)
      .filter((word) => !isStopWord(word.text, language))
      .map((word) => stem(word.text, language)),
  )
