import type { Counts } from '~/domains/analytics/answers'
import { formatAmount } from '~/domains/orders/order'

export type FigureFormat = 'count' | 'ratio' | 'share' | 'seconds' | 'money'

interface FigureKind {
  label: string
  format: FigureFormat
  of: (counts: Counts) => number
  /** Less of it is better. */
  isBetterLow?: boolean
}

/** What is said of visits, in the order of the screen. */
export const figureKinds = {
  visitors: { label: 'Visitors', format: 'count', of: ({ visitors }) => visitors },
  visits: { label: 'Visits', format: 'count', of: ({ visits }) => visits },
  views: { label: 'Views', format: 'count', of: ({ views }) => views },
  depth: { label: 'Views per visit', format: 'ratio', of: ({ views, visits }) => part(views, visits) },
  bounces: {
    label: 'Bounce rate',
    format: 'share',
    of: ({ bounces, visits }) => part(bounces, visits),
    isBetterLow: true,
  },
  time: { label: 'Time per visit', format: 'seconds', of: ({ seconds, visits }) => part(seconds, visits) },
  purchases: { label: 'Purchases', format: 'count', of: ({ purchases }) => purchases },
  revenue: { label: 'Revenue', format: 'money', of: ({ cents }) => cents },
} satisfies Record<string, FigureKind>

export type FigureName = keyof typeof figureKinds

export const figureNames = Object.keys(figureKinds) as FigureName[]

export function figureKind(name: FigureName): FigureKind {
  return figureKinds[name]
}

export const moneyFigures: readonly FigureName[] = ['purchases', 'revenue']

export const nothingCounted: Counts = {
  visitors: 0,
  visits: 0,
  views: 0,
  bounces: 0,
  seconds: 0,
  purchases: 0,
  cents: 0,
}

export function part(some: number, all: number) {
  return all === 0 ? 0 : some / all
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const oneDigit = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })
const finePercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A figure as people read it: 1,234 · 2.4 · 35% · 1m 5s · $499.00. */
export function formatFigure(format: FigureFormat, value: number) {
  if (format === 'money') return formatAmount(value)
  if (format === 'seconds') return formatSeconds(value)
  if (format === 'ratio') return oneDigit.format(value)
  // a single one of a thousand is not nothing
  if (format === 'share') return (value > 0 && value < 0.01 ? finePercent : percent).format(value)
  return whole.format(value)
}

/** The same where there is little room: 12.3K. */
export function formatShort(format: FigureFormat, value: number) {
  if (format === 'count') return short.format(value)
  if (format === 'money') return `$${short.format(value / 100)}`
  return formatFigure(format, value)
}

function formatSeconds(value: number) {
  const seconds = Math.round(value)
  if (seconds < 60) return `${seconds}s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
  return `${whole.format(Math.floor(seconds / 3600))}h ${Math.floor((seconds % 3600) / 60)}m`
}

/** Whether it says how visits were, and so nothing where there were none. */
export function isAverage(format: FigureFormat) {
  return format === 'share' || format === 'ratio' || format === 'seconds'
}

export interface Change {
  /** 0.12 is 12% more; of shares the difference itself. */
  by: number
  /** "+12%", "−3 points", "20 times", "from nothing", "hardly changed", "no change". */
  words: string
  direction: 'up' | 'down' | 'same'
  isGood: boolean
}

/** How a figure differs from the one before. */
export function changeOf(
  { format, isBetterLow = false }: Pick<FigureKind, 'format' | 'isBetterLow'>,
  now: number,
  before: number,
): Change {
  const difference = now - before
  const by = format === 'share' ? difference : part(difference, before)
  const isFromNothing = before === 0 && format !== 'share' && now > 0
  const isGood = difference < 0 === isBetterLow
  if (Math.abs(by) < LEAST_SAID && !isFromNothing)
    return { by, words: difference === 0 ? 'no change' : 'hardly changed', direction: 'same', isGood }
  const words = isFromNothing ? 'from nothing' : changeWords(format, by, now, before)
  return { by, words, direction: difference > 0 ? 'up' : 'down', isGood }
}

// less is rounded to nothing
const LEAST_SAID = 0.005
// beyond that, how many times it is says more
const MOST_PERCENT = 10

function changeWords(format: FigureFormat, by: number, now: number, before: number) {
  const sign = now > before ? '+' : '−'
  if (format === 'share') return sign + pointWords(Math.abs(by))
  return by >= MOST_PERCENT ? `${whole.format(now / before)} times` : sign + percent.format(Math.abs(by))
}

function pointWords(share: number) {
  const points = Math.round(share * 100)
  return `${points} ${points === 1 ? 'point' : 'points'}`
}
