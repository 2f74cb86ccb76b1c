import { countDaysBehind, countForReader } from '~/domains/analytics/count-days.server'
import type { Question } from '~/domains/analytics/question'
import { findProductNames } from '~/domains/products/product-names.queries.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { dayIn, minuteIn } from '~/platform/zoned-time'
import { productIdsIn, valueLabel } from '../panels/value-labels'
import { type AddressFilter, asQuestion, filterWords, type LabelledFilter, readFilters } from './filters-address'
import { readPeriod } from './period'

/** What the address asks, with today counted as far as it has come, and how many of its days are not counted yet. */
export async function readQuestion(db: Database, params: URLSearchParams, now: Date) {
  const { timeZone } = await findBrand(db)
  const today = dayIn(timeZone, now)
  const period = readPeriod(params, today)
  if (period.to === today) await countForReader(db, now)
  const daysBehind = await countDaysBehind(db, period.before ? [period, period.before] : [period], now)
  const filters = readFilters(params)
  const question: Question = { from: period.from, to: period.to, filters: filters.map(asQuestion) }
  const hour = String(Math.floor(minuteIn(timeZone, now) / 60)).padStart(2, '0')
  return { period, filters, question, daysBehind, present: `${today}T${hour}` }
}

/** The filters with their words, in which products have their names. */
export async function labelFilters(db: Database, filters: AddressFilter[]): Promise<LabelledFilter[]> {
  const productNames = await findProductNames(db, productIdsIn(filters.flatMap(({ values }) => values)))
  const labelOf: typeof valueLabel = (name, value) => valueLabel(name, value, productNames)
  return filters.map((filter) => ({ ...filter, words: filterWords(filter, labelOf) }))
}
