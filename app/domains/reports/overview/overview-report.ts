import type { Counts, Step } from '~/domains/analytics/answers'
import type { ChartPoint } from '../chart/chart-points'
import { type FigureName, figureNames, moneyFigures } from '../figures'
import type { ShownNote } from '../notes/note'
import type { Panel } from '../panels/panel'
import type { WholePanelPlace } from '../panels/whole-panel'
import type { LabelledFilter } from '../question/filters-address'
import type { Period } from '../question/period'

/** What the overview shows, whoever looks. */
export interface OverviewReport {
  period: Period
  filters: LabelledFilter[]
  counts: Counts
  before: Counts | null
  /** The one that is drawn. */
  figure: FigureName
  figures: FigureName[]
  step: Step
  points: ChartPoint[]
  notes: ShownNote[]
  panels: Panel[]
  /** Where in the one panel that is shown alone. */
  place: WholePanelPlace | null
  /** What was sent and is not counted. */
  refused: { reason: string; count: number }[]
  /** So many days wait to be counted, and are in no figure yet. */
  daysBehind: number
  /** Since visits are counted, there was none. */
  isFirst: boolean
}

export function figureIn(params: URLSearchParams): FigureName {
  const asked = params.get('figure') as FigureName
  return figureNames.includes(asked) ? asked : 'visitors'
}

export function isMoney(name: string) {
  return moneyFigures.some((money) => money === name)
}

/** The same for those who are not told what was earned; they have not asked for it. */
export function withoutMoney(report: OverviewReport): OverviewReport {
  const counts = (of: Counts) => ({ ...of, purchases: 0, cents: 0 })
  const panels = report.panels.filter(({ name }) => name !== 'revenue')
  return {
    ...report,
    counts: counts(report.counts),
    before: report.before && counts(report.before),
    figures: report.figures.filter((name) => !isMoney(name)),
    panels: panels.map(withoutMoneyColumns),
  }
}

function withoutMoneyColumns(panel: Panel): Panel {
  const figuresOf = (figures: Record<string, number>) =>
    Object.fromEntries(Object.entries(figures).filter(([key]) => !isMoney(key)))
  return {
    ...panel,
    columns: panel.columns.filter(({ key }) => !isMoney(key)),
    rows: panel.rows.map((row) => ({ ...row, figures: figuresOf(row.figures) })),
  }
}
