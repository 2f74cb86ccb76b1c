import type { Tally } from '~/domains/analytics/tallies'

/** Several tallies as one, which answers in their order: the days are read once for all of them. */
export function inOrder<Result>(tallies: Tally<Result>[]): Tally<Result[]> {
  return {
    take: (...day) => {
      for (const tally of tallies) tally.take(...day)
    },
    result: (words) => tallies.map((tally) => tally.result(words)),
  }
}
