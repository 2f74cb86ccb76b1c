import type { Database } from '~/platform/database/database.server'
import { letOthersIn } from '~/platform/let-others-in.server'
import { chooseVisits } from './asking/choose-visits'
import { keptDaysOf } from './asking/kept-days.server'
import type { Tally } from './asking/tally'
import type { Question } from './question'

type ResultOf<One> = One extends Tally<infer Result> ? Result : never

/** Answers everything that is asked about the same visits in one pass over their days, visitors being answered in between. */
export async function ask<Tallies extends Record<string, Tally<unknown>>>(
  db: Database,
  { from, to, filters }: Question,
  tallies: Tallies,
): Promise<{ [Name in keyof Tallies]: ResultOf<Tallies[Name]> }> {
  const kept = keptDaysOf(db)
  const choose = chooseVisits(filters)
  const pause = letOthersIn()
  for await (const day of kept.between(from, to)) {
    const isChosen = choose(day, kept.words)
    for (const tally of Object.values(tallies)) {
      tally.take(day, isChosen, kept.words)
      await pause()
    }
  }
  const results: Record<string, unknown> = {}
  for (const [name, tally] of Object.entries(tallies)) {
    results[name] = tally.result(kept.words)
    await pause()
  }
  return results as { [Name in keyof Tallies]: ResultOf<Tallies[Name]> }
}
