import { FiguresCard } from './figures-card'
import { NobodySawIt } from './nobody-saw-it'
import { PageChart } from './page-chart'
import type { ShownPage } from './page-figures'
import { RowsCard } from './rows-card'

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
