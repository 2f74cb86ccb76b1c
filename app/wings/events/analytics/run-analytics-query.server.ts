import type { Database } from '~/platform/database/database.server'
import { yieldToEventLoop } from '~/platform/jobs/yield-to-event-loop.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { Aggregator } from './aggregators/aggregator'
import { getDayCache } from './aggregators/day-cache.queries.server'
import { filterVisits } from './aggregators/filter-visits'
import { separateCurrencies } from './aggregators/separate-currencies'
import type { AnalyticsQuery } from './analytics-query'

type AggregatorResult<One> = One extends Aggregator<infer Result> ? Result : never

/**
 * Answers everything that is asked about the same visits in one pass over their days, visitors being answered in between.
 * Revenue is that of the studio's currency; `createOtherCurrenciesAggregator` says what else there is.
 */
export async function runAnalyticsQuery<Tallies extends Record<string, Aggregator<unknown>>>(
  db: Database,
  { from, to, filters }: AnalyticsQuery,
  aggregators: Tallies,
): Promise<{ [Name in keyof Tallies]: AggregatorResult<Tallies[Name]> }> {
  const kept = getDayCache(db)
  const choose = filterVisits(filters)
  const pause = yieldToEventLoop()
  const { currency } = await findBrand(db)
  for await (const loaded of kept.loadRange(from, to)) {
    const day = separateCurrencies(loaded, currency, kept.dictionary)
    const isChosen = choose(day, kept.dictionary)
    for (const aggregator of Object.values(aggregators)) {
      aggregator.add(day, isChosen, kept.dictionary)
      await pause()
    }
  }
  const results: Record<string, unknown> = {}
  for (const [name, aggregator] of Object.entries(aggregators)) {
    results[name] = aggregator.result(kept.dictionary)
    await pause()
  }
  return results as { [Name in keyof Tallies]: AggregatorResult<Tallies[Name]> }
}
