/*
 * What can be asked about visits; hand these to `runAnalyticsQuery`. All of them count the chosen visits alone, and whoever came on
 * several days once for each.
 */

export type { Aggregator } from './aggregators/aggregator'
export { createDimensionAggregator } from './aggregators/dimension-aggregator'
export { createEventsAggregator } from './aggregators/events-aggregator'
export { createFunnelAggregator } from './aggregators/funnel-aggregator'
export { createGoalsAggregator } from './aggregators/goals-aggregator'
export { createNextPagesAggregator, type NextPage } from './aggregators/next-pages-aggregator'
export { createOtherCurrenciesAggregator } from './aggregators/other-currencies-aggregator'
export {
  createPageReportAggregator,
  type PageEngagementMetrics,
  SCROLL_DEPTHS,
} from './aggregators/page-report-aggregator'
export { createPagesAggregator } from './aggregators/pages-aggregator'
export { createPurchasesAfterAggregator } from './aggregators/purchases-after-aggregator'
export { createRevenueAggregator, type RevenueDimension } from './aggregators/revenue-aggregator'
export { createSeriesAggregator } from './aggregators/series-aggregator'
export { createTotalsAggregator } from './aggregators/totals-aggregator'
export {
  createVariantsAggregator,
  type VariantMetrics,
} from './aggregators/variants-aggregator'
