import type { Point } from '~/domains/analytics/answers'
import { chartPoints } from '../chart/chart-points'
import { type Period, stepOf } from '../question/period'

interface Asked {
  period: Period
  /** The hour it is: nothing has come after it. */
  present: string
}

/** The visitors of a page over the period, beside the time before. */
export function visitorPoints({ period, present }: Asked, points: Point[], before: Point[] | undefined) {
  const earlier = period.before && before ? { range: period.before, points: before } : null
  return chartPoints({
    step: stepOf(period),
    of: ({ visitors }) => visitors,
    present,
    now: { range: period, points },
    before: earlier,
  })
}
