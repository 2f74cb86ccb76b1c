import type { BriefReading } from './brief-reading-schema'
import type { IdeaSentence } from './idea-sentences'
import { escapePattern, findAll, LETTERS, memoize, phrasePattern } from './phrase-pattern'
import { numberSource, readNumber, unitSource } from './read-numbers'
import type { Reader } from './reading-language'

type Member = BriefReading['limits']['team'][number]

const FULL_TIME_HOURS = 40
const HALF_TIME_HOURS = 20
const MIN_PLAIN_HOURS = 2
const MAX_PLAIN_HOURS = 60
const MAX_HOURS = 168
const MAX_PEOPLE = 1000
const MAX_WITHOUT_HOURS = 3
const MAX_MEMBERS = 50

/** Who builds it, with the hours a week that the idea gives them. */
export function readTeam(sentences: IdeaSentence[], reader: Reader): Member[] {
  const withHours = sentences.flatMap((sentence) => membersWithHours(sentence, reader))
  if (withHours.length > 0) return withHours.slice(0, MAX_MEMBERS)
  return sentences.flatMap((sentence) => memberWithoutHours(sentence, reader)).slice(0, MAX_WITHOUT_HOURS)
}

function membersWithHours(sentence: IdeaSentence, reader: Reader): Member[] {
  let from = 0
  return hoursOf(sentence, reader).map(({ at, end, hours }, index, all) => {
    const to = Math.min(endOfPart(sentence.text, end), all[index + 1]?.at ?? sentence.text.length)
    const part = { text: sentence.text.slice(from, to), hoursAt: at - from }
    const member = memberOf(part, hours, sentence.from + from, reader)
    from = to
    return member
  })
}

interface Hours {
  at: number
  end: number
  hours: number
}

const hoursPatterns = memoize((reader: Reader) => {
  const { hour, perWeek, fullTime, halfTime } = reader.words.units
  const hours = `(?<![${LETTERS}.])(${numberSource(reader)})\\s?-?${unitSource(hour)}\\.?`
  const each = '(?:\\s?(?:each|jeweils|cada uno|cada una|chacun|chacune))?'
  const weekly = perWeek
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')
  return {
    weekly: new RegExp(`${hours}${each},?\\s?(?:${weekly})`, 'i'),
    plain: new RegExp(hours, 'i'),
    inBrackets: new RegExp(`\\([^()]{0,8}${hours}\\s?\\)`, 'i'),
    perWeek: new RegExp(weekly, 'i'),
    weeks: phrasePattern(reader.words.units.week),
    fullTime: phrasePattern(fullTime),
    halfTime: phrasePattern(halfTime),
  }
})

/** "12 hours a week", "(16 hours)" after "two days a week", "full time". */
function hoursOf({ text, section }: IdeaSentence, reader: Reader): Hours[] {
  const patterns = hoursPatterns(reader)
  const read = (pattern: RegExp) =>
    findAll(pattern, text)
      .map((match) => ({
        at: match.index,
        end: match.index + match[0].length,
        hours: readNumber(match[1] ?? '', reader) ?? 0,
      }))
      .filter(({ hours }) => hours > 0 && hours <= MAX_HOURS)
  const found = read(patterns.weekly)
  const isFree = ({ at }: Hours) => found.every((other) => Math.abs(other.at - at) > 25)
  const hasDevelopers = reader.has('developers').test(text)
  if (found.length > 0 || (hasDevelopers && (section === 'limits' || patterns.perWeek.test(text))))
    found.push(...read(patterns.inBrackets).filter(isFree))
  if (!hasDevelopers) return found.sort(byPlace)
  if (found.length > 0 || section === 'limits')
    found.push(
      ...read(patterns.plain).filter(
        (one) => isFree(one) && one.hours >= MIN_PLAIN_HOURS && one.hours <= MAX_PLAIN_HOURS,
      ),
    )
  for (const [pattern, hours] of [
    [patterns.fullTime, FULL_TIME_HOURS],
    [patterns.halfTime, HALF_TIME_HOURS],
  ] as const)
    found.push(
      ...findAll(pattern, text)
        .map(({ 0: words, index }) => ({ at: index, end: index + words.length, hours }))
        .filter(isFree),
    )
  return found.sort(byPlace)
}

const byPlace = (a: Hours, b: Hours) => a.at - b.at

/** Until the next mark or "and", with a bracket that follows at once. */
function endOfPart(text: string, from: number) {
  const rest = text.slice(from)
  const cut = /[;.]|,\s|\s(?:and|und|y|et)\s/.exec(rest)?.index ?? rest.length
  const bracket = /^[^(,;.]{0,12}\([^)]{0,80}\)/.exec(rest)?.[0].length ?? 0
  return from + Math.max(cut, bracket)
}

interface Part {
  text: string
  hoursAt: number
}

function memberOf({ text, hoursAt }: Part, hoursPerWeek: number | null, start: number, reader: Reader): Member {
  const developer = developerOf(text, hoursAt, reader)
  const begin = startOfMember(text, Math.min(developer?.index ?? hoursAt, hoursAt))
  const quote = text.slice(begin).trim()
  const offset = start + begin + (text.slice(begin).length - text.slice(begin).trimStart().length)
  return {
    role: roleOf(text, developer, reader),
    people: peopleOf(text, hoursAt, developer, reader),
    hoursPerWeek,
    quote,
    start: offset,
    end: offset + quote.length,
  }
}

/** The last word of developers before the hours, else the first one behind. */
function developerOf(text: string, hoursAt: number, reader: Reader) {
  const found = findAll(reader.has('developers'), text)
  return found.filter(({ index }) => index < hoursAt).at(-1) ?? found[0]
}

function startOfMember(text: string, before: number) {
  const marks = findAll(/[,;:]\s|\.\s|\s(?:and|und|y|et)\s/, text.slice(0, before))
  const last = marks.at(-1)
  return last ? last.index + last[0].length : 0
}

const IS_ROLE =
  /(?:er|ers|or|ores|ora|oras|ista|istas|eur|eurs|euse|euses|in|innen|person|owner|students?|volunteers?|freelancers?|freelance|dev|devs|designers?|étudiante?s?|estudiantes?|voluntari[oa]s?|bénévoles?|stagiaires?|becari[oa]s?|studenten|studierende|student|freiwillige|azubi|intern|apprentice)$/i
const MAX_ROLE_LENGTH = 80

function roleOf(text: string, developer: RegExpExecArray | undefined, reader: Reader) {
  if (!developer || !IS_ROLE.test(developer[0])) return reader.words.developerRole
  const before = /(?<![\p{L}'’-])([\p{L}'’-]{1,60})\s$/u.exec(text.slice(0, developer.index))?.[1] ?? ''
  const lower = before.toLowerCase()
  const isAdjective =
    before &&
    ![reader.determiners, reader.prepositions, reader.pronouns, reader.unspecific].some((words) => words.has(lower))
  const isNumber = lower in reader.words.numbers
  return (isAdjective && !isNumber ? `${before} ${developer[0]}` : developer[0]).slice(0, MAX_ROLE_LENGTH)
}

const peoplePattern = memoize((reader: Reader) => {
  const hour = unitSource([...reader.words.units.hour, ...reader.words.units.week, ...reader.words.units.month])
  return new RegExp(`(?<![${LETTERS}.])(${numberSource(reader)})\\s(?!${hour})(?:[${LETTERS}'’-]+\\s){0,3}$`, 'i')
})

/** The number right before the people: "two freelancers". A name before the hours is one person. */
function peopleOf(text: string, hoursAt: number, developer: RegExpExecArray | undefined, reader: Reader) {
  const isName = /(?:^|[\s,])\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, hoursAt)) && reader.language !== 'de'
  if (!developer || isName) return 1
  const people = readNumber(peoplePattern(reader).exec(text.slice(0, developer.index))?.[1] ?? '', reader)
  return people && Number.isInteger(people) && people <= MAX_PEOPLE ? people : 1
}

/** "My granddaughter studies computing and would do it": somebody builds it, in hours that nobody said. */
function memberWithoutHours(sentence: IdeaSentence, reader: Reader): Member[] {
  const found = reader.has('developers').exec(sentence.text)
  if (!found) return []
  const isPlanned =
    sentence.section === 'limits' ||
    reader.has('time').test(sentence.text.replace(found[0], '')) ||
    hoursPatterns(reader).weeks.test(sentence.text)
  return isPlanned
    ? [memberOf({ text: sentence.text, hoursAt: sentence.text.length }, null, sentence.from, reader)]
    : []
}
