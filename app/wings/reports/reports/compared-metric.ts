import { isAverageFormat, type MetricFormat } from './metrics'

/** One figure of a page, beside the one of the time before. */
export interface ComparedMetric {
  label: string
  format: MetricFormat
  value: number
  /** Null: nothing is compared. */
  previousValue: number | null
  /** What it counts, where its name does not say it. */
  description?: string
  /** Less of it is better. */
  isLowerBetter?: boolean
}

type MetricDefinition<Counts> = Omit<ComparedMetric, 'value' | 'previousValue'> & { value: (counts: Counts) => number }

/** Figures of two times beside each other; null before when nothing happened then. Where nobody came, averages say nothing. */
export function compareMetrics<Counts>(
  described: MetricDefinition<Counts>[],
  now: Counts,
  before: Counts | null,
  hasVisits = true,
): ComparedMetric[] {
  return described.map(({ value, ...figure }) => {
    const isCompared = before !== null && (hasVisits || !isAverageFormat(figure.format))
    return { ...figure, value: value(now), previousValue: isCompared ? value(before) : null }
  })
}
