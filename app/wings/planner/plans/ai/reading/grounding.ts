import { isStopWord, stem } from '~/kits/language/all-languages'
import { tokenize } from '~/kits/language/tokenize'
import type { PlanLanguage } from '../../brief/brief-reading-schema'
import { numberSource, readNumber } from '../../brief/read-numbers'
import { readerOf } from '../../brief/reading-language'
import { createQuoteFinder } from './quote-finder'

/** Words of the same beginning are taken for forms of one word: "Abmeldung", "abmelden". */
const BEGINNING = 5
/** A sentence may hold this share of words that the idea does not: a model has to join what it read. */
const MAX_STRANGE_SHARE = 0.5
/** Two sentences that share this part of their words say the same. */
const SAME_SHARE = 0.85

/** Tells what an idea bears out, in any language that has words; stop words and stems are those of `language`. */
export function createGrounding(idea: string, language: PlanLanguage) {
  const reader = readerOf(language)
  const stemsOf = (text: string) => tokenize(text, language).map((word) => stem(word.text, language))
  const contentStems = (text: string) => findContentStems(text, language)
  const stems = new Set(stemsOf(idea))
  const beginnings = new Set([...stems].map((word) => word.slice(0, BEGINNING)))
  const isSaid = (word: string) =>
    stems.has(word) || (word.length >= BEGINNING && beginnings.has(word.slice(0, BEGINNING)))

  const numberPattern = new RegExp(`(?<![\\p{L}\\p{N}])${numberSource(reader)}(?![\\p{L}\\p{N}])`, 'giu')
  const numbersIn = (text: string) =>
    [...text.matchAll(numberPattern)].flatMap(([written]) => readNumber(written, reader) ?? [])
  const numbers = new Set(numbersIn(idea))

  return {
    find: createQuoteFinder(idea),
    numbersIn,
    /** The words of a sentence that the idea does not have, when they are too many; else numbers that it does not have. */
    strangeWords(text: string): string[] {
      const words = contentStems(text)
      const strange = words.filter((word) => !isSaid(word))
      if (words.length === 0 || strange.length > MAX_STRANGE_SHARE * words.length)
        return strange.length > 0 ? strange : [text]
      return numbersIn(text.slice(0, MAX_TEXT)).flatMap((number) => (numbers.has(number) ? [] : [String(number)]))
    },
    sharesWord(text: string, quote: string) {
      const cited = new Set(stemsOf(quote).map((word) => word.slice(0, BEGINNING)))
      return stemsOf(text).some((word) => cited.has(word.slice(0, BEGINNING)) && !isStopWord(word, language))
    },
    /** Whether the idea names the role, or it is the founder's as the rules call it. */
    isKnownRole(role: string) {
      if (role.toLowerCase() === reader.words.founder.toLowerCase()) return true
      const words = contentStems(role)
      return words.length === 0 || words.some(isSaid)
    },
    isSameSentence(one: string, other: string) {
      const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))]
      const shared = [...a].filter((word) => b.has(word)).length
      return shared > 0 && shared >= SAME_SHARE * Math.max(a.size, b.size)
    },
  }
}

const MAX_TEXT = 2000

function findContentStems(text: string, language: PlanLanguage) {
  const content = tokenize(text, language).filter((word) => !isStopWord(word.text, language))
  return [...new Set(content.map((word) => stem(word.text, language)))]
}

export type Grounding = ReturnType<typeof createGrounding>
