import type { Database } from '~/platform/database/database.server'
import {
  type Alternative,
  parsePrefixSearchTerms,
  parseSearchTerms,
  parseStemSearchTerms,
  type SearchTerms,
} from '~/platform/lists/search-terms.server'
import { rankCorrections, splitPlaces } from './engine/rank-corrections'
import { adjacentPairs, replaceWords, type TypedWord, typedWords } from './engine/typed-words'
import { findSimilarKeys, findWordsByKey } from './words.queries.server'

/** What was found has all the words, all of them as they were probably meant, or some of them. */
export type SearchMatch = 'all' | 'corrected' | 'some'

interface Attempt {
  match: SearchMatch
  /** What is looked for, in words. */
  text: string
  terms: SearchTerms | undefined
}

type Found<Result> = Result & Pick<Attempt, 'match' | 'text'>

/**
 * Looks for what was typed, then for words that begin so, for what was probably meant, for some of the words, and for
 * words that end in another way, until `search` finds something. Undefined: it never did. Each try costs one search.
 */
export async function searchForgivingly<Result extends { count: number }>(
  tx: Database,
  text: string,
  search: (terms: SearchTerms, text: string) => Promise<Result>,
): Promise<Found<Result> | undefined> {
  for await (const { match, text: meant, terms } of attempts(tx, text)) {
    const result = terms && (await search(terms, meant))
    if (result && result.count > 0) return { ...result, match, text: meant }
  }
  return undefined
}

/** Whether it has nothing but words that stand in nearly every text, such as "the" and "a", which no index holds. */
export async function hasOnlyCommonWords(db: Database, text: string) {
  return typedWords(text).length > 0 && !(await parseSearchTerms(db, text))
}

/** The text with each word that no page has as it was probably meant, where that can be said. */
export async function correctEachWord(tx: Database, text: string) {
  const words = typedWords(text)
  const known = await findWordsByKey(
    tx,
    words.map(({ key }) => key),
  )
  const corrections = await findCorrections(tx, unknownWords(words, known))
  const meant = new Map(
    [...corrections].flatMap(([word, [first]]) => (first ? [[word, unquoted(first)] as const] : [])),
  )
  return replaceWords(text, words, meant)
}

type KnownWords = Map<string, string[]>

async function* attempts(tx: Database, text: string): AsyncGenerator<Attempt> {
  const words = typedWords(text)
  const pairs = adjacentPairs(text, words)
  const known = await findWordsByKey(
    tx,
    [...words, ...pairs].map(({ key }) => key),
  )
  const alternatives = pairs
    .map(({ word, next, key }): Alternative => ({ words: `${word.text} ${next.text}`, others: known.get(key) ?? [] }))
    .concat(words.map(({ text, key }) => ({ words: text, others: differentWords(text, known.get(key)) })))
    .filter(({ others }) => others.length > 0)
  const terms = await parseSearchTerms(tx, text, alternatives)
  // nothing but words that no index holds, or exclusions
  if (!terms) return
  yield { match: 'all', text, terms }
  yield { match: 'all', text, terms: await parsePrefixSearchTerms(tx, text) }
  // pages that are not searched may have a word that stands alone
  const corrections = await findCorrections(tx, words.length === 1 ? words : unknownWords(words, known))
  for (const corrected of correctedTexts(text, words, corrections))
    yield { match: 'corrected', text: unquoted(corrected), terms: await parseSearchTerms(tx, corrected) }
  const some = usableWords(words, known, corrections)
  if (words.length > 1)
    yield { match: 'some', text: unquoted(some.join(' ')), terms: await parseSearchTerms(tx, some.join(' or ')) }
  yield { match: 'all', text, terms: await parseStemSearchTerms(tx, text) }
}

const differentWords = (text: string, words: string[] = []) => words.filter((word) => word !== text.toLowerCase())

const unquoted = (text: string) => text.replaceAll('"', '')

const unknownWords = (words: TypedWord[], known: KnownWords) => words.filter(({ key }) => !known.has(key))

type Corrections = Map<TypedWord, string[]>

const MAX_CORRECTED_WORDS = 4
const MAX_TRIES = 3

/** What was probably meant by each of these words, the most likely first; two words stand in quotes. */
async function findCorrections(tx: Database, words: TypedWord[]): Promise<Corrections> {
  const corrected = words.filter(({ key }) => /\p{L}/u.test(key)).slice(0, MAX_CORRECTED_WORDS)
  const similar = await findSimilarKeys(
    tx,
    corrected.map(({ key }) => key),
  )
  const ranked = corrected.map(({ key }) => rankCorrections(key, similar.get(key) ?? []).slice(0, MAX_TRIES))
  const parts = corrected.map(({ key }) => splitPlaces(key))
  const known = await findWordsByKey(tx, [...ranked.flat(), ...parts.flat(2)])
  return new Map(
    corrected.map((word, index) => {
      const split = parts[index]?.find((pair) => pair.every((part) => known.has(part)))
      const meant = (ranked[index] ?? []).flatMap((key) => known.get(key)?.slice(0, 1) ?? [])
      return [word, [...(split ? [`"${split.join(' ')}"`] : []), ...meant]]
    }),
  )
}

/** The whole search as it was probably meant, the most likely first; none when a word has nothing near it. */
function correctedTexts(text: string, words: TypedWord[], corrections: Corrections) {
  const lists = [...corrections]
  const tries = Math.min(MAX_TRIES, Math.max(0, ...lists.map(([, list]) => list.length)))
  if (lists.some(([, list]) => list.length === 0)) return []
  return Array.from({ length: tries }, (_, round) =>
    replaceWords(
      text,
      words,
      new Map(lists.map(([word, list]) => [word, list[Math.min(round, list.length - 1)] ?? ''])),
    ),
  )
}

function usableWords(words: TypedWord[], known: KnownWords, corrections: Corrections) {
  return words.flatMap((word) => corrections.get(word)?.slice(0, 1) ?? (known.has(word.key) ? [word.text] : []))
}
