import knowledge from 'virtual:knowledge/plans'
import { stem } from '~/kits/language/all-languages'
import type { ReadingLanguage } from '../knowledge/reading-language-schema'
import type { PlanLanguage } from './brief-reading-schema'
import { memoize, phrasePattern, startPattern } from './phrase-pattern'

/** By what the rules read an idea in one language: the data of knowledge/plans/reading, made ready for searching. */
export interface Reader {
  language: PlanLanguage
  words: ReadingLanguage
  verbs: ReadonlySet<string>
  everydayVerbs: ReadonlySet<string>
  things: ReadonlySet<string>
  determiners: ReadonlySet<string>
  prepositions: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  unspecific: ReadonlySet<string>
  /** A phrase of this list anywhere in a text. */
  has: (list: PhraseList) => RegExp
  /** A text that begins with a phrase of this list. */
  startsWith: (list: PhraseList) => RegExp
  /** Where somebody wants something or the product begins. */
  asks: (text: string) => RegExpExecArray | null
  /** A text that ends with a refusal of what stands before it, its first group. */
  denial: RegExp
  section: (section: keyof ReadingLanguage['sections']) => RegExp
  /** The words of one side of a contradiction. */
  side: (side: keyof ReadingLanguage['contradictions']) => RegExp
}

type PhraseList = {
  [Key in keyof ReadingLanguage]: ReadingLanguage[Key] extends string[] ? Key : never
}[keyof ReadingLanguage]

export const readerOf = memoize((language: PlanLanguage): Reader => {
  const words = knowledge.reading[language]
  const stems = (list: string[]) => new Set(list.map((word) => stem(word, language)))
  const reader: Reader = {
    language,
    words,
    verbs: stems(words.verbs),
    everydayVerbs: stems(words.everydayVerbs),
    things: stems(words.things),
    determiners: new Set(words.determiners),
    prepositions: new Set(words.prepositions),
    pronouns: new Set(words.pronouns),
    unspecific: new Set(words.unspecific),
    has: memoize((list: PhraseList) => phrasePattern(words[list])),
    startsWith: memoize((list: PhraseList) => startPattern(words[list])),
    asks: (text) => reader.has('wants').exec(text) ?? reader.has('ideaStarts').exec(text),
    denial: denialPattern(words, language),
    section: memoize((section: keyof ReadingLanguage['sections']) => phrasePattern(words.sections[section])),
    side: memoize((side: keyof ReadingLanguage['contradictions']) => phrasePattern(words.contradictions[side])),
  }
  return reader
})

// "El sueldo no" needs no mark before it, unlike "the salary is no"
const DENIAL_MARK: Record<PlanLanguage, string> = {
  en: '(?:[,:;?]\\s{1,3}|\\s[-–—]\\s)',
  de: '(?:[,:;?]\\s{1,3}|\\s[-–—]\\s)',
  es: '(?:[,:;?]?\\s{1,3}|\\s[-–—]\\s)',
  fr: '(?:[,:;?]\\s{0,3}|\\s[-–—:?]\\s)',
}

const denialPattern = ({ denials }: ReadingLanguage, language: PlanLanguage) =>
  new RegExp(`^([^.!]{1,120}?)${DENIAL_MARK[language]}${phrasePattern(denials).source}[\\s.!]*$`, 'i')
