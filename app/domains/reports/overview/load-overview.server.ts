import { ask } from '~/domains/analytics/ask.server'
import { countForReader } from '~/domains/analytics/count-days.server'
import { countRefused } from '~/domains/analytics/refused.queries.server'
import { series, totals } from '~/domains/analytics/tallies'
import { findProductNames } from '~/domains/products/product-names.queries.server'
import { addMonths, type Range } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { searchText } from '~/platform/search-text'
import { chartPoints } from '../chart/chart-points'
import { figureKind, figureNames } from '../figures'
import { inOrder } from '../in-order'
import { listNotes } from '../notes/list-notes.server'
import { type CountedRow, countedPanel } from '../panels/counted-panel.server'
import { makePanel, type PanelTab } from '../panels/make-panel.server'
import { type Panel, type PanelName, panelNames, shownPanel, tabOf } from '../panels/panel'
import { touchIn } from '../panels/touch'
import { productIdsIn } from '../panels/value-labels'
import type { WholePanelPlace } from '../panels/whole-panel'
import { MOST_MONTHS, stepOf } from '../question/period'
import { labelFilters, readQuestion } from '../question/read-question.server'
import { figureIn, type OverviewReport } from './overview-report'

const SHOWN_TOGETHER = 10
const SHOWN_BELOW_MAP = 5
const SHOWN_ALONE = 100

/** Answers what the address asks of all visits: everything that the overview shows. Rows may be kept from it. */
export async function loadOverview(
  db: Database,
  params: URLSearchParams,
  now = new Date(),
  isShown: (row: CountedRow) => boolean = () => true,
): Promise<OverviewReport> {
  const asked = await readQuestion(db, params, now)
  const { period, filters, daysBehind } = asked
  const step = stepOf(period)
  const shown = shownPanel(params)
  const tabs = (shown ? [shown] : panelNames).map((name) => tabIn(name, params))
  // a tally counts on from where it is: each question has its own
  const both = () => ({ all: totals(), points: series(step) })
  const rows = inOrder(tabs.map(({ counted }) => counted.tally))
  const current = await ask(db, asked.question, { ...both(), rows })
  const before = period.before && (await ask(db, { ...asked.question, ...period.before }, both()))
  const productNames = await findProductNames(db, productIdsIn(current.rows.flat().map(({ value }) => value)))
  const panels = tabs.map((tab, index) =>
    makePanel(tab, {
      rows: (current.rows[index] ?? []).filter(isShown),
      all: current.all,
      range: period,
      productNames,
    }),
  )
  const [alone] = panels
  const whole = shown && alone ? wholePanel(alone, params) : null
  const figure = figureIn(params)
  const isEmpty = current.all.visits === 0 && filters.length === 0 && daysBehind === 0
  return {
    period,
    step,
    figure,
    figures: [...figureNames],
    place: whole?.place ?? null,
    filters: await labelFilters(db, filters),
    counts: current.all,
    before: before?.all ?? null,
    points: chartPoints({
      step,
      of: figureKind(figure).of,
      present: asked.present,
      now: { range: period, points: current.points },
      before: before && period.before && { range: period.before, points: before.points },
    }),
    panels: whole ? [whole.panel] : panels.map(firstOf),
    notes: await listNotes(db, period.from, period.to),
    refused: await countRefused(db, period.from, period.to),
    daysBehind,
    isFirst: isEmpty && !(await hasVisits(db, period.today, now)),
  }
}

export function tabIn(name: PanelName, params: URLSearchParams): PanelTab {
  const tab = tabOf(name, params)
  return { name, tab, counted: countedPanel(name, tab, touchIn(params)) }
}

function firstOf(panel: Panel): Panel {
  if (panel.name !== 'countries') return { ...panel, rows: panel.rows.slice(0, SHOWN_TOGETHER) }
  const onMap = panel.rows.map(({ value, label, share }) => ({ value, label, share }))
  return { ...panel, rows: panel.rows.slice(0, SHOWN_BELOW_MAP), onMap }
}

/** The rows of one panel whose names were looked for, and which of them are shown; beyond the last there are the last ones. */
function wholePanel(panel: Panel, params: URLSearchParams): { panel: Panel; place: WholePanelPlace } {
  const q = searchText(params.get('q'))
  const wanted = q.toLowerCase()
  const found = panel.rows.filter(({ label }) => label.toLowerCase().includes(wanted))
  const last = Math.max(1, Math.ceil(found.length / SHOWN_ALONE))
  const part = Math.min(last, Math.max(1, Math.floor(Number(params.get('part'))) || 1))
  const rows = found.slice((part - 1) * SHOWN_ALONE, part * SHOWN_ALONE)
  return { panel: { ...panel, rows, total: found.length }, place: { q, part, perPart: SHOWN_ALONE } }
}

async function hasVisits(db: Database, today: string, now: Date) {
  await countForReader(db, now)
  const ever: Range = { from: addMonths(today, -MOST_MONTHS), to: today }
  const { all } = await ask(db, { ...ever, filters: [] }, { all: totals() })
  return all.visits + all.purchases > 0
}
