/*
 * What can be asked about visits; hand these to `runAnalyticsQuery`. All of them count the chosen visits alone, and whoever came on
 * several days once for each.
 */

export { aggregateByDimension } from './aggregators/aggregate-by-dimension'
export { aggregateEvents } from './aggregators/aggregate-events'
export { aggregateFunnel } from './aggregators/aggregate-funnel'
export { aggregateGoals } from './aggregators/aggregate-goals'
export { aggregateNextPages, type NextPage } from './aggregators/aggregate-next-pages'
export {
  aggregatePageReport,
  type PageEngagementMetrics,
  SCROLL_DEPTHS,
} from './aggregators/aggregate-page-report'
export { aggregatePages } from './aggregators/aggregate-pages'
export { aggregatePurchasesAfter } from './aggregators/aggregate-purchases-after'
export { aggregateRevenue, type RevenueDimension } from './aggregators/aggregate-revenue'
export { aggregateSeries } from './aggregators/aggregate-series'
export { aggregateTotals } from './aggregators/aggregate-totals'
export {
  aggregateVariants,
  type VariantMetrics,
} from './aggregators/aggregate-variants'
export type { Aggregator } from './aggregators/aggregator'
