import type { VisitMetrics } from '../aggregates'
import type { TextIndexColumn } from '../days/day-data'
import type { IndexedDay } from './aggregator'
import { CounterTable, incrementAt, markIfNew } from './counter-table'
import { forEachPurchase } from './for-each-purchase'

// places in a row of figures, and the mark behind them: the visitor of the last visit
const [VISITORS, VISITS, VIEWS, BOUNCES, SECONDS, PURCHASES, CENTS, WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7] as const
const LAST = WIDTH

/** Counters per row; `readVisitMetrics` gives them names. */
export function createVisitTable() {
  return new CounterTable(WIDTH)
}

/** Counts the chosen visits of a day in groups, such as those of each source. */
export class VisitCounter {
  /** Of the day that was counted last, by group. */
  readonly table = new CounterTable(WIDTH, 1)
  #visitor = 0

  /** @param groupOf For each visit the number of its group, below `size`. */
  count(day: IndexedDay, isChosen: Uint8Array, groupOf: TextIndexColumn, size: number) {
    this.table.clear()
    this.table.ensureCapacity(size)
    this.#countVisits(day, isChosen, groupOf)
    forEachPurchase(day, isChosen, (visit, hit) => {
      const row = this.table.offsetOf(groupOf[visit] ?? 0)
      incrementAt(this.table.values, row + PURCHASES, 1)
      incrementAt(this.table.values, row + CENTS, day.hits.cents[hit] ?? 0)
    })
  }

  #countVisits({ visits }: IndexedDay, isChosen: Uint8Array, groupOf: TextIndexColumn) {
    const { isSameVisitor, views, isBounce, seconds } = visits
    const { table } = this
    let visitor = this.#visitor
    for (let visit = 0; visit < isSameVisitor.length; visit++) {
      if (isSameVisitor[visit] === 0) visitor++
      if (isChosen[visit] === 0 || views[visit] === 0) continue
      const group = groupOf[visit] ?? 0
      const row = table.offsetOf(group)
      const { values } = table
      if (markIfNew(values, row + LAST, visitor)) incrementAt(values, row + VISITORS, 1)
      incrementAt(values, row + VISITS, 1)
      incrementAt(values, row + VIEWS, views[visit] ?? 0)
      incrementAt(values, row + BOUNCES, isBounce[visit] ?? 0)
      incrementAt(values, row + SECONDS, seconds[visit] ?? 0)
    }
    this.#visitor = visitor
  }
}

/** The figures of a row, by their names. */
export function readVisitMetrics({ values }: CounterTable, row: number): VisitMetrics {
  const at = (place: number) => values[row + place] ?? 0
  return {
    visitors: at(VISITORS),
    visits: at(VISITS),
    views: at(VIEWS),
    bounces: at(BOUNCES),
    seconds: at(SECONDS),
    purchases: at(PURCHASES),
    cents: at(CENTS),
  }
}
