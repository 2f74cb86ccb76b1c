import { formatMoney, parseMoney } from '~/platform/text/money'
import type { Brand } from '~/wings/site/settings/brand'
import type { PriceFilter } from './catalog.queries.server'

/** What the address says of prices, as the fields of the catalog show it. */
export interface TypedPriceFilter {
  min: string
  max: string
  errors: { min?: string; max?: string }
}

/** Reads `?min=` and `?max=` in the studio's currency; a limit that cannot be read is none, and its field says so. */
export function parsePriceFilter(
  params: URLSearchParams,
  { currency, language }: Pick<Brand, 'currency' | 'language'>,
) {
  const typed: TypedPriceFilter = { min: '', max: '', errors: {} }
  const filter: PriceFilter = { currency }
  for (const name of ['min', 'max'] as const) {
    const text = params.get(name)?.trim() ?? ''
    if (text === '') continue
    const read = parseMoney(text, currency, language)
    typed[name] = 'amount' in read ? formatMoney(read.amount, currency, language, 'number') : text.slice(0, MAX_SHOWN)
    if ('amount' in read) filter[name] = read.amount
    else typed.errors[name] = read.problem
  }
  if (filter.min !== undefined && filter.max !== undefined && filter.min > filter.max) {
    typed.errors.max = 'Enter no less than the lowest price.'
    filter.max = undefined
  }
  const isFiltered = filter.min !== undefined || filter.max !== undefined
  return { typed, filter: isFiltered ? filter : null }
}

const MAX_SHOWN = 40
