import type { AnalyticsQuery } from '~/domains/analytics/question'
import type { DayRange } from '~/platform/calendar'

/** Asks about the visits that saw a page. */
export function queryVisitsWithPage(path: string, { from, to }: DayRange): AnalyticsQuery {
  return { from, to, filters: [{ isNot: false, happened: [{ kind: 'page_view', path }] }] }
}

/** Asks about all visits. */
export function queryAllVisits({ from, to }: DayRange): AnalyticsQuery {
  return { from, to, filters: [] }
}
