import { findAll, memoize, phrasePattern } from './phrase-pattern'
import type { Reader } from './reading-language'

const FIRST_PERSONS =
  /(?:^|\s)(?:i|we|me|us|my|ich|wir|mir|uns|nos|yo|quiero|queremos|quisiera|necesito|necesitamos|querría|je|j['’]|nous)(?:['’\s]|$)/i

/** Whether the founder speaks: "I want", "quiero". */
export const isFirstPerson = (text: string) => FIRST_PERSONS.test(text)

const thirdPersons = memoize(({ words }: Reader) => ({
  pattern: phrasePattern(Object.keys(words.firstPerson)),
  becomes: new Map(Object.entries(words.firstPerson).map(([first, third]) => [normalize(first), third])),
}))

const normalize = (text: string) => text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ')

/** "I want a text" becomes "The owner wants a text". Where the grammar of a language is unsure, its words stay. */
export function inThirdPerson(text: string, founder: string, reader: Reader) {
  const role = withArticle(founder, reader)
  const { pattern, becomes } = thirdPersons(reader)
  const spoken = reader.language === 'en' ? conjugate(text, role) : text
  let written = ''
  let from = 0
  for (const { 0: first, index } of findAll(pattern, spoken)) {
    written += spoken.slice(from, index) + (becomes.get(normalize(first)) ?? first).replace('{role}', role)
    from = index + first.length
  }
  return written + spoken.slice(from)
}

const ENGLISH_PERSON =
  /(?<![\p{L}'’])(I|we)(?:(['’](?:m|ve|d|ll|re))|\s((?:also|just|really|only|still|often|always|never|then)\s)?([\p{L}'’]+))/giu
const CONTRACTED: Record<string, string> = { m: ' is', re: ' is', ve: ' has', d: ' would', ll: ' will' }
const IRREGULAR: Record<string, string> = {
  have: 'has',
  am: 'is',
  are: 'is',
  do: 'does',
  "don't": "doesn't",
  dont: "doesn't",
  go: 'goes',
}
const SAME =
  /^(?:can|could|should|must|would|may|might|will|ought|shall|was|were|had|did|got|went|came|said|told|made|lost|found|saw|took|gave|knew|thought|bought|can['’]?t|won['’]?t|also|and|or|who|(?!need|feed|proceed|exceed)\w+ed|\w+ly|\w+n['’]t)$/i

/** English verbs get the ending of a third person: "I also want" is "the owner also wants". */
function conjugate(text: string, role: string) {
  return text.replace(ENGLISH_PERSON, (_, person: string, short: string | undefined, adverb = '', verb = '') => {
    const who = /^i$/i.test(person) ? role : 'the team'
    if (short) return who + (CONTRACTED[short.slice(1).toLowerCase()] ?? '')
    return `${who} ${adverb}${thirdPersonOf(verb)}`
  })
}

function thirdPersonOf(verb: string) {
  const irregular = IRREGULAR[verb.toLowerCase().replace('’', "'")]
  if (irregular) return irregular
  if (SAME.test(verb)) return verb
  if (/(?:s|x|ch|sh|o)$/i.test(verb)) return `${verb}es`
  return /[^aeiou]y$/i.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** The founder's role with an article, by its ending. */
function withArticle(role: string, { language }: Reader) {
  if (language === 'en') return `the ${role}`
  if (language === 'de') return /(?:in|amme|schwester|frau|kraft|leitung)$/.test(role) ? `die ${role}` : `der ${role}`
  if (language === 'es') return /a$/.test(role) && !/ista$/.test(role) ? `la ${role}` : `el ${role}`
  if (/^[aeiouhéèê]/i.test(role)) return `l’${role}`
  return /(?:trice|euse|ière|enne|ante)$/.test(role) ? `la ${role}` : `le ${role}`
}
