import { stem } from '~/kits/language/all-languages'
import { tokenize, type Word } from '~/kits/language/tokenize'
import type { Reader } from './reading-language'

export interface ClauseWord extends Word {
  stem: string
  /** A word of the list of what people do with products, where a verb may stand. */
  isVerb: boolean
  isThing: boolean
}

/** The words of a part of a sentence, with what they may be. */
export function clauseWords(text: string, reader: Reader): readonly ClauseWord[] {
  const known = recent.get(reader) ?? new Map<string, ClauseWord[]>()
  recent.set(reader, known)
  const words = known.get(text) ?? findWords(text, reader)
  if (known.size >= MAX_RECENT) known.clear()
  known.set(text, words)
  return words
}

// a clause is looked at several times in a row, and then no more
const MAX_RECENT = 100
const recent = new WeakMap<Reader, Map<string, ClauseWord[]>>()

function findWords(text: string, reader: Reader): ClauseWord[] {
  const words = tokenize(text, reader.language)
  return words.map((word, at) => {
    const stemmed = stem(word.text, reader.language)
    return {
      ...word,
      stem: stemmed,
      isVerb: reader.verbs.has(stemmed) && mayBeVerb(text, words, at, reader),
      isThing: reader.things.has(stemmed),
    }
  })
}

/** "the report" and "in stock" are no verbs; in German, neither is what is written large. */
function mayBeVerb(text: string, words: Word[], at: number, { language, determiners, prepositions }: Reader) {
  const word = words[at]
  const before = words[at - 1]?.text ?? ''
  if (!word) return false
  if (language === 'de') return at === 0 || !/^\p{Lu}/u.test(text.charAt(word.from))
  if (language === 'en' && before === 'to') return true
  if (language === 'en' && /ing$/.test(word.text) && before !== 'by' && before !== 'for') return false
  if (language === 'es' || language === 'fr') return !isArticle(before, determiners)
  return !determiners.has(before) && !prepositions.has(before)
}

// "la", "les" before a verb are pronouns as often as articles, so only the clear ones count
const isArticle = (word: string, determiners: ReadonlySet<string>) =>
  determiners.has(word) &&
  !['la', 'le', 'les', 'los', 'las', "l'", 'lo', 'tout', 'todo', 'todos', 'tous'].includes(word)

export const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
