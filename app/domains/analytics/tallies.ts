/*
 * What can be asked about visits; hand these to `ask`. All of them count the chosen visits alone, and whoever came on
 * several days once for each.
 */
export { boughtAfter } from './asking/bought-after'
export { byDimension } from './asking/by-dimension'
export { funnel } from './asking/funnel'
export { goals } from './asking/goals'
export { happenings } from './asking/happenings'
export { type NextPage, nextPages } from './asking/next-pages'
export { depths, type PageReport, pageReport } from './asking/page-report'
export { pages } from './asking/pages'
export { type RevenueDimension, revenueBy } from './asking/revenue-by'
export { series } from './asking/series'
export type { Tally } from './asking/tally'
export { totals } from './asking/totals'
export { type VersionCounts, versionsSeen } from './asking/versions-seen'
