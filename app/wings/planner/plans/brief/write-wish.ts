import { headOf, mainOf, withoutOpenings } from './clause-parts'
import { clauseWords, countWords } from './clause-words'
import type { IdeaClause } from './idea-clauses'
import { inThirdPerson, isFirstPerson } from './in-third-person'
import { findAll } from './phrase-pattern'
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
const MAX_WORDS_BEFORE_ASKING = 4

/** A wish as a sentence in the founder's words, and its parts. */
export function writeWish(clause: IdeaClause, founder: string, lastRole: string, reader: Reader): WrittenWish {
  const own = withoutLead(clause.text.slice(0, MAX_LENGTH), reader)
  const whole = withoutReason(clause.subject ? `${withoutLead(clause.subject, reader)} ${own}` : own, reader)
  const leading = splitLeadingCondition(whole, reader)
  const asked = splitAsking(leading.main, reader)
  const trailing = splitEnd(asked.inner, reader.has('trailingConditions'), true)
  const { main, end: benefit } = splitEnd(trailing.main, reader.has('benefits'), false)
  const { role, action } = splitRole(main, { ...asked, founder, lastRole }, reader)
  const write = (text: string) =>
    inThirdPerson(text, founder, reader)
      .trim()
      .slice(0, MAX_LENGTH - 1)
  return {
    text: sentence(write(whole)),
    role,
    action: write(action),
    benefit: write(benefit),
    condition: write(leading.condition || trailing.end),
  }
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Without "and then", "what I need is" and the mark at the end. */
function withoutLead(text: string, reader: Reader) {
  const body = withoutOpenings(text, reader).replace(/(?<![\s.,;:!–-])[\s.,;:!–-]+$/, '')
  const lead = reader.startsWith('leadIns').exec(body)?.[0] ?? ''
  const rest = body.slice(lead.length).replace(/^[\s,:]+/, '')
  return lead && countWords(rest) >= MIN_PART_WORDS && !/^(?:it|es)\s/i.test(lead) ? rest : body
}

/** Without what only says why. Brackets stay. */
function withoutReason(text: string, reader: Reader) {
  const reason = findAll(reader.has('reasons'), text).find(
    ({ index }) => countWords(text.slice(0, index)) >= MIN_PART_WORDS,
  )
  return text.slice(0, reason?.index).replace(/(?<![\s,])[\s,]+$/, '')
}

/** "When a vet treats a cow, one of us enters the drug". */
function splitLeadingCondition(text: string, reader: Reader) {
  const main = mainOf(text, reader)
  const condition = text.slice(0, text.length - main.length).replace(/(?<![\s,:])[\s,:]+$/, '')
  return { main: withoutOpenings(main, reader), condition }
}

const CLAUSE_START = /^[\s,]*(?:if|wenn|si|that|dass|que|qu['’])\s/i

/** What stands behind "I want", "it would be lovely if". */
function splitAsking(text: string, reader: Reader) {
  const asks = reader.asks(text)
  if (!asks || countWords(text.slice(0, asks.index)) > MAX_WORDS_BEFORE_ASKING)
    return { inner: text, isFirstPerson: false, isClause: true }
  const behind = text.slice(asks.index + asks[0].length)
  const rest = behind.replace(CLAUSE_START, '').trim()
  const isClause = CLAUSE_START.test(behind) || reader.has('ideaStarts').test(asks[0])
  return { inner: countWords(rest) < 2 ? text : rest, isFirstPerson: isFirstPerson(asks[0]), isClause }
}

/** What stands before and behind a word; nothing behind where one side says too little. */
function splitEnd(text: string, pattern: RegExp, keepsWord: boolean) {
  const found = findAll(pattern, text).find(
    ({ index }) =>
      countWords(text.slice(0, index)) >= MIN_PART_WORDS &&
      !/^so\s(?:on|far|many|much|little)\b/i.test(text.slice(index)),
  )
  const end = found ? text.slice(found.index + (keepsWord ? 0 : found[0].length)).trim() : ''
  if (!found || countWords(end) < MIN_PART_WORDS) return { main: text, end: '' }
  return { main: text.slice(0, found.index).replace(/(?<![\s,])[\s,]+$/, ''), end }
}

interface Known {
  founder: string
  lastRole: string
  /** Whether the founder asks, and whether a whole clause is asked for rather than a thing. */
  isFirstPerson: boolean
  isClause: boolean
}

/** Who does it, and what: a first person is the founder, a pronoun whoever was spoken of before. */
function splitRole(text: string, known: Known, reader: Reader) {
  const asking = known.isFirstPerson ? known.founder : ''
  const head = headOf(text, reader)
  const modal = reader.has('modals').exec(head) ?? reader.has('abilities').exec(head)
  const words = clauseWords(text, reader)
  const infinitive = asking ? /^(?:\S+\s){1,5}?(?=to\s)/i.exec(text)?.[0].length : undefined
  const isThing = !known.isClause && !modal && infinitive === undefined && reader.determiners.has(words[0]?.text ?? '')
  if (asking && (words[0]?.isVerb || isThing)) return { role: asking, action: withoutTo(text) }
  const inverted = modal?.index === 0 ? behindModal(text.slice(modal[0].length).trim(), known, reader) : null
  if (inverted) return inverted
  const verb = words.find(({ isVerb }, at) => isVerb && at > 0)
  const ends = [modal?.index, verb?.from, infinitive].filter((at) => at !== undefined && at > 0).map(Number)
  const end = ends.length > 0 ? Math.min(...ends) : 0
  const role = roleOfSubject(text.slice(0, end).trim(), known, reader)
  if (!role) return { role: asking, action: withoutTo(text) }
  const rest = text.slice(end).trim()
  const deed = modal?.index === end ? rest.slice(modal[0].length).trim() : rest
  return isPassive(deed) ? { role: '', action: text } : { role, action: withoutTo(deed) || text }
}

const GERMAN_SUBJECT =
  /^(?:(?:die|der|das|ein|eine|jede|jeder|alle|unser|unsere|mein|meine)\s)?(\p{Lu}[\p{L}-]+|ich|wir)\s/u

/** "muss der Techniker eine SMS bekommen": a German subject stands behind its modal verb after a condition. */
function behindModal(text: string, known: Known, reader: Reader) {
  const subject = reader.language === 'de' ? GERMAN_SUBJECT.exec(text) : null
  const role = subject ? roleOfSubject(subject[1] ?? '', known, reader) : ''
  if (!subject || !role || isPassive(text)) return null
  return { role, action: text.slice(subject[0].length) }
}

const withoutTo = (text: string) => text.replace(/^(?:to be able\s)?(?:to\s)/i, '')

/** "the stock should be known": nobody is said to do it. */
const isPassive = (deed: string) => /^(?:\w+\s)?be\s(?!able)|\swerden$|^(?:ser|être)\s/i.test(deed)

const SPOKEN_OF = /^(?:they|he|she|er|sie|ella|ellos|ellas|él|il|elle|ils|elles)$/

/** The role that a subject names, without its article; empty when it names a thing or nobody. */
function roleOfSubject(subject: string, { founder, lastRole }: Known, reader: Reader): string {
  const words = subject.split(/\s+/).filter(Boolean)
  const first = words[0]?.toLowerCase() ?? ''
  if (words.length === 1 && isFirstPerson(subject)) return founder
  if (words.length === 1 && SPOKEN_OF.test(first)) return lastRole
  if (reader.prepositions.has(first) || /[,;:]/.test(subject)) return ''
  if (reader.language === 'es' && words.at(-1) === 'se') return ''
  const german =
    reader.language === 'de'
      ? /^(?:die|der|das|ein|eine|jede|jeder|alle)\s(\p{Lu}[\p{L}-]+)/u.exec(subject)?.[1]
      : undefined
  if (german && words.length > MAX_ROLE_WORDS) return german
  const named = words.slice(words.findIndex((word) => !reader.determiners.has(word.toLowerCase())))
  const role = named.join(' ').replace(/^["“]+|(?<!["”])["”]+$|^[ld]['’]/gi, '')
  if (named.length === 0 || named.length > MAX_ROLE_WORDS || reader.determiners.has(role.toLowerCase())) return ''
  const isThing = clauseWords(role, reader).some(
    (word) => word.isThing || reader.pronouns.has(word.text) || reader.unspecific.has(word.text),
  )
  const isRelative = reader.startsWith('subordinators').test(role) || reader.startsWith('conditions').test(role)
  return isThing || isRelative || reader.has('products').test(role) ? '' : role
}
