import { ask } from '~/domains/analytics/ask.server'
import { series, totals } from '~/domains/analytics/tallies'
import { findCountedPost } from '~/domains/blog/queries.server'
import { findProductNames } from '~/domains/products/product-names.queries.server'
import { findCountedProduct } from '~/domains/products/queries.server'
import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors'
import { chartPoints } from '../chart/chart-points'
import { figureKind, figureNames, nothingCounted, part } from '../figures'
import { funnelSteps } from '../funnels/funnel-steps'
import { type GoalsReport, loadGoals } from '../goals/load-goals.server'
import { happeningWords } from '../happenings/happening-words'
import { tabIn } from '../overview/load-overview.server'
import type { Card } from '../page/card'
import type { PageFigures } from '../page/page-figures'
import { makePanel } from '../panels/make-panel.server'
import { type PanelName, panelNames } from '../panels/panel'
import { productIdsIn } from '../panels/value-labels'
import { loadPostReport } from '../post/load-post-report.server'
import { postPage } from '../post/post-page'
import { loadProductReport } from '../product/load-product-report.server'
import { productPage } from '../product/product-page'
import { stepOf } from '../question/period'
import { readQuestion } from '../question/read-question.server'
import { plain } from './plain'

/**
 * All rows of what the parameter `panel` names, for spreadsheets: a panel of the overview, every figure over time, goals,
 * funnels, or with `post` or `product` a card or the chart of that page.
 */
export async function exportReport(db: Database, params: URLSearchParams, now = new Date()) {
  const name = params.get('panel') ?? ''
  const page = await pageOf(db, params, now)
  if (page) return name === 'chart' ? pointLines(page) : cardLines(page.cards.find(isNamed(name)) ?? nothingThere())
  if (name === 'chart') return chartLines(db, params, now)
  if (name === 'goals') return goalLines(await loadGoals(db, params, now))
  if (name === 'funnels') return funnelLines(await loadGoals(db, params, now))
  return panelLines(db, panelNames.find((panel) => panel === name) ?? nothingThere(), params, now)
}

async function pageOf(db: Database, params: URLSearchParams, now: Date) {
  const [postId, productId] = [params.get('post'), params.get('product')]
  if (postId)
    return postPage(await loadPostReport(db, (await findCountedPost(db, postId)) ?? nothingThere(), params, now))
  if (!productId) return undefined
  const product = (await findCountedProduct(db, productId)) ?? nothingThere()
  return productPage(await loadProductReport(db, product, params, now))
}

function isNamed(wanted: string) {
  return ({ name }: { name: string }) => name === wanted
}

function nothingThere(): never {
  throw notFound('Panel')
}

/** Every figure at every time that has come. */
async function* chartLines(db: Database, params: URLSearchParams, now: Date) {
  const { period, question, present } = await readQuestion(db, params, now)
  const step = stepOf(period)
  const { points } = await ask(db, question, { points: series(step) })
  const known = new Map(points.map((point) => [point.at, point]))
  const times = chartPoints({
    step,
    of: figureKind('visits').of,
    now: { range: period, points },
    before: null,
    present,
  })
  yield csvRow([step, ...figureNames])
  for (const { at, value } of times) {
    if (value === null) continue
    const counts = known.get(at) ?? nothingCounted
    yield csvRow([at, ...figureNames.map((name) => plain(figureKind(name).format, figureKind(name).of(counts)))])
  }
}

/** Everything that a panel counts. */
async function* panelLines(db: Database, name: PanelName, params: URLSearchParams, now: Date) {
  const { period, question } = await readQuestion(db, params, now)
  const tab = tabIn(name, params)
  const { all, rows } = await ask(db, question, { all: totals(), rows: tab.counted.tally })
  const productNames = await findProductNames(db, productIdsIn(rows.map(({ value }) => value)))
  const panel = makePanel(tab, { rows, all, range: period, productNames })
  yield csvRow(['value', 'name', ...panel.columns.map(({ key }) => key), 'share'])
  for (const { value, label, figures, share } of panel.rows) {
    const cells = panel.columns.map(({ key, format }) => plain(format, figures[key] ?? 0))
    yield csvRow([value, label, ...cells, plain('share', share)])
  }
}

function* goalLines({ goals, visits: all }: GoalsReport) {
  yield csvRow(['goal', 'counts', 'times', 'visits', 'share', 'revenue'])
  for (const { goal, times, visits, cents } of goals) {
    const share = plain('share', part(visits, all))
    yield csvRow([goal.name, happeningWords(goal.happening), times, visits, share, plain('money', cents)])
  }
}

/** A line for each step of each funnel. */
function* funnelLines({ funnels }: GoalsReport) {
  yield csvRow(['funnel', 'step', 'counts', 'visits', 'went on', 'of the first'])
  for (const { funnel, counts } of funnels) {
    for (const [at, { happening, visits, ofBefore, ofFirst }] of funnelSteps(funnel.steps, counts).entries()) {
      const shares = [ofBefore, ofFirst].map((share) => plain('share', share))
      yield csvRow([funnel.name, at + 1, happeningWords(happening), visits, ...shares])
    }
  }
}

/** The visitors of a page at every time that has come. */
function* pointLines({ period, points }: Pick<PageFigures, 'period' | 'points'>) {
  yield csvRow([stepOf(period), 'visitors'])
  for (const { at, value } of points) if (value !== null) yield csvRow([at, value])
}

function* cardLines({ column: { key, format }, rows }: Card) {
  yield csvRow(['value', 'name', key, 'share'])
  for (const { value, label, figures, share } of rows)
    yield csvRow([value, label, plain(format, figures[key] ?? 0), plain('share', share)])
}
