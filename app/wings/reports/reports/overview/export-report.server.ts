import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors/errors'
import { toMajorUnits } from '~/platform/text/money'
import { findPostForAnalytics } from '~/wings/content/blog/queries.server'
import { createSeriesAggregator, createTotalsAggregator } from '~/wings/events/analytics/aggregators'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { findProductNames } from '~/wings/shop/products/product-names.queries.server'
import { findProductForAnalytics } from '~/wings/shop/products/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { buildChartPoints } from '../chart-points'
import { eventMatcherLabel } from '../goals/event-selection'
import { buildFunnelSteps } from '../goals/funnel-steps'
import { type GoalsReportData, loadGoalReport } from '../goals/load-goal-report.server'
import { loadReportQuery } from '../load-report-query.server'
import { getMetric, type MetricFormat, metricNames, ratioOf, zeroVisitMetrics } from '../metrics'
import type { Card } from '../page-reports/card'
import { loadPostReport } from '../page-reports/load-post-report.server'
import { loadProductReport } from '../page-reports/load-product-report.server'
import type { PageReportData } from '../page-reports/page-report'
import { buildPostReport } from '../page-reports/post-report'
import { buildProductReport } from '../page-reports/product-report'
import { chooseInterval } from '../period'
import { buildPanel } from './build-panel.server'
import { readPanelTab } from './load-overview.server'
import { type PanelName, panelNames } from './panel'
import { extractProductIds } from './value-labels'

/**
 * All rows of what the parameter `panel` names, for spreadsheets: a panel of the overview, every figure over time, goals,
 * funnels, or with `post` or `product` a card or the chart of that page.
 */
export async function exportReportCsv(db: Database, params: URLSearchParams, now = new Date()) {
  const name = params.get('panel') ?? ''
  const { currency } = await findBrand(db)
  const page = await loadPageReport(db, params, now)
  if (page)
    return name === 'chart'
      ? streamPointsCsv(page)
      : streamCardCsv(page.cards.find(isNamed(name)) ?? nothingThere(), currency)
  if (name === 'chart') return streamChartCsv(db, params, currency, now)
  if (name === 'goals') return streamGoalsCsv(await loadGoalReport(db, params, now), currency)
  if (name === 'funnels') return streamFunnelsCsv(await loadGoalReport(db, params, now))
  return streamPanelCsv(db, panelNames.find((panel) => panel === name) ?? nothingThere(), { params, currency, now })
}

async function loadPageReport(db: Database, params: URLSearchParams, now: Date) {
  const [postId, productId] = [params.get('post'), params.get('product')]
  if (postId)
    return buildPostReport(
      await loadPostReport(db, (await findPostForAnalytics(db, postId)) ?? nothingThere(), params, now),
    )
  if (!productId) return undefined
  const product = (await findProductForAnalytics(db, productId)) ?? nothingThere()
  return buildProductReport(await loadProductReport(db, product, params, now))
}

function isNamed(wanted: string) {
  return ({ name }: { name: string }) => name === wanted
}

function nothingThere(): never {
  throw notFound('Panel')
}

/** Every figure at every time that has come. */
async function* streamChartCsv(db: Database, params: URLSearchParams, currency: string, now: Date) {
  const { period, question, present } = await loadReportQuery(db, params, now)
  const step = chooseInterval(period)
  const { points } = await runAnalyticsQuery(db, question, { points: createSeriesAggregator(step) })
  const known = new Map(points.map((point) => [point.at, point]))
  const times = buildChartPoints({
    step,
    value: getMetric('visits').value,
    current: { range: period, points },
    previous: null,
    present,
  })
  yield formatCsvRow([step, ...metricNames])
  for (const { at, value } of times) {
    if (value === null) continue
    const counts = known.get(at) ?? zeroVisitMetrics
    yield formatCsvRow([
      at,
      ...metricNames.map((name) => toCsvNumber(getMetric(name).format, getMetric(name).value(counts), currency)),
    ])
  }
}

interface PanelCsvOptions {
  params: URLSearchParams
  currency: string
  now: Date
}

/** Everything that a panel counts. */
async function* streamPanelCsv(db: Database, name: PanelName, { params, currency, now }: PanelCsvOptions) {
  const { period, question } = await loadReportQuery(db, params, now)
  const tab = readPanelTab(name, params)
  const { all, rows } = await runAnalyticsQuery(db, question, {
    all: createTotalsAggregator(),
    rows: tab.aggregator.aggregator,
  })
  const productNames = await findProductNames(db, extractProductIds(rows.map(({ value }) => value)))
  const panel = buildPanel(tab, { rows, all, range: period, productNames })
  yield formatCsvRow(['value', 'name', ...panel.columns.map(({ key }) => key), 'share'])
  for (const { value, label, values, share } of panel.rows) {
    const cells = panel.columns.map(({ key, format }) => toCsvNumber(format, values[key] ?? 0, currency))
    yield formatCsvRow([value, label, ...cells, toCsvShare(share)])
  }
}

function* streamGoalsCsv({ goals, visits: all }: GoalsReportData, currency: string) {
  yield formatCsvRow(['goal', 'counts', 'times', 'visits', 'share', 'revenue'])
  for (const { goal, times, visits, cents } of goals) {
    const share = toCsvShare(ratioOf(visits, all))
    yield formatCsvRow([
      goal.name,
      eventMatcherLabel(goal.happening),
      times,
      visits,
      share,
      toCsvNumber('money', cents, currency),
    ])
  }
}

/** A line for each step of each funnel. */
function* streamFunnelsCsv({ funnels }: GoalsReportData) {
  yield formatCsvRow(['funnel', 'step', 'counts', 'visits', 'step conversion rate', 'conversion rate'])
  for (const { funnel, stepMetrics } of funnels) {
    for (const [at, { event, visits, stepConversionRate, conversionRate }] of buildFunnelSteps(
      funnel.steps,
      stepMetrics,
    ).entries()) {
      const shares = [stepConversionRate, conversionRate].map((share) => toCsvShare(share))
      yield formatCsvRow([funnel.name, at + 1, eventMatcherLabel(event), visits, ...shares])
    }
  }
}

/** The visitors of a page at every time that has come. */
function* streamPointsCsv({ period, points }: Pick<PageReportData, 'period' | 'points'>) {
  yield formatCsvRow([chooseInterval(period), 'visitors'])
  for (const { at, value } of points) if (value !== null) yield formatCsvRow([at, value])
}

function* streamCardCsv({ column: { key, format }, rows }: Card, currency: string) {
  yield formatCsvRow(['value', 'name', key, 'share'])
  for (const { value, label, values, share } of rows)
    yield formatCsvRow([value, label, toCsvNumber(format, values[key] ?? 0, currency), toCsvShare(share)])
}

/** As spreadsheets calculate with it: money in whole units, shares as parts of one. */
function toCsvNumber(format: MetricFormat, value: number, currency: string) {
  return toCsvShare(format === 'money' ? toMajorUnits(value, currency) : value)
}

const toCsvShare = (value: number) => Math.round(value * 10_000) / 10_000
