import { useNavigation } from 'react-router'
import { Chart } from '../chart/chart'
import { rangeWords } from '../chart/time-words'
import { figureKind } from '../figures'
import { ExportLink } from '../panels/export-link'
import { PanelColumns } from '../panels/panel-columns'
import { WholePanel } from '../panels/whole-panel'
import { DaysBehind } from '../question/days-behind'
import { FilterChips } from '../question/filter-chips'
import { PeriodChoices } from '../question/period-choices'
import { FigureRow } from './figure-row'
import { NoVisits } from './no-visits'
import { NotCounted } from './not-counted'
import type { OverviewReport } from './overview-report'

interface OverviewLinks {
  /** Where files of the panels are; null where none are offered. */
  exports: string | null
}

interface OverviewProps {
  report: OverviewReport
  links: OverviewLinks
  /** At the end of the row of choices: who is here now. */
  aside?: React.ReactNode
}

/** The studio's figures at a glance. It knows no more than its report, so whoever got a link may be shown it. */
export function Overview({ report, links, aside }: OverviewProps) {
  const { period, place, panels, filters } = report
  const isStale = useNavigation().state === 'loading'
  const [alone] = panels
  return (
    <div className={`grid gap-4 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <div className="flex flex-wrap items-center gap-2">
        <PeriodChoices period={period} />
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      <FilterChips filters={filters} />
      <DaysBehind days={report.daysBehind} />
      {report.isFirst ? (
        <NoVisits />
      ) : (
        <>
          {place && alone ? (
            <WholePanel panel={alone} place={place} exportPath={links.exports} />
          ) : (
            <>
              <section aria-label="Figures" className="min-w-0 rounded-lg border border-line bg-surface">
                <FigureRow report={report} />
                <div className="p-4">
                  <OverviewChart report={report} exportPath={links.exports} />
                </div>
              </section>
              <PanelColumns panels={panels} exportPath={links.exports} />
            </>
          )}
          <NotCounted refused={report.refused} />
        </>
      )}
    </div>
  )
}

function OverviewChart({ report, exportPath }: { report: OverviewReport; exportPath: string | null }) {
  const { period, figure, step, points, notes } = report
  const { label, format } = figureKind(figure)
  const names = { now: rangeWords(period), before: period.before && rangeWords(period.before) }
  const actions = exportPath && <ExportLink name="chart" path={exportPath} />
  return <Chart {...{ label, format, step, points, names, notes, actions }} isOpen={period.to === period.today} />
}
