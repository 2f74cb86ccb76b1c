import type { EventMetrics } from '../aggregates'
import { hitKindCode, hitKinds } from '../days/day-data'
import type { Aggregator, IndexedDay } from './aggregator'
import { compareText } from './compare-results'
import { createEventTable, EventCounter, readEventMetrics } from './event-counter'

const PAGE_VIEW = hitKindCode('page_view')
// a name of each kind has a number of its own
const KINDS = hitKinds.length

/** Counts what else happened in the chosen visits, by kind and name. What happened most often comes first. */
export function createEventsAggregator(): Aggregator<EventMetrics[]> {
  const ofDay = new EventCounter()
  const all = createEventTable()
  return {
    add(day, isChosen, words) {
      ofDay.table.clear()
      ofDay.table.ensureCapacity(day.textIds.length * KINDS)
      countEvents(ofDay, day, isChosen)
      all.ensureCapacity(words.size * KINDS)
      all.addFrom(ofDay.table, (number) => (day.textIds[Math.floor(number / KINDS)] ?? 0) * KINDS + (number % KINDS))
    },
    result: (words) =>
      all.keys
        .map((number) => ({
          kind: hitKinds[number % KINDS] ?? '',
          name: words.getText(Math.floor(number / KINDS)),
          ...readEventMetrics(all, all.offsetOf(number)),
        }))
        .sort((a, b) => b.times - a.times || compareText(a.kind, b.kind) || compareText(a.name, b.name)),
  }
}

function countEvents(rows: EventCounter, { visits, hits }: IndexedDay, isChosen: Uint8Array) {
  const { isSameVisitor, views, firstHit } = visits
  const { kind, name, cents } = hits
  for (let visit = 0; visit < isSameVisitor.length; visit++) {
    rows.startVisit(isSameVisitor[visit] === 1, views[visit] !== 0)
    if (isChosen[visit] === 0) continue
    const end = firstHit[visit + 1] ?? 0
    for (let hit = firstHit[visit] ?? 0; hit < end; hit++) {
      if (kind[hit] !== PAGE_VIEW) rows.countEvent((name[hit] ?? 0) * KINDS + (kind[hit] ?? 0), cents[hit] ?? 0)
    }
  }
}
