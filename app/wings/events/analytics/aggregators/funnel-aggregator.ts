import type { FunnelStepMetrics } from '../aggregates'
import type { EventMatcher } from '../analytics-query'
import type { Aggregator, IndexedDay, TextLookup } from './aggregator'
import { incrementAt } from './counter-table'
import { EventMatcherSet } from './event-matcher-set'

/**
 * Counts in how many of the chosen visits the steps happened, one after the other: each by something that came later than
 * the step before. At most 32 steps.
 */
export function createFunnelAggregator(steps: EventMatcher[]): Aggregator<FunnelStepMetrics[]> {
  const marks = new EventMatcherSet(steps)
  const visitsAt = new Float64Array(steps.length)
  const visitorsAt = new Float64Array(steps.length)

  function take(day: IndexedDay, isChosen: Uint8Array, words: TextLookup) {
    const { isSameVisitor, views, firstHit } = day.visits
    const bitsAt = marks.match(day, words)
    // of the visitor whose visits are counted just now
    let furthest = 0
    for (let visit = 0; visit < isSameVisitor.length; visit++) {
      if (isSameVisitor[visit] === 0) furthest = 0
      if (isChosen[visit] === 0 || views[visit] === 0) continue
      const reached = stepsReached(bitsAt, firstHit[visit] ?? 0, firstHit[visit + 1] ?? 0)
      incrementFrom(visitsAt, 0, reached)
      incrementFrom(visitorsAt, furthest, reached)
      furthest = Math.max(furthest, reached)
    }
  }

  function stepsReached(bitsAt: (hit: number) => number, from: number, to: number) {
    let reached = 0
    for (let hit = from; hit < to && reached < steps.length; hit++) {
      if (bitsAt(hit) & (1 << reached)) reached++
    }
    return reached
  }

  return {
    add: take,
    result: () => Array.from(steps, (_, step) => ({ visits: visitsAt[step] ?? 0, visitors: visitorsAt[step] ?? 0 })),
  }
}

function incrementFrom(counts: Float64Array, from: number, to: number) {
  for (let step = from; step < to; step++) incrementAt(counts, step, 1)
}
