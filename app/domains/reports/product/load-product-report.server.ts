import type { Interval } from '~/domains/analytics/answers'
import { runAnalyticsQuery } from '~/domains/analytics/ask.server'
import type { EventMatcher } from '~/domains/analytics/question'
import { byDimension, funnel, goals, pageReport, series } from '~/domains/analytics/tallies'
import { productPath } from '~/domains/products/product'
import type { findProductForAnalytics } from '~/domains/products/queries.server'
import { findProductRating, listApprovedReviews } from '~/domains/reviews/queries.server'
import type { DayRange } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { queryAllVisits, queryVisitsWithPage } from '../page/page-question'
import { buildVisitorPoints } from '../page/visitor-points'
import { chooseInterval } from '../question/period'
import { loadReportQuery } from '../question/read-question.server'

type ReportedProduct = NonNullable<Awaited<ReturnType<typeof findProductForAnalytics>>>

export type ProductReport = Awaited<ReturnType<typeof loadProductReport>>

const SHOWN_REVIEWS = 3

/** Everything that the screen of a product's figures shows, for the days that the address names. */
export async function loadProductReport(
  db: Database,
  product: ReportedProduct,
  params: URLSearchParams,
  now = new Date(),
) {
  const asked = await loadReportQuery(db, params, now)
  const { period, daysBehind } = asked
  const figures = await queryProductMetrics(db, product, period, chooseInterval(period))
  const before = period.previous && (await queryProductMetrics(db, product, period.previous, chooseInterval(period)))
  const reviews = await listApprovedReviews(db, product.id, { page: 1, sort: 'newest' })
  return {
    id: product.id,
    period,
    daysBehind,
    figures,
    before,
    points: buildVisitorPoints(asked, figures.points, before?.points),
    rating: await findProductRating(db, product.id),
    reviews: reviews.slice(0, SHOWN_REVIEWS),
  }
}

/** In the order of `productSteps`. */
function productFunnelSteps({ id, slug }: ReportedProduct) {
  const path = productPath(slug)
  return [
    { kind: 'page_view', path },
    { kind: 'cta_click', path },
    { kind: 'page_view', path: `/checkout/${slug}` },
    { kind: 'purchase', name: id },
  ] as const satisfies EventMatcher[]
}

async function queryProductMetrics(db: Database, product: ReportedProduct, range: DayRange, step: Interval) {
  const path = productPath(product.slug)
  const steps = productFunnelSteps(product)
  const [seen, , , bought] = steps
  const seeing = await runAnalyticsQuery(db, queryVisitsWithPage(path, range), {
    page: pageReport(path, 0),
    points: series(step),
    sources: byDimension('source'),
    countries: byDimension('country'),
    devices: byDimension('device'),
    way: funnel([...steps]),
    buyers: funnel([seen, bought]),
  })
  // a payment that was confirmed a day later belongs to no visit, and is a purchase all the same
  const { done } = await runAnalyticsQuery(db, queryAllVisits(range), { done: goals([...steps]) })
  return { ...seeing, done }
}
