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
    section: memoize((section: keyof ReadingLanguage['sections']) => phrasePattern(words.sections[section])),
    side: memoize((side: keyof ReadingLanguage['contradictions']) => phrasePattern(words.contradictions[side])),
  }
  return reader
})
