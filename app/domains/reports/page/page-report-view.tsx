import { EmptyState } from '~/ui/empty-state'
import { Chart } from '../chart/chart'
import type { ChartPoint } from '../chart/chart-points'
import { rangeWords } from '../chart/time-words'
import { BarTable } from '../panels/bar-table'
import { ExportLink } from '../panels/export-link'
import { exportPath } from '../paths'
import { type Period, stepOf } from '../question/period'
import type { PageFigure } from './figure'
import { FigureList } from './figure-list'
import type { ShownCard, ShownPage } from './page-figures'

interface RowsCardProps {
  card: ShownCard
  /** Whose figures it is about, as an address says it: `{ post: id }`. */
  of: Record<string, string>
}

interface PageChartProps {
  of: Record<string, string>
  period: Period
  points: ChartPoint[]
}

interface PageReportViewProps {
  report: ShownPage
  /** What the page is: "post". */
  what: string
  /** Cards that know more than visits. */
  children?: React.ReactNode
}

/** What became of a page: its figures, their course, and what is told of the visits that saw it. */
export function PageReportView({ report, what, children }: PageReportViewProps) {
  const { of, period, figures, points, cards, isUnseen } = report
  return (
    <div className="grid gap-4">
      <FiguresCard figures={figures}>
        {isUnseen ? <NobodySawIt what={what} /> : <PageChart of={of} period={period} points={points} />}
      </FiguresCard>
      <div className="grid gap-4 lg:grid-cols-2">
        {!isUnseen && cards.map((card) => <RowsCard key={card.name} card={card} of={of} />)}
        {children}
      </div>
    </div>
  )
}

/** The figures of a page above their chart. */
function FiguresCard({ figures, children }: { figures: PageFigure[]; children: React.ReactNode }) {
  return (
    <section aria-label="Figures" className="grid min-w-0 gap-6 rounded-lg border border-line bg-surface p-4">
      <FigureList figures={figures} />
      {children}
    </section>
  )
}

/** The place of the panels when nobody saw the page in the period. */
function NobodySawIt({ what }: { what: string }) {
  return (
    <EmptyState
      title={`Nobody saw this ${what} in these days`}
      text="Choose a longer time. Your own visits, programs and people who asked not to be counted are left out."
    />
  )
}

/** The visitors of a page over the period, beside the time before. */
function PageChart({ of, period, points }: PageChartProps) {
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

/** The first rows of a card; its file has them all. */
function RowsCard({ card: { name, title, head, column, rows, total, counts, nothing }, of }: RowsCardProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-2 text-base">{title}</h2>
      {rows.length > 0 ? (
        <BarTable panel={{ rows, counts }} columns={[column]} head={head} />
      ) : (
        <p className="py-8 text-center text-dense text-muted">{nothing}</p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-dense text-muted">
        <span className="mr-auto text-faint">
          {counts}
          {total > rows.length && `: the first ${rows.length} of ${total.toLocaleString('en-US')}`}
        </span>
        {rows.length > 0 && <ExportLink name={name} path={exportPath} of={of} />}
      </p>
    </section>
  )
}
