import type { Counts } from '../answers'
import type { Texts } from '../days/day'
import { eachPurchase } from './each-purchase'
import { add, FigureRows, isNew } from './figure-rows'
import type { KnownDay } from './tally'

// places in a row of figures, and the mark behind them: the visitor of the last visit
const [VISITORS, VISITS, VIEWS, BOUNCES, SECONDS, PURCHASES, CENTS, WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7] as const
const LAST = WIDTH

/** Rows of figures, of which `countsAt` makes words. */
export function visitRows() {
  return new FigureRows(WIDTH)
}

/** Counts the chosen visits of a day in groups, such as those of each source. */
export class VisitCounter {
  /** Of the day that was counted last, by group. */
  readonly rows = new FigureRows(WIDTH, 1)
  #visitor = 0

  /** @param groupOf For each visit the number of its group, below `size`. */
  count(day: KnownDay, isChosen: Uint8Array, groupOf: Texts, size: number) {
    this.rows.clear()
    this.rows.reach(size)
    this.#countVisits(day, isChosen, groupOf)
    eachPurchase(day, isChosen, (visit, hit) => {
      const row = this.rows.at(groupOf[visit] ?? 0)
      add(this.rows.figures, row + PURCHASES, 1)
      add(this.rows.figures, row + CENTS, day.hits.cents[hit] ?? 0)
    })
  }

  #countVisits({ visits }: KnownDay, isChosen: Uint8Array, groupOf: Texts) {
    const { isSameVisitor, views, isBounce, seconds } = visits
    const { rows } = this
    let visitor = this.#visitor
    for (let visit = 0; visit < isSameVisitor.length; visit++) {
      if (isSameVisitor[visit] === 0) visitor++
      if (isChosen[visit] === 0 || views[visit] === 0) continue
      const group = groupOf[visit] ?? 0
      const row = rows.at(group)
      const { figures } = rows
      if (isNew(figures, row + LAST, visitor)) add(figures, row + VISITORS, 1)
      add(figures, row + VISITS, 1)
      add(figures, row + VIEWS, views[visit] ?? 0)
      add(figures, row + BOUNCES, isBounce[visit] ?? 0)
      add(figures, row + SECONDS, seconds[visit] ?? 0)
    }
    this.#visitor = visitor
  }
}

/** The figures of a row, by their names. */
export function countsAt({ figures }: FigureRows, row: number): Counts {
  const at = (place: number) => figures[row + place] ?? 0
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
