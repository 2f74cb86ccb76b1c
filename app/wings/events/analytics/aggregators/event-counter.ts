import { CounterTable, incrementAt, markIfNew } from './counter-table'

// places in a row of figures, and the marks behind them: in what it happened last
const [TIMES, VISITS, VISITORS, CENTS, WIDTH] = [0, 1, 2, 3, 4] as const
const [LAST_VISIT, LAST_VISITOR] = [WIDTH, WIDTH + 1]

/** Counts how often things happened, in how many visits and by how many visitors. */
export class EventCounter {
  readonly table = new CounterTable(WIDTH, 2)
  #visit = 0
  #visitor = 0
  #isVisit = false

  /** @param isVisit False for what came without one: it counts, but nobody is seen to have done it. */
  startVisit(isSameVisitor: boolean, isVisit: boolean) {
    if (!isSameVisitor) this.#visitor++
    this.#visit++
    this.#isVisit = isVisit
  }

  /** Something happened in the visit that began last. */
  countEvent(number: number, cents: number) {
    const row = this.table.offsetOf(number)
    const { values } = this.table
    incrementAt(values, row + TIMES, 1)
    incrementAt(values, row + CENTS, cents)
    if (!this.#isVisit) return
    if (markIfNew(values, row + LAST_VISIT, this.#visit)) incrementAt(values, row + VISITS, 1)
    if (markIfNew(values, row + LAST_VISITOR, this.#visitor)) incrementAt(values, row + VISITORS, 1)
  }
}

export function createEventTable() {
  return new CounterTable(WIDTH)
}

export function readEventMetrics({ values }: CounterTable, row: number) {
  const at = (place: number) => values[row + place] ?? 0
  return { times: at(TIMES), visits: at(VISITS), visitors: at(VISITORS), cents: at(CENTS) }
}
