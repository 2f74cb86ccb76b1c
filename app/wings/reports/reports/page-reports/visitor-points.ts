import type { SeriesPoint } from '~/wings/events/analytics/aggregates'
import { buildChartPoints } from '../chart-points'
import { chooseInterval, type Period } from '../period'

interface VisitorPointsArgs {
  period: Period
  /** The hour it is: nothing has come after it. */
  present: string
}

/** The visitors of a page over the period, beside the time before. */
export function buildVisitorPoints(
  { period, present }: VisitorPointsArgs,
  points: SeriesPoint[],
  before: SeriesPoint[] | undefined,
) {
  const earlier = period.previous && before ? { range: period.previous, points: before } : null
  return buildChartPoints({
    step: chooseInterval(period),
    value: ({ visitors }) => visitors,
    present,
    current: { range: period, points },
    previous: earlier,
  })
}
