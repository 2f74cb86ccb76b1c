/*
 * What can be asked about visits; hand these to `ask`. All of them count the chosen visits alone, and whoever came on
 * several days once for each.
 */

export { aggregateByDimension as byDimension } from './aggregators/aggregate-by-dimension'
export { aggregateEvents as happenings } from './aggregators/aggregate-events'
export { aggregateFunnel as funnel } from './aggregators/aggregate-funnel'
export { aggregateGoals as goals } from './aggregators/aggregate-goals'
export { aggregateNextPages as nextPages, type NextPage } from './aggregators/aggregate-next-pages'
export {
  aggregatePageReport as pageReport,
  type PageReport,
  SCROLL_DEPTHS as depths,
} from './aggregators/aggregate-page-report'
export { aggregatePages as pages } from './aggregators/aggregate-pages'
export { aggregatePurchasesAfter as boughtAfter } from './aggregators/aggregate-purchases-after'
export { aggregateRevenue as revenueBy, type RevenueDimension } from './aggregators/aggregate-revenue'
export { aggregateSeries as series } from './aggregators/aggregate-series'
export { aggregateTotals as totals } from './aggregators/aggregate-totals'
export {
  aggregateVariants as versionsSeen,
  type VariantMetrics as VersionCounts,
} from './aggregators/aggregate-variants'
export type { Aggregator as Tally } from './aggregators/aggregator'
