import { startsWithCondition, withoutOpenings } from './clause-parts'
import { clauseWords, countWords } from './clause-words'
import type { IdeaClause } from './idea-clauses'
import { findAll, phrasePattern, remember } from './phrase-pattern'
import type { Reader } from './reading-language'

export interface WrittenWish {
  text: string
  role: string
  action: string
  benefit: string
  condition: string
}

const MAX_LENGTH = 2000
const MAX_ROLE_WORDS = 4
const MIN_PART_WORDS = 3

/** A wish as a sentence in the founder's words, and its parts. */
export function writeWish(clause: IdeaClause, founder: string, lastRole: string, reader: Reader): WrittenWish {
  const own = withoutOpenings(clause.text, reader).replace(/[\s.,;:!–-]+$/, '')
  const whole = clause.subject ? `${withoutOpenings(clause.subject, reader)} ${own}` : own
  const { main, condition } = splitCondition(whole, reader)
  const { main: body, benefit } = splitBenefit(main, reader)
  const { role, action } = splitRole(withoutOpenings(body, reader), founder, lastRole, reader)
  return {
    text: sentence(inThirdPerson(whole, founder, reader)),
    role: role.slice(0, MAX_LENGTH),
    action: inThirdPerson(action, founder, reader).slice(0, MAX_LENGTH),
    benefit: benefit.slice(0, MAX_LENGTH),
    condition: condition.slice(0, MAX_LENGTH),
  }
}

function sentence(text: string) {
  const trimmed = text.trim().slice(0, MAX_LENGTH - 1)
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`
}

/** "When a vet treats a cow, one of us enters the drug" and "… a text the day before one is due". */
function splitCondition(text: string, reader: Reader) {
  if (startsWithCondition(text, reader)) {
    const comma = text.indexOf(', ')
    if (comma < 0 || comma > text.length - 5) return { condition: '', main: text }
    return { condition: text.slice(0, comma).trim(), main: text.slice(comma + 2) }
  }
  const found = findAll(reader.has('conditions'), text).find(
    ({ index }) => countWords(text.slice(0, index)) >= MIN_PART_WORDS,
  )
  if (!found) return { condition: '', main: text }
  return { condition: text.slice(found.index).trim(), main: text.slice(0, found.index).replace(/[\s,]+$/, '') }
}

function splitBenefit(text: string, reader: Reader) {
  const found = findAll(reader.has('benefits'), text).find(
    ({ index }) => countWords(text.slice(0, index)) >= MIN_PART_WORDS,
  )
  const benefit = found ? text.slice(found.index + found[0].length).trim() : ''
  if (!found || countWords(benefit) < MIN_PART_WORDS) return { main: text, benefit: '' }
  return { main: text.slice(0, found.index).replace(/[\s,]+$/, ''), benefit }
}

/** Who does it, and what: a first person is the founder, a pronoun whoever was spoken of before. */
function splitRole(text: string, founder: string, lastRole: string, reader: Reader) {
  const wants = reader.has('wants').exec(text)
  const isAsked = wants !== null && countWords(text.slice(0, wants.index)) <= 3
  const inner = isAsked
    ? text
        .slice(wants.index + wants[0].length)
        .replace(/^[\s,]*(?:that|dass|que|qu['’])\s/i, '')
        .trim()
    : text
  const modal = reader.has('modals').exec(inner) ?? reader.has('abilities').exec(inner)
  const verb = clauseWords(inner, reader).find(({ isVerb }, at) => isVerb && at > 0)
  const infinitive = isAsked ? /^(?:\S+\s){1,5}?(?=to\s)/i.exec(inner)?.[0].length : undefined
  const ends = [modal?.index, verb?.from, infinitive].filter((at) => at !== undefined && at > 0).map(Number)
  const end = ends.length > 0 ? Math.min(...ends) : 0
  const role = roleOfSubject(inner.slice(0, end).trim(), founder, lastRole, reader)
  if (!role)
    return { role: isAsked && FIRST_PERSON.test(wants[0]) ? founder : '', action: inner.replace(/^to\s/i, '') || text }
  const rest = inner.slice(end).trim()
  const deed = modal?.index === end ? rest.slice(modal[0].length).trim() : rest
  if (isPassive(deed)) return { role: '', action: inner }
  return { role, action: deed.replace(/^to\s/i, '').replace(/^be able to\s/i, '') || inner }
}

/** "the stock should be known": nobody is said to do it. */
const isPassive = (deed: string) => /^(?:\w+\s)?be\s(?!able)|\swerden$|^(?:ser|être)\s/i.test(deed)

const FIRST_PERSON =
  /(?:^|\s)(?:i|we|me|us|my|ich|wir|mir|uns|me|nos|quiero|queremos|quisiera|necesito|necesitamos|querría|je|j['’]|nous|on)(?:['’\s]|$)/i

/** The role that a subject names, without its article; empty when it names a thing or nobody. */
function roleOfSubject(subject: string, founder: string, lastRole: string, reader: Reader): string {
  const words = subject.split(/\s+/).filter(Boolean)
  const first = words[0]?.toLowerCase() ?? ''
  if (words.length === 1 && FIRST_PERSON.test(subject)) return founder
  if (words.length === 1 && reader.pronouns.has(first))
    return /^(?:it|es|lo|ce|there|da|who|wer)$/.test(first) ? '' : lastRole
  const bare = words.slice(words.findIndex((word) => !reader.determiners.has(word.toLowerCase())))
  if (bare.length === 0 || bare.length > MAX_ROLE_WORDS || /[,;:]/.test(subject)) return ''
  const named = clauseWords(bare.join(' '), reader)
  const isNone = named.some(({ isThing, text }) => isThing || reader.pronouns.has(text) || reader.unspecific.has(text))
  const isRelative =
    reader.startsWith('subordinators').test(bare.join(' ')) || reader.startsWith('conditions').test(bare.join(' '))
  return isNone || isRelative || reader.has('products').test(subject)
    ? ''
    : bare.join(' ').replace(/^["“]+|["”]+$/g, '')
}

const thirdPersons = remember(({ words }: Reader) => ({
  pattern: phrasePattern(Object.keys(words.firstPerson)),
  becomes: new Map(Object.entries(words.firstPerson).map(([first, third]) => [withoutApostrophe(first), third])),
}))

const withoutApostrophe = (text: string) => text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ')

/** "I want a text" becomes "The owner wants a text". Where the grammar is unsure, the words stay. */
function inThirdPerson(text: string, founder: string, reader: Reader) {
  const { pattern, becomes } = thirdPersons(reader)
  const found = findAll(pattern, text)
  let written = ''
  let from = 0
  for (const { 0: first, index } of found) {
    const third = becomes.get(withoutApostrophe(first)) ?? first
    written += text.slice(from, index) + third.replace('{role}', withArticle(founder, reader))
    from = index + first.length
  }
  return written + text.slice(from)
}

/** The founder's role with an article, by its ending. */
function withArticle(role: string, { language }: Reader) {
  if (language === 'en') return `the ${role}`
  if (language === 'de') return /in$/.test(role) ? `die ${role}` : `der ${role}`
  if (language === 'es') return /a$/.test(role) && !/ista$/.test(role) ? `la ${role}` : `el ${role}`
  if (/^[aeiouhéèê]/i.test(role)) return `l’${role}`
  return /(?:trice|euse|ière|enne|ante)$/.test(role) ? `la ${role}` : `le ${role}`
}
