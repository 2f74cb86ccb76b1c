import { type ClauseWord, clauseWords, countWords } from './clause-words'
import { findAll } from './phrase-pattern'
import type { Reader } from './reading-language'

/** Brackets and quotes filled with letters, so that nothing in them parts a sentence. Places stay. */
export function maskBrackets(text: string) {
  const fill = (found: string) => 'x'.repeat(found.length)
  return text.replace(/\([^()]{0,400}\)|"[^"]{0,200}"|“[^“”]{0,200}”|„[^„“]{0,200}“|«[^«»]{0,200}»/g, fill)
}

/** A clause without "and also", "second thing": what it says itself. */
export function withoutOpenings(text: string, reader: Reader) {
  let body = text.trim()
  for (let round = 0; round < 4; round++) {
    const found = reader.startsWith('openings').exec(body) ?? reader.startsWith('conjunctions').exec(body)
    if (!found || found[0].length >= body.length) break
    body = body.slice(found[0].length).replace(/^[\s,:.–-]+/, '')
  }
  return body
}

/** What a clause says, without brackets and reasons. */
export function headOf(text: string, reader: Reader) {
  const bare = withoutMonthOfMay(text, reader).replace(/\s?\([^()]{0,400}\)/g, '')
  const reason = findAll(reader.has('reasons'), bare).find(({ index }) => index > 0)
  return bare.slice(0, reason?.index).replace(/(?<![\s,;:])[\s,;:]+$/, '')
}

/** "between February and May" allows nothing. */
const withoutMonthOfMay = (text: string, { language }: Reader) =>
  language === 'en' ? text.replace(/(?<=\S\s)May(?![a-z])/g, 'June') : text

/** What is refused, without the explanation that follows. */
export function refusedPart(text: string, reader: Reader) {
  const head = headOf(text, reader)
  return head.split(EXPLANATION)[0] ?? head
}

const EXPLANATION =
  /\s(?:[-–—]|--)\s|,?\s(?:but|because|aber|sondern|weil|denn|pero|sino|porque|mais|parce que|car)\s|,\s(?=(?:it|that|thats|this|they|we|you|i|our|somebody|nobody|es|das|wir|ich|unser|eso|lo|nosotros|para eso|c['’]est|nous|on|notre)(?:['’]\p{L}+)?\s)/iu

/** A clause without the condition that it begins with: "When it changes, the driver gets a message". */
export function mainOf(text: string, reader: Reader) {
  if (!startsWithCondition(text, reader)) return text
  const mark = /[,:]\s/.exec(maskBrackets(text))?.index ?? 0
  const main = text.slice(mark + 2)
  const condition = text.slice(0, mark)
  const hasMain =
    reader.has('modals').test(condition) ||
    reader.has('abilities').test(condition) ||
    (beginsWithPreposition(text, reader) && clauseWords(condition, reader).some(({ isVerb }, at) => isVerb && at > 1))
  const says = clauseWords(main, reader).some(({ isVerb, isThing }) => isVerb || isThing)
  return mark > 0 && !hasMain && says ? main : text
}

export const startsWithCondition = (text: string, reader: Reader) =>
  (reader.language === 'de' && VERB_FIRST.test(text)) ||
  reader.startsWith('conditions').test(text.replace(/^(?:only|nur|erst|solo|sólo|seulement|immer)\s/i, ''))

/** "Wird die Frist überschritten, erhält der Richter eine E-Mail." */
const VERB_FIRST =
  /^(?:ist|sind|wird|werden|hat|haben|kommt|kommen|fehlt|fehlen|steht|stehen|liegt|läuft|geht|bleibt|fällt|passt|reicht|klappt|stimmt|meldet|melden)\s[^,?!]{3,100},\s/i

/** "After a job the leader writes the report" tells what is done, not when. */
const beginsWithPreposition = (text: string, { prepositions }: Reader) =>
  prepositions.has(text.split(/\s/, 1)[0]?.toLowerCase() ?? '')

const MAX_NAMED_THING_WORDS = 4

/** "A label with number, species and count shall be printed", "a button, and they agree on a new date". */
export function isOnlySubject(left: string, body: string, separator: string, reader: Reader) {
  if (reader.startsWith('refusalStarts').test(withoutOpenings(left, reader))) return false
  const saysMore = reader.asks(left) !== null || reader.has('modals').test(left) || reader.has('abilities').test(left)
  if (
    saysMore ||
    clauseWords(maskBrackets(left), reader).some((word, at, all) => word.isVerb && !isNamed(word, at, all, reader))
  )
    return false
  return separator === '' ? reader.has('modals').test(body) : countWords(left) <= MAX_NAMED_THING_WORDS
}

/** "A packing label": a noun two words behind an article, though it may be a verb. */
const isNamed = (word: ClauseWord, at: number, words: readonly ClauseWord[], { language, determiners }: Reader) =>
  language === 'en' && !/(?:s|ed)$/.test(word.text) && determiners.has(words[at - 2]?.text ?? '')

/** "Not only", "not before Monday", "nicht jeder": a rule, no refusal. */
export const NO_REFUSAL =
  /^(?:not|nicht|no|pas)\s(?:only|just|until|later|before|more|less|fewer|every|everyone|everybody|all|sure|to|that|because|so|as|when|if|nur|erst|jeder|jede|alle|vor|mehr|weniger|später|solo|sólo|hasta|antes|más|todos|seulement|avant|plus|tous|encore|toujours)(?:\s|$)/i
