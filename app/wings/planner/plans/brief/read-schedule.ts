import type { BriefReading } from './brief-reading-schema'
import type { IdeaSentence } from './idea-sentences'
import { findAll, LETTERS, memoize, phrasePattern } from './phrase-pattern'
import { numberSource, readNumber, unitSource } from './read-numbers'
import type { Reader } from './reading-language'

type Limits = BriefReading['limits']

const WEEKS_OF_A_MONTH = 13 / 3
// "a week" is a rhythm
const MIN_WEEKS = 2
const MAX_WEEKS = 520
const NEAR = 45

/** The calendar weeks of the project; null where no number of weeks is said to be them. */
export function readWeeks(sentences: IdeaSentence[], reader: Reader): Limits['weeks'] {
  const found = sentences.flatMap((sentence) => weeksOf(sentence, reader))
  const best = found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]
  if (!best) return null
  const { score: _, ...weeks } = best
  return weeks
}

const weeksPattern = memoize((reader: Reader) => {
  const { week, month } = reader.words.units
  return new RegExp(
    `(?<![${LETTERS}.])(${numberSource(reader)})[\\s-](?:(${unitSource(week)})|(${unitSource(month)}))`,
    'i',
  )
})

function weeksOf(sentence: IdeaSentence, reader: Reader) {
  return findAll(weeksPattern(reader), sentence.text).flatMap((match) => {
    const number = readNumber(match[1] ?? '', reader)
    const value = Math.round((number ?? 0) * (match[3] ? WEEKS_OF_A_MONTH : 1))
    if (value < MIN_WEEKS || value > MAX_WEEKS) return []
    const start = sentence.from + match.index
    const score = weeksScore(sentence, match.index, match[0], reader)
    return [{ value, quote: match[0], start, end: start + match[0].length, score }]
  })
}

const perWeek = memoize((reader: Reader) => phrasePattern(reader.words.units.perWeek))

function weeksScore({ text, section }: IdeaSentence, at: number, quote: string, reader: Reader) {
  const before = text.slice(Math.max(0, at - NEAR), at)
  const after = text.slice(at + quote.length, at + quote.length + NEAR)
  const isAlone = text.split(/\s+/).length <= 6
  let score = findAll(reader.has('time'), before + after).length
  if (section === 'limits') score += 2
  if (perWeek(reader).test(text)) score += 2
  if (isAlone || /^[\s,.;]*$/.test(before + after)) score += 2
  if (/[€£$]|\d{4}|euro/i.test(before + after)) score += 1
  const near = before.slice(-15) + after.slice(0, 14)
  return score - 3 * findAll(reader.has('notTime'), near).length
}

const deadlinePattern = memoize(({ words }: Reader) => {
  const day = '(?:\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s(?:de\\s)?)?'
  const date = `${day}${phrasePattern(words.dates).source}(?:\\s\\d{1,4})?`
  return new RegExp(`(?<![${LETTERS}])${unitSource(words.deadline)}\\s(?:\\S{1,20}\\s){0,3}?${date}`, 'i')
})

/** By when it must be ready, in the idea's words. */
export function readDeadline(sentences: IdeaSentence[], reader: Reader): Limits['deadline'] {
  const pattern = deadlinePattern(reader)
  for (const sentence of sentences) {
    const found = pattern.exec(sentence.text)
    const isAbout = reader.has('deadlineCue').test(sentence.text) || sentence.section === 'limits'
    if (!found || !isAbout) continue
    const start = sentence.from + found.index
    return { text: found[0], quote: found[0], start, end: start + found[0].length }
  }
  return null
}
