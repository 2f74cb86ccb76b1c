import type { Database } from '~/platform/database/database.server'
import { countPages } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { addMonths, type DayRange } from '~/platform/time/calendar'
import {
  createOtherCurrenciesAggregator,
  createSeriesAggregator,
  createTotalsAggregator,
} from '~/wings/events/analytics/aggregators'
import { rebuildRecentDays } from '~/wings/events/analytics/rebuild-days.server'
import { countRejectedEvents } from '~/wings/events/analytics/rejected-events.queries.server'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { findProductNames } from '~/wings/shop/products/product-names.queries.server'
import { listChartNotes } from '../chart-notes.queries.server'
import { buildChartPoints } from '../chart-points'
import { combineAggregators } from '../combine-aggregators'
import { labelFilters, loadReportQuery } from '../load-report-query.server'
import { getMetric, metricNames } from '../metrics'
import { chooseInterval, MAX_MONTHS } from '../period'
import type { ExpandedPanelState } from '../ui/expanded-panel'
import { readAttributionParam } from './attribution'
import { buildPanel, type PanelTab } from './build-panel.server'
import { type OverviewReport, readMetricParam } from './overview-report'
import { type Panel, type PanelName, panelNames, readExpandedPanel, readTabParam } from './panel'
import { type AggregatedRow, createPanelAggregator } from './panel-aggregator.server'
import { extractProductIds } from './value-labels'

const SHOWN_TOGETHER = 10
const SHOWN_BELOW_MAP = 5
const SHOWN_ALONE = 100

/** Answers what the address asks of all visits: everything that the overview shows. Rows may be kept from it. */
export async function loadOverview(
  db: Database,
  params: URLSearchParams,
  now = new Date(),
  isShown: (row: AggregatedRow) => boolean = () => true,
): Promise<OverviewReport> {
  const asked = await loadReportQuery(db, params, now)
  const { period, filters, daysBehind } = asked
  const step = chooseInterval(period)
  const shown = readExpandedPanel(params)
  const tabs = (shown ? [shown] : panelNames).map((name) => readPanelTab(name, params))
  // a aggregator counts on from where it is: each question has its own
  const both = () => ({ all: createTotalsAggregator(), points: createSeriesAggregator(step) })
  const rows = combineAggregators(tabs.map(({ aggregator }) => aggregator.aggregator))
  const current = await runAnalyticsQuery(db, asked.question, {
    ...both(),
    rows,
    otherRevenue: createOtherCurrenciesAggregator(),
  })
  const before = period.previous && (await runAnalyticsQuery(db, { ...asked.question, ...period.previous }, both()))
  const productNames = await findProductNames(db, extractProductIds(current.rows.flat().map(({ value }) => value)))
  const panels = tabs.map((tab, index) =>
    buildPanel(tab, {
      rows: (current.rows[index] ?? []).filter(isShown),
      all: current.all,
      range: period,
      productNames,
    }),
  )
  const [alone] = panels
  const whole = shown && alone ? expandPanel(alone, params) : null
  const figure = readMetricParam(params)
  const isEmpty = current.all.visits === 0 && filters.length === 0 && daysBehind === 0
  return {
    period,
    interval: step,
    metric: figure,
    metrics: [...metricNames],
    expandedPanel: whole?.place ?? null,
    filters: await labelFilters(db, filters),
    totals: current.all,
    previousTotals: before?.all ?? null,
    otherRevenue: current.otherRevenue,
    points: buildChartPoints({
      step,
      value: getMetric(figure).value,
      present: asked.present,
      current: { range: period, points: current.points },
      previous: before && period.previous && { range: period.previous, points: before.points },
    }),
    panels: whole ? [whole.panel] : panels.map(limitPanelRows),
    notes: await listChartNotes(db, period.from, period.to),
    rejected: await countRejectedEvents(db, period.from, period.to),
    outdatedDays: daysBehind,
    hasNoVisitsYet: isEmpty && !(await hasVisits(db, period.today, now)),
  }
}

export function readPanelTab(name: PanelName, params: URLSearchParams): PanelTab {
  const tab = readTabParam(name, params)
  return { name, tab, aggregator: createPanelAggregator(name, tab, readAttributionParam(params)) }
}

function limitPanelRows(panel: Panel): Panel {
  if (panel.name !== 'countries') return { ...panel, rows: panel.rows.slice(0, SHOWN_TOGETHER) }
  const onMap = panel.rows.map(({ value, label, share }) => ({ value, label, share }))
  return { ...panel, rows: panel.rows.slice(0, SHOWN_BELOW_MAP), mapCountries: onMap }
}

/** The rows of one panel whose names were looked for, and which of them are shown; beyond the last there are the last ones. */
function expandPanel(panel: Panel, params: URLSearchParams): { panel: Panel; place: ExpandedPanelState } {
  const q = normalizeSearchQuery(params.get('q'))
  const wanted = q.toLowerCase()
  const found = panel.rows.filter(({ label }) => label.toLowerCase().includes(wanted))
  const last = countPages(found.length, SHOWN_ALONE)
  const part = Math.min(last, Math.max(1, Math.floor(Number(params.get('part'))) || 1))
  const rows = found.slice((part - 1) * SHOWN_ALONE, part * SHOWN_ALONE)
  return { panel: { ...panel, rows, total: found.length }, place: { q, page: part, pageSize: SHOWN_ALONE } }
}

async function hasVisits(db: Database, today: string, now: Date) {
  await rebuildRecentDays(db, now)
  const ever: DayRange = { from: addMonths(today, -MAX_MONTHS), to: today }
  const { all } = await runAnalyticsQuery(db, { ...ever, filters: [] }, { all: createTotalsAggregator() })
  return all.visits + all.purchases > 0
}
