/*
 * What can be asked about visits; hand these to `ask`. All of them count the chosen visits alone, and whoever came on
 * several days once for each.
 */
export { aggregatePurchasesAfter as boughtAfter } from './asking/bought-after'
export { aggregateByDimension as byDimension } from './asking/by-dimension'
export { aggregateFunnel as funnel } from './asking/funnel'
export { aggregateGoals as goals } from './asking/goals'
export { aggregateEvents as happenings } from './asking/happenings'
export { aggregateNextPages as nextPages, type NextPage } from './asking/next-pages'
export { aggregatePageReport as pageReport, type PageReport, SCROLL_DEPTHS as depths } from './asking/page-report'
export { aggregatePages as pages } from './asking/pages'
export { aggregateRevenue as revenueBy, type RevenueDimension } from './asking/revenue-by'
export { aggregateSeries as series } from './asking/series'
export type { Aggregator as Tally } from './asking/tally'
export { aggregateTotals as totals } from './asking/totals'
export { aggregateVariants as versionsSeen, type VariantMetrics as VersionCounts } from './asking/versions-seen'
