import { isStopWord, stem } from '~/kits/language/all-languages'
import { foldAccents } from '~/kits/language/fold-accents'
import { tokenize } from '~/kits/language/tokenize'
import type { Wish } from './brief-reading-schema'
import { refusedPart, withoutOpenings } from './clause-parts'
import type { IdeaClause } from './idea-clauses'
import { memoize, phrasePattern } from './phrase-pattern'
import type { Reader } from './reading-language'

const MAX_TERMS = 20
const MAX_LOOK = 500
const MIN_TERM_LENGTH = 4

/**
 * Words whose presence in an item of a plan would serve what a clause excludes, as beginnings of words: its own content
 * words and those of the same matter ("payment": checkout, Stripe). A word that the wishes use too forbids nothing.
 */
export function exclusionTerms(clause: IdeaClause, wished: ReadonlySet<string>, reader: Reader): string[] {
  const { language } = reader
  const text = whatIsRefused(refusedPart(withoutOpenings(clause.text.slice(0, MAX_LOOK), reader), reader), reader)
  const content = contentOf(text, reader)
  const own = content.filter((word) => !wished.has(stem(word.text, language))).map((word) => termOf(word.text, reader))
  const pairs = content.flatMap((word, at) => {
    const next = content[at + 1]
    return next && next.from - word.to === 1 ? [text.slice(word.from, next.to).toLowerCase()] : []
  })
  const related = conceptsOf(reader)
    .filter(({ pattern }) => pattern.test(text))
    .flatMap(({ phrases }) => phrases.map((phrase) => phrase.replace(/\*$/, '')))
    .filter((term) => !tokenize(term, language).every((word) => wished.has(stem(word.text, language))))
  const terms = own.length > 0 ? [...own, ...related] : [...pairs, ...related]
  return [...new Set(terms.map((term) => term.slice(0, 80)))].slice(0, MAX_TERMS)
}

/** The words of a text that name something. */
export const contentOf = (text: string, reader: Reader) =>
  tokenize(text, reader.language).filter((word) => isContent(word.text, reader))

/** What stands behind "don't want", or before "are out of scope". */
function whatIsRefused(text: string, reader: Reader) {
  const refusal = reader.has('refusals').exec(text) ?? reader.has('ruleRefusals').exec(text)
  // "the recipes stay in my notebook": the recipes, not the notebook
  if (!refusal) return text.slice(0, reader.has('statusQuo').exec(text)?.index || undefined)
  const behind = text.slice(refusal.index + refusal[0].length)
  const says = tokenize(behind, reader.language).some((word) => isContent(word.text, reader))
  return says ? behind : text.slice(0, refusal.index)
}

const conceptsOf = memoize(({ words }: Reader) =>
  Object.values(words.concepts).map((phrases) => ({ phrases, pattern: phrasePattern(phrases) })),
)

/** The stems of what is wished, which no exclusion may forbid. */
export const wishedStems = (wishes: Wish[], { language }: Reader): ReadonlySet<string> =>
  new Set(wishes.flatMap(({ quote }) => tokenize(quote, language).map(({ text }) => stem(text, language))))

const NO_CONTENT =
  /^(?:new|neue|neuen|nuevo|nuevos|nouveaux|want|need|please|ever|any|anything|kind|type|way|time|scope|first|version|really|inside|whole|build|make|take|thing|things|done|always|app|tool|system|software|program|bitte|bloß|will|wollen|möchte|möchten|brauchen|brauche|soll|sollen|niemand|darüber|auch|quiero|queremos|necesitamos|necesito|ningún|tipo|nada|tampoco|veux|voulons|aucun|aucune|forme|besoin|plaît|either|being|year|thank|something|maybe|month|users?|nutzer|people|leute|herramienta|aplicación|application|outil)$/i

function isContent(word: string, { language }: Reader) {
  return word.length >= 2 && !isStopWord(word, language) && !NO_CONTENT.test(word) && !/^\d+$/.test(word)
}

/** The stem where it is a beginning of the word, so that it can be looked for in other words; else the word. */
function termOf(word: string, { language }: Reader) {
  const stemmed = stem(word, language)
  const isBeginning = foldAccents(word).startsWith(foldAccents(stemmed)) && stemmed.length >= MIN_TERM_LENGTH
  return isBeginning ? word.slice(0, stemmed.length) : word
}
