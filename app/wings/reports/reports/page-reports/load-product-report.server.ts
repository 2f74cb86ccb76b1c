import type { Database } from '~/platform/database/database.server'
import type { DayRange } from '~/platform/time/calendar'
import type { Interval } from '~/wings/events/analytics/aggregates'
import {
  createDimensionAggregator,
  createFunnelAggregator,
  createGoalsAggregator,
  createPageReportAggregator,
  createSeriesAggregator,
} from '~/wings/events/analytics/aggregators'
import type { EventMatcher } from '~/wings/events/analytics/analytics-query'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { productPath } from '~/wings/shop/products/product'
import type { findProductForAnalytics } from '~/wings/shop/products/queries.server'
import { findProductRating, listApprovedReviews } from '~/wings/shop/reviews/queries.server'
import { loadReportQuery } from '../load-report-query.server'
import { chooseInterval } from '../period'
import { queryAllVisits, queryVisitsWithPage } from './page-query'
import { buildVisitorPoints } from './visitor-points'

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

/** In the order of `productFunnelLabels`. */
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
    page: createPageReportAggregator(path, 0),
    points: createSeriesAggregator(step),
    sources: createDimensionAggregator('source'),
    countries: createDimensionAggregator('country'),
    devices: createDimensionAggregator('device'),
    way: createFunnelAggregator([...steps]),
    buyers: createFunnelAggregator([seen, bought]),
  })
  // a payment that was confirmed a day later belongs to no visit, and is a purchase all the same
  const { done } = await runAnalyticsQuery(db, queryAllVisits(range), { done: createGoalsAggregator([...steps]) })
  return { ...seeing, done }
}
