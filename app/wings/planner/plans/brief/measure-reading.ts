import type { BriefReading } from './brief-reading-schema'

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
}

export interface ReadingMeasure {
  wishes: Share
  exclusions: Share
  limits: Share
  contradictions: Share
  /** Wishes that were found and overlap nothing that was expected, of all that were found. */
  spurious: Share
  missed: string[]
}

export interface Share {
  found: number
  of: number
}

interface Span {
  start: number
  end: number
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Compares what was read with what was expected: a passage is found where a span covers half of its words. */
export function measureReading(idea: string, reading: BriefReading, expected: ExpectedReading): ReadingMeasure {
  const missed: string[] = []
  const count = (kind: string, quotes: string[], spans: Span[]): Share => {
    const found = quotes.filter((quote) => coversHalf(idea, quote, spans) || (missed.push(`${kind}: ${quote}`), false))
    return { found: found.length, of: quotes.length }
  }
  const quotes = [...expected.wishes, ...expected.exclusions].map((quote) => spanOf(idea, quote))
  const spurious = reading.wishes.filter((wish) => !quotes.some((quote) => overlap(quote, wish) > 0))
  missed.push(...spurious.map(({ quote }) => `spurious: ${quote}`))
  return {
    wishes: count('wish', expected.wishes, reading.wishes),
    exclusions: count('exclusion', expected.exclusions, reading.exclusions),
    limits: measureLimits(reading.limits, expected.limits, missed),
    contradictions: countContradictions(reading, expected, missed),
    spurious: { found: spurious.length, of: reading.wishes.length },
    missed,
  }
}

function countContradictions({ contradictions }: BriefReading, expected: ExpectedReading, missed: string[]): Share {
  const found = Math.min(contradictions.length, expected.contradictions)
  if (contradictions.length !== expected.contradictions)
    missed.push(
      `contradictions: ${contradictions.map(({ question }) => question).join(' | ') || 'none'} for ${expected.contradictions}`,
    )
  return { found, of: expected.contradictions }
}

function measureLimits(limits: BriefReading['limits'], expected: ExpectedReading['limits'], missed: string[]): Share {
  const checks: [string, boolean][] = []
  if (expected.weeks) checks.push([`weeks ${expected.weeks}`, limits.weeks?.value === expected.weeks])
  if (expected.budget) {
    checks.push([`budget ${expected.budget.amount}`, limits.budget?.amount === expected.budget.amount])
    if (expected.budget.currency)
      checks.push([expected.budget.currency, limits.budget?.currency === expected.budget.currency])
  }
  const team = [...limits.team]
  for (const { people = 1, hoursPerWeek = null } of expected.team ?? []) {
    const at = team.findIndex((one) => one.people === people && one.hoursPerWeek === hoursPerWeek)
    checks.push([`team ${people} × ${hoursPerWeek}`, at >= 0])
    if (at >= 0) team.splice(at, 1)
  }
  const wrong = checks.filter(([, holds]) => !holds)
  if (wrong.length > 0)
    missed.push(
      `limits: ${wrong.map(([name]) => name).join(', ')} (${JSON.stringify({ w: limits.weeks?.quote, b: limits.budget?.quote, t: limits.team.map((m) => [m.role, m.people, m.hoursPerWeek]) })})`,
    )
  return { found: checks.length - wrong.length, of: checks.length }
}

function spanOf(idea: string, quote: string): Span {
  const start = idea.indexOf(quote)
  return start < 0 ? { start: 0, end: 0 } : { start, end: start + quote.length }
}

const overlap = (a: Span, b: Span) => Math.min(a.end, b.end) - Math.max(a.start, b.start)

function coversHalf(idea: string, quote: string, spans: Span[]) {
  const wanted = spanOf(idea, quote)
  return spans.some((span) => {
    const shared = idea.slice(
      Math.max(wanted.start, span.start),
      Math.max(wanted.start, span.start, Math.min(wanted.end, span.end)),
    )
    return words(shared).length * 2 >= words(quote).length
  })
}
