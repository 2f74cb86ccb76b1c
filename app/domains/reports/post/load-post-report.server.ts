import type { Interval } from '~/domains/analytics/answers'
import { runAnalyticsQuery } from '~/domains/analytics/ask.server'
import { boughtAfter, byDimension, nextPages, pageReport, series } from '~/domains/analytics/tallies'
import { postPath } from '~/domains/blog/post'
import type { findPostForAnalytics } from '~/domains/blog/queries.server'
import { findExistingBodyLinks } from '~/domains/pages/queries.server'
import { findProductNames } from '~/domains/products/product-names.queries.server'
import type { DayRange } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { queryVisitsWithPage } from '../page/page-question'
import { buildVisitorPoints } from '../page/visitor-points'
import { chooseInterval } from '../question/period'
import { loadReportQuery } from '../question/read-question.server'

type ReportedPost = NonNullable<Awaited<ReturnType<typeof findPostForAnalytics>>>

export type PostReport = Awaited<ReturnType<typeof loadPostReport>>

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
    page: pageReport(path, minimumReadSeconds(post)),
    points: series(step),
    next: nextPages(path),
    bought: boughtAfter(path),
    sources: byDimension('source'),
    countries: byDimension('country'),
    devices: byDimension('device'),
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
