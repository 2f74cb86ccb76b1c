import { isStopWord } from '~/kits/language/all-languages'
import { tokenize, type Word } from '~/kits/language/tokenize'
import type { PlanLanguage } from './brief-reading-schema'
import { classifyClause, type ReadClause } from './classify-clause'
import { clauseWords, countWords } from './clause-words'
import type { IdeaClause } from './idea-clauses'
import { findAll, memoize } from './phrase-pattern'
import type { Reader } from './reading-language'

const MAX_LEAD_WORDS = 8
const MAX_LOOK = 1000
const MAX_WORDS_BEHIND_PRODUCT = 2

/**
 * "A booking site for my barbershop with reminders": an idea that is one description of a product. What stands behind
 * "with", "to", "that" or a colon is a wish each; what stands behind "for" is who it is for. Null where the text does not
 * begin with a product and what it has or does.
 */
export function readDescription(clauses: IdeaClause[], idea: string, reader: Reader): ReadClause[] | null {
  const [first] = clauses
  if (!first) return null
  const sentence = clauses.filter(({ sentenceFrom }) => sentenceFrom === first.sentenceFrom)
  const to = Math.min(Math.max(...sentence.map((clause) => clause.to)), first.sentenceFrom + MAX_LOOK)
  const parts = describedParts(idea.slice(first.sentenceFrom, to), reader)
  if (!parts || parts.length === 0) return null
  const described = parts.map(({ text, from, isRefused }): ReadClause => {
    const place = { from: first.sentenceFrom + from, to: first.sentenceFrom + from + text.length }
    const clause = { ...first, ...place, text, isLedIn: true, isLabeled: false, subject: '' }
    return { clause, kind: isRefused ? 'exclusion' : 'wish' }
  })
  const rest = clauses.filter(({ sentenceFrom }) => sentenceFrom !== first.sentenceFrom)
  return [...described, ...readAfterBeginning(rest, reader)]
}

/** What clauses say once it is clear that a product is told of: what people do is what they shall do. */
export function readAfterBeginning(clauses: IdeaClause[], reader: Reader): ReadClause[] {
  let previous: ReadClause | null = null
  return clauses.map((clause) => {
    const kind = classifyClause(clause, { hasBegun: true, isCountedUp: false, previous }, [], reader)
    previous = { clause, kind }
    return previous
  })
}

const MARK = /[,;:](?=\s)/

/** "para reservar", "pour réserver": what it is for, not whom. */
const INFINITIVE: Partial<Record<PlanLanguage, RegExp>> = {
  es: /^\s*\p{L}{2,20}(?:ar|er|ir)(?:se|l[aoe]s?)?\s/u,
  fr: /^\s*\p{L}{2,20}(?:er|ir|re)\s/u,
}

interface Part {
  text: string
  from: number
  isRefused: boolean
  /** It names something that products have or do. */
  isConcrete: boolean
}

function describedParts(sentence: string, reader: Reader): Part[] | null {
  const start = endOfProduct(sentence, reader)
  if (start === null) return null
  const marks = findAll(reader.has('descriptionParts'), sentence).filter(({ index }) => index >= start)
  const audience = findAll(reader.has('descriptionAudience'), sentence).filter(({ index }) => index >= start)
  const borders = [...marks, ...audience, ...findAll(MARK, sentence).filter(({ index }) => index >= start)]
    .map(({ index, 0: mark }) => {
      const isDeed = INFINITIVE[reader.language]?.test(sentence.slice(index + mark.length)) ?? false
      return { index, mark, isAudience: !isDeed && audience.some((one) => one.index === index) }
    })
    .sort((one, other) => one.index - other.index)
    .filter(stopsAtOpenings())
  const first = borders[0]?.index ?? sentence.length
  if (countWords(sentence.slice(start, first)) > MAX_WORDS_BEHIND_PRODUCT) return null
  const parts = borders.flatMap(({ index, mark, isAudience }, at) => {
    const next = borders[at + 1]?.index ?? sentence.length
    return isAudience ? [] : (toPart(sentence, index + mark.length, next, mark, reader) ?? [])
  })
  return parts.some(({ isConcrete }) => isConcrete) ? parts : null
}

/** "A marketplace where …", "I want an app …" */
export const startsWithProduct = (sentence: string, reader: Reader) => endOfProduct(sentence, reader) !== null

/**
 * Where the name of the product ends with which a sentence begins: "A turn-based card game", "I want an app". Null for "the
 * game last night" and "your shop", which somebody only speaks of.
 */
function endOfProduct(sentence: string, reader: Reader): number | null {
  const words = tokenize(sentence.slice(0, MAX_LOOK), reader.language)
  const isKind = ({ text }: { text: string }) => productKinds(reader).some((kind) => isKindOf(text, kind, reader))
  const at = words.findIndex(isKind)
  if (at < 0 || at > MAX_LEAD_WORDS) return null
  const article = words.slice(0, at).findLastIndex(({ text }) => INDEFINITE.test(text))
  const name = words.slice(article + 1, at)
  if (name.some(({ text }) => isFunctionWord(text, reader))) return null
  const lead = sentence.slice(0, words[article]?.from ?? 0)
  if (article > 0 && !reader.has('wants').test(lead) && !reader.has('descriptionAsks').test(lead)) return null
  let last = at
  while (words[last + 1] && isKind(words[last + 1] as Word)) last++
  return words[last]?.to ?? null
}

const INDEFINITE = /^(?:an?|ein|eine|einen|un|una|une)$/i

/** In German, products are the ends of longer words: "Schichtplaner". */
const isKindOf = (word: string, kind: string, { language }: Reader) =>
  word === kind || (language === 'de' && kind.length > 3 && word.endsWith(kind))

const productKinds = memoize((reader: Reader) => reader.words.productKinds.map((kind) => kind.toLowerCase()))

const isFunctionWord = (word: string, reader: Reader) =>
  reader.determiners.has(word) ||
  reader.prepositions.has(word) ||
  reader.pronouns.has(word) ||
  reader.startsWith('secondPerson').test(word)

/** "to" and "for" say what the product does and for whom only before its first part: "subscriptions to beans" is one thing. */
function stopsAtOpenings() {
  let hasBegun = false
  return ({ mark, isAudience }: { mark: string; isAudience: boolean }) => {
    const isKept = !hasBegun || !(isAudience || OPENING.test(mark))
    hasBegun ||= !isAudience
    return isKept
  }
}

const OPENING = /^(?:to|um|zum|zur|para|de|pour)$/i

/** The words between two places, without the mark that they begin with; nothing where they say nothing. */
function toPart(sentence: string, from: number, to: number, mark: string, reader: Reader): Part | null {
  const written = sentence.slice(from, to)
  const lead = /^[\s,;:]*/.exec(written)?.[0].length ?? 0
  const text = written.slice(lead).replace(/[\s.,;:!?]{1,20}$/, '')
  const isRefused = reader.startsWith('refusalStarts').test(text)
  const saysSomething = tokenize(text, reader.language).some((word) => !isStopWord(word.text, reader.language))
  if (!saysSomething) return null
  return { text, from: from + lead, isRefused, isConcrete: !isRefused && (LIST.test(mark) || isConcrete(text, reader)) }
}

/** What stands behind "with" or a colon is what the product has. */
const LIST = /^(?:with|mit|con|avec|:)$/i

const isConcrete = (text: string, reader: Reader) =>
  clauseWords(text, reader).some(({ isVerb, isThing, stem }) => isThing || (isVerb && !reader.everydayVerbs.has(stem)))
