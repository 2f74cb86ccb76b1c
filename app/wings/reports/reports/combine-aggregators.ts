import type { Aggregator } from '~/wings/events/analytics/aggregators'

/** Several aggregators as one, which answers in their order: the days are read once for all of them. */
export function combineAggregators<Result>(aggregators: Aggregator<Result>[]): Aggregator<Result[]> {
  return {
    add: (...day) => {
      for (const aggregator of aggregators) aggregator.add(...day)
    },
    result: (words) => aggregators.map((aggregator) => aggregator.result(words)),
  }
}
