import { isStopWord, stem } from '~/kits/language/all-languages'
import type { BriefReading, Wish } from './brief-reading-schema'
import { clauseWords } from './clause-words'
import type { Reader } from './reading-language'
import { singular } from './singular'

const MAX_ENTITIES = 12
const MIN_LENGTH = 3

interface Found {
  text: string
  start: number
  count: number
}

/** The things that wishes are about: nouns after an article or a verb, those of most wishes first. */
export function readEntities(wishes: Wish[], reader: Reader): BriefReading['entities'] {
  const roles = new Set(wishes.flatMap(({ role }) => clauseWords(role, reader).map((word) => word.stem)))
  const found = new Map<string, Found>()
  for (const wish of wishes)
    for (const noun of nounsOf(wish, reader)) {
      const key = stem(noun.text.toLowerCase(), reader.language)
      const known = found.get(key)
      if (roles.has(key)) continue
      if (!known) found.set(key, { ...noun, count: 1 })
      else found.set(key, { ...known, text: shorter(known.text, noun.text), count: known.count + 1 })
    }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || a.start - b.start)
    .slice(0, MAX_ENTITIES)
    .map(({ text, start }) => ({ text: singular(text, reader.language), quote: text, start, end: start + text.length }))
}

const shorter = (a: string, b: string) => (b.length < a.length ? b : a)

function nounsOf({ quote, start }: Wish, reader: Reader) {
  const words = clauseWords(quote, reader)
  return words.flatMap((word, at) => {
    const written = quote.slice(word.from, word.to)
    const before = words[at - 1]?.text ?? ''
    const next = words[at + 1]
    if (
      written.length < MIN_LENGTH ||
      isStopWord(word.text, reader.language) ||
      reader.unspecific.has(word.text) ||
      /\d/.test(written)
    )
      return []
    if (reader.language === 'de')
      return at > 0 && /^\p{Lu}/u.test(written) ? [{ text: written, start: start + word.from }] : []
    const isNoun = reader.determiners.has(before) || words[at - 1]?.isVerb === true
    if (!isNoun || word.isVerb) return []
    if (reader.language === 'en' && next?.isThing && next.from - word.to === 1)
      return [{ text: quote.slice(word.from, next.to), start: start + word.from }]
    return [{ text: written, start: start + word.from }]
  })
}
