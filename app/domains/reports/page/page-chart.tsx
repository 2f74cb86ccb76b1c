import { Chart } from '../chart/chart'
import type { ChartPoint } from '../chart/chart-points'
import { rangeWords } from '../chart/time-words'
import { ExportLink } from '../panels/export-link'
import { exportPath } from '../paths'
import { type Period, stepOf } from '../question/period'

interface PageChartProps {
  of: Record<string, string>
  period: Period
  points: ChartPoint[]
}

/** The visitors of a page over the period, beside the time before. */
export function PageChart({ of, period, points }: PageChartProps) {
  return (
    <Chart
      label="Visitors"
      format="count"
      step={stepOf(period)}
      points={points}
      names={{ now: rangeWords(period), before: period.before && rangeWords(period.before) }}
      isOpen={period.to === period.today}
      notes={[]}
      actions={<ExportLink name="chart" path={exportPath} of={of} />}
    />
  )
}
