import { countOutdatedDays, rebuildRecentDays } from '~/domains/analytics/count-days.server'
import type { AnalyticsQuery } from '~/domains/analytics/question'
import { findProductNames } from '~/domains/products/product-names.queries.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { minuteOfZonedDay, toZonedDay } from '~/platform/zoned-time'
import { extractProductIds, valueLabel } from '../panels/value-labels'
import { filterLabel, type LabeledFilter, parseUrlFilters, toVisitFilter, type UrlFilter } from './filters-address'
import { parsePeriod } from './period'

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
