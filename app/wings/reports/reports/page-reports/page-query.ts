import type { DayRange } from '~/platform/time/calendar'
import type { AnalyticsQuery } from '~/wings/events/analytics/analytics-query'

/** Asks about the visits that saw a page. */
export function queryVisitsWithPage(path: string, { from, to }: DayRange): AnalyticsQuery {
  return { from, to, filters: [{ isNot: false, events: [{ kind: 'page_view', path }] }] }
}

/** Asks about all visits. */
export function queryAllVisits({ from, to }: DayRange): AnalyticsQuery {
  return { from, to, filters: [] }
}
