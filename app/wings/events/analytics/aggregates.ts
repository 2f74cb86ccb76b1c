/** What is counted of a number of visits. */
export interface VisitMetrics {
  /** The sum of the days' visitors: whoever came on two days counts twice. */
  visitors: number
  visits: number
  views: number
  /** Visits with one view and nothing else. */
  bounces: number
  /** How long pages were seen. */
  seconds: number
  purchases: number
  /** Of purchases in the studio's currency less refunds, in its smallest unit. */
  cents: number
}

/** One value of a dimension, such as one source. */
export interface DimensionMetrics extends VisitMetrics {
  value: string
}

/** What is known of one page in the visits that were chosen. */
export interface PageViewMetrics {
  value: string
  visitors: number
  /** Visits that saw it. */
  visits: number
  views: number
  entries: number
  exits: number
  /** Visits that began here and went no further. */
  bounces: number
  seconds: number
  /** The sum over its views of how far down somebody was, in percent. */
  scroll: number
}

/** One kind of thing that happened: `cta_click`, "Buy now". */
export interface EventMetrics {
  kind: string
  name: string
  /** How often, in how many visits, by how many visitors. */
  times: number
  visits: number
  visitors: number
  cents: number
}

/** A point of a chart. */
export interface SeriesPoint extends VisitMetrics {
  /** `2026-03-01`; of hours `2026-03-01T05`; weeks and months are named by their first day. */
  at: string
}

export type Interval = 'hour' | 'day' | 'week' | 'month'

/** One step of a funnel: visits in which it and all before it happened, in this order. */
export interface FunnelStepMetrics {
  visits: number
  visitors: number
}

/** What a source, landing page or post brought. */
export interface RevenueMetrics {
  value: string
  purchases: number
  cents: number
}

/** What purchases brought in a currency, in its smallest unit. */
export interface CurrencyRevenue {
  currency: string
  amount: number
}

/** Within the visit that led to a purchase: what came first, or what came last before it. */
export type AttributionModel = 'first' | 'last'
