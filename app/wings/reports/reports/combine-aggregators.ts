import type { Tally } from '~/wings/events/analytics/aggregators'

/** Several tallies as one, which answers in their order: the days are read once for all of them. */
export function combineAggregators<Result>(tallies: Tally<Result>[]): Tally<Result[]> {
  return {
    add: (...day) => {
      for (const tally of tallies) tally.add(...day)
    },
    result: (words) => tallies.map((tally) => tally.result(words)),
  }
}
