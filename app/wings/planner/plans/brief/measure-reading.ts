import type { BriefReading } from './brief-reading-schema'
import { countWords } from './clause-words'

/** What a careful reader takes from an idea: passages for wishes and exclusions, numbers for limits. */
export interface ExpectedReading {
  wishes: string[]
  exclusions: string[]
  limits: {
    weeks?: number
    budget?: { amount: number; currency?: string }
    team?: { people?: number; hoursPerWeek?: number }[]
  }
  contradictions: number
  /** Passages that ask for something too, which need not be found. */
  furtherWishes: string[]
}

export interface Share {
  found: number
  of: number
}

export const MEASURES = ['wishes', 'exclusions', 'limits', 'contradictions', 'spurious'] as const

export type ReadingMeasure = Record<(typeof MEASURES)[number], Share> & { missed: string[] }

interface Span {
  start: number
  end: number
}

/**
 * Compares what was read with what was expected. A passage is found where one span covers half of its words or more;
 * spurious are the wishes that overlap no passage, of all that were found.
 */
export function measureReading(idea: string, reading: BriefReading, expected: ExpectedReading): ReadingMeasure {
  const wishes = expected.wishes.filter((quote) => coversHalf(idea, quote, reading.wishes))
  const exclusions = expected.exclusions.filter((quote) => coversHalf(idea, quote, reading.exclusions))
  const passages = [...expected.wishes, ...expected.furtherWishes, ...expected.exclusions].map((one) =>
    spanOf(idea, one),
  )
  const spurious = reading.wishes.filter((wish) => !passages.some((passage) => overlap(passage, wish) > 0))
  const limits = checkLimits(reading.limits, expected.limits)
  const wrongLimits = limits.filter(({ holds }) => !holds)
  const contradictions = Math.min(reading.contradictions.length, expected.contradictions)
  return {
    wishes: { found: wishes.length, of: expected.wishes.length },
    exclusions: { found: exclusions.length, of: expected.exclusions.length },
    limits: { found: limits.length - wrongLimits.length, of: limits.length },
    contradictions: { found: contradictions, of: expected.contradictions },
    spurious: { found: spurious.length, of: reading.wishes.length },
    missed: [
      ...expected.wishes.filter((quote) => !wishes.includes(quote)).map((quote) => `wish: ${quote}`),
      ...expected.exclusions.filter((quote) => !exclusions.includes(quote)).map((quote) => `exclusion: ${quote}`),
      ...wrongLimits.map(({ name }) => `limit: ${name}`),
      ...spurious.map(({ quote }) => `spurious: ${quote}`),
    ],
  }
}

interface LimitCheck {
  name: string
  holds: boolean
}

function checkLimits(limits: BriefReading['limits'], expected: ExpectedReading['limits']): LimitCheck[] {
  const { weeks, budget } = expected
  const checks: LimitCheck[] = []
  if (weeks) checks.push({ name: `${weeks} weeks`, holds: limits.weeks?.value === weeks })
  if (budget) checks.push({ name: `budget ${budget.amount}`, holds: limits.budget?.amount === budget.amount })
  if (budget?.currency) checks.push({ name: budget.currency, holds: limits.budget?.currency === budget.currency })
  const team = [...limits.team]
  for (const { people = 1, hoursPerWeek = null } of expected.team ?? []) {
    const at = team.findIndex((one) => one.people === people && one.hoursPerWeek === hoursPerWeek)
    checks.push({ name: `${people} × ${hoursPerWeek} h`, holds: at >= 0 })
    if (at >= 0) team.splice(at, 1)
  }
  return checks
}

function spanOf(idea: string, quote: string): Span {
  const start = idea.indexOf(quote)
  return start < 0 ? { start: 0, end: 0 } : { start, end: start + quote.length }
}

const overlap = (a: Span, b: Span) => Math.min(a.end, b.end) - Math.max(a.start, b.start)

function coversHalf(idea: string, quote: string, spans: Span[]) {
  const wanted = spanOf(idea, quote)
  return spans.some((span) => {
    const shared = idea.slice(Math.max(wanted.start, span.start), Math.min(wanted.end, span.end))
    return overlap(wanted, span) > 0 && countWords(shared) * 2 >= countWords(quote)
  })
}

/** All shares of several readings together. */
export const sumMeasures = (measures: ReadingMeasure[]) =>
  Object.fromEntries(
    MEASURES.map((name) => [
      name,
      {
        found: measures.reduce((sum, one) => sum + one[name].found, 0),
        of: measures.reduce((sum, one) => sum + one[name].of, 0),
      },
    ]),
  ) as Record<(typeof MEASURES)[number], Share>
