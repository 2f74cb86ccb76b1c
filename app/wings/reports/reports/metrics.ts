import { formatCount } from '~/platform/text/format-number'
import { formatMoney } from '~/platform/text/money'
import type { VisitMetrics } from '~/wings/events/analytics/aggregates'
import type { StudioLocale } from '~/wings/site/settings/use-studio-locale'

export type MetricFormat = 'count' | 'ratio' | 'share' | 'seconds' | 'money'

interface Metric {
  label: string
  format: MetricFormat
  value: (counts: VisitMetrics) => number
  /** Less of it is better. */
  isLowerBetter?: boolean
}

/** What is said of visits, in the order of the screen. */
export const metrics = {
  visitors: { label: 'Visitors', format: 'count', value: ({ visitors }) => visitors },
  visits: { label: 'Visits', format: 'count', value: ({ visits }) => visits },
  views: { label: 'Views', format: 'count', value: ({ views }) => views },
  depth: { label: 'Views per visit', format: 'ratio', value: ({ views, visits }) => ratioOf(views, visits) },
  bounces: {
    label: 'Bounce rate',
    format: 'share',
    value: ({ bounces, visits }) => ratioOf(bounces, visits),
    isLowerBetter: true,
  },
  time: { label: 'Visit duration', format: 'seconds', value: ({ seconds, visits }) => ratioOf(seconds, visits) },
  purchases: { label: 'Purchases', format: 'count', value: ({ purchases }) => purchases },
  revenue: { label: 'Revenue', format: 'money', value: ({ cents }) => cents },
} satisfies Record<string, Metric>

export type MetricName = keyof typeof metrics

export const metricNames = Object.keys(metrics) as MetricName[]

export function getMetric(name: MetricName): Metric {
  return metrics[name]
}

export const revenueMetricNames: readonly MetricName[] = ['purchases', 'revenue']

export const zeroVisitMetrics: VisitMetrics = {
  visitors: 0,
  visits: 0,
  views: 0,
  bounces: 0,
  seconds: 0,
  purchases: 0,
  cents: 0,
}

export function ratioOf(some: number, all: number) {
  return all === 0 ? 0 : some / all
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const oneDigit = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })
const finePercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A figure as people read it: 1,234 · 2.4 · 35% · 1m 5s · $499.00. */
export function formatMetric(format: MetricFormat, value: number, { currency, language }: StudioLocale) {
  if (format === 'money') return formatMoney(value, currency, language)
  return formatPlainMetric(format, value)
}

/** The same of what is no money. */
export function formatPlainMetric(format: Exclude<MetricFormat, 'money'>, value: number) {
  if (format === 'seconds') return formatSeconds(value)
  if (format === 'ratio') return oneDigit.format(value)
  // a single one of a thousand is not nothing
  if (format === 'share') return (value > 0 && value < 0.01 ? finePercent : percent).format(value)
  return whole.format(value)
}

/** The same where there is little room: 12.3K. */
export function formatMetricShort(format: MetricFormat, value: number, { currency, language }: StudioLocale) {
  if (format === 'count') return short.format(value)
  if (format === 'money') return formatMoney(value, currency, language, 'compact')
  return formatPlainMetric(format, value)
}

function formatSeconds(value: number) {
  const seconds = Math.round(value)
  if (seconds < 60) return `${seconds}s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
  return `${whole.format(Math.floor(seconds / 3600))}h ${Math.floor((seconds % 3600) / 60)}m`
}

/** Whether it says how visits were, and so nothing where there were none. */
export function isAverageFormat(format: MetricFormat) {
  return format === 'share' || format === 'ratio' || format === 'seconds'
}

export interface MetricChange {
  /** 0.12 is 12% more; of shares the difference itself. */
  delta: number
  /** "+12%", "−3 points", "20×", "new", "about the same", "no change". */
  label: string
  direction: 'up' | 'down' | 'same'
  isGood: boolean
}

/** How a figure differs from the one before. */
export function compareMetric(
  { format, isLowerBetter = false }: Pick<Metric, 'format' | 'isLowerBetter'>,
  now: number,
  before: number,
): MetricChange {
  const difference = now - before
  const by = format === 'share' ? difference : ratioOf(difference, before)
  const isFromNothing = before === 0 && format !== 'share' && now > 0
  const isGood = difference < 0 === isLowerBetter
  if (Math.abs(by) < LEAST_SAID && !isFromNothing)
    return { delta: by, label: difference === 0 ? 'no change' : 'about the same', direction: 'same', isGood }
  const words = isFromNothing ? 'new' : formatChange(format, by, now, before)
  return { delta: by, label: words, direction: difference > 0 ? 'up' : 'down', isGood }
}

// less is rounded to nothing
const LEAST_SAID = 0.005
// beyond that, how many times it is says more
const MAX_PERCENT = 10

function formatChange(format: MetricFormat, by: number, now: number, before: number) {
  const sign = now > before ? '+' : '−'
  if (format === 'share') return sign + formatPercentagePoints(Math.abs(by))
  return by >= MAX_PERCENT ? `${whole.format(now / before)}×` : sign + percent.format(Math.abs(by))
}

function formatPercentagePoints(share: number) {
  const points = Math.round(share * 100)
  return `${formatCount(points, 'point')}`
}
