import type { Database } from '~/platform/database/database.server'
import { minuteOfZonedDay, toZonedDay } from '~/platform/time/zoned-time'
import type { AnalyticsQuery } from '~/wings/events/analytics/analytics-query'
import { countOutdatedDays, rebuildRecentDays } from '~/wings/events/analytics/rebuild-days.server'
import { findProductNames } from '~/wings/shop/products/product-names.queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { extractProductIds, valueLabel } from './overview/value-labels'
import { parsePeriod } from './period'
import { filterLabel, type LabeledFilter, parseUrlFilters, toVisitFilter, type UrlFilter } from './url-filters'

/** What the address asks, with today counted as far as it has come, and how many of its days are not counted yet. */
export async function loadReportQuery(db: Database, params: URLSearchParams, now: Date) {
  const { timeZone } = await findBrand(db)
  const today = toZonedDay(timeZone, now)
  const period = parsePeriod(params, today)
  if (period.to === today) await rebuildRecentDays(db, now)
  const daysBehind = await countOutdatedDays(db, period.previous ? [period, period.previous] : [period], now)
  const filters = parseUrlFilters(params)
  const question: AnalyticsQuery = { from: period.from, to: period.to, filters: filters.map(toVisitFilter) }
  const hour = String(Math.floor(minuteOfZonedDay(timeZone, now) / 60)).padStart(2, '0')
  return { period, filters, question, daysBehind, present: `${today}T${hour}` }
}

/** The filters with their words, in which products have their names. */
export async function labelFilters(db: Database, filters: UrlFilter[]): Promise<LabeledFilter[]> {
  const productNames = await findProductNames(db, extractProductIds(filters.flatMap(({ values }) => values)))
  const labelOf: typeof valueLabel = (name, value) => valueLabel(name, value, productNames)
  return filters.map((filter) => ({ ...filter, label: filterLabel(filter, labelOf) }))
}
