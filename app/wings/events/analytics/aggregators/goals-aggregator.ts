import type { EventMetrics } from '../aggregates'
import type { EventMatcher } from '../analytics-query'
import type { Aggregator, IndexedDay } from './aggregator'
import { EventCounter, readEventMetrics } from './event-counter'
import { EventMatcherSet, groupMatchers } from './event-matcher-set'

/** Counts how often each of these happened in the chosen visits; the answers stand in the same order. */
export function createGoalsAggregator(wanted: EventMatcher[]): Aggregator<EventMetrics[]> {
  const groups = groupMatchers(wanted).map(aggregateGoalGroup)
  return {
    add: (...day) => groups.forEach(({ add }) => void add(...day)),
    result: (words) => groups.flatMap(({ result }) => result(words)),
  }
}

function aggregateGoalGroup(wanted: EventMatcher[]): Aggregator<EventMetrics[]> {
  const marks = new EventMatcherSet(wanted)
  const counter = new EventCounter()
  counter.table.ensureCapacity(wanted.length)
  return {
    add: (day, isChosen, words) => countGoals(counter, marks.match(day, words), day, isChosen),
    result: () =>
      wanted.map(({ kind, name, path }, goal) => ({
        kind,
        name: name ?? path ?? '',
        ...readEventMetrics(counter.table, counter.table.offsetOf(goal)),
      })),
  }
}

function countGoals(
  counter: EventCounter,
  bitsAt: (hit: number) => number,
  { visits, hits }: IndexedDay,
  isChosen: Uint8Array,
) {
  const { isSameVisitor, views, firstHit } = visits
  for (let visit = 0; visit < isSameVisitor.length; visit++) {
    counter.startVisit(isSameVisitor[visit] === 1, views[visit] !== 0)
    if (isChosen[visit] === 0) continue
    const end = firstHit[visit + 1] ?? 0
    for (let hit = firstHit[visit] ?? 0; hit < end; hit++) {
      for (let bits = bitsAt(hit); bits !== 0; bits &= bits - 1) {
        counter.countEvent(lowestBit(bits), hits.cents[hit] ?? 0)
      }
    }
  }
}

function lowestBit(bits: number) {
  return 31 - Math.clz32(bits & -bits)
}
