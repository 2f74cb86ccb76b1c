import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { DayRange } from '~/platform/time/calendar'
import { postPath } from '~/wings/content/blog/post'
import type { findPostForAnalytics } from '~/wings/content/blog/queries.server'
import type { Interval } from '~/wings/events/analytics/aggregates'
import {
  createDimensionAggregator,
  createNextPagesAggregator,
  createPageReportAggregator,
  createPurchasesAfterAggregator,
  createSeriesAggregator,
} from '~/wings/events/analytics/aggregators'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { findProductNames } from '~/wings/shop/products/product-names.queries.server'
import { findExistingBodyLinks } from '~/wings/web/pages/queries.server'
import { loadReportQuery } from '../load-report-query.server'
import { chooseInterval } from '../period'
import { queryVisitsWithPage } from './page-query'
import { buildVisitorPoints } from './visitor-points'

type ReportedPost = NonNullable<Awaited<ReturnType<typeof findPostForAnalytics>>>

export type PostReportData = Awaited<ReturnType<typeof loadPostReport>>

/** Everything that the screen of a post's figures shows, for the days that the address names. */
export async function loadPostReport(db: Database, post: ReportedPost, params: URLSearchParams, now = new Date()) {
  const asked = await loadReportQuery(db, params, now)
  const { period, daysBehind } = asked
  const figures = await queryPostMetrics(db, post, period, chooseInterval(period))
  const before = period.previous && (await queryPostMetrics(db, post, period.previous, chooseInterval(period)))
  return {
    id: post.id,
    period,
    daysBehind,
    figures,
    before,
    readSeconds: minimumReadSeconds(post),
    points: buildVisitorPoints(asked, figures.points, before?.points),
    linked: await findLinkedNextPages(db, postPath(post.slug), [...figures.next, ...(before?.next ?? [])]),
    productNames: await findProductNames(db, figures.bought.map(({ value }) => value).filter(isUuid)),
  }
}

/** Half of the time that reading the post takes: whoever stayed as long has not only scrolled. */
function minimumReadSeconds({ readTimeMinutes }: Pick<ReportedPost, 'readTimeMinutes'>) {
  return readTimeMinutes * 30
}

function queryPostMetrics(db: Database, post: ReportedPost, range: DayRange, step: Interval) {
  const path = postPath(post.slug)
  return runAnalyticsQuery(db, queryVisitsWithPage(path, range), {
    page: createPageReportAggregator(path, minimumReadSeconds(post)),
    points: createSeriesAggregator(step),
    next: createNextPagesAggregator(path),
    bought: createPurchasesAfterAggregator(path),
    sources: createDimensionAggregator('source'),
    countries: createDimensionAggregator('country'),
    devices: createDimensionAggregator('device'),
  })
}

/** Those of the next pages to which the text of the post links. */
async function findLinkedNextPages(db: Database, from: string, next: { value: string }[]) {
  const found = await findExistingBodyLinks(
    db,
    next.map(({ value }) => ({ from, to: value })),
  )
  return next.map(({ value }) => value).filter((to) => found.has(`${from} ${to}`))
}
