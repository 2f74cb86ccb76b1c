import { add, FigureRows, isNew } from './figure-rows'

// places in a row of figures, and the marks behind them: in what it happened last
const [TIMES, VISITS, VISITORS, CENTS, WIDTH] = [0, 1, 2, 3, 4] as const
const [LAST_VISIT, LAST_VISITOR] = [WIDTH, WIDTH + 1]

/** Counts how often things happened, in how many visits and by how many visitors. */
export class HappeningRows {
  readonly rows = new FigureRows(WIDTH, 2)
  #visit = 0
  #visitor = 0
  #isVisit = false

  /** @param isVisit False for what came without one: it counts, but nobody is seen to have done it. */
  begin(isSameVisitor: boolean, isVisit: boolean) {
    if (!isSameVisitor) this.#visitor++
    this.#visit++
    this.#isVisit = isVisit
  }

  /** Something happened in the visit that began last. */
  happened(number: number, cents: number) {
    const row = this.rows.at(number)
    const { figures } = this.rows
    add(figures, row + TIMES, 1)
    add(figures, row + CENTS, cents)
    if (!this.#isVisit) return
    if (isNew(figures, row + LAST_VISIT, this.#visit)) add(figures, row + VISITS, 1)
    if (isNew(figures, row + LAST_VISITOR, this.#visitor)) add(figures, row + VISITORS, 1)
  }
}

export function happeningRows() {
  return new FigureRows(WIDTH)
}

export function happeningAt({ figures }: FigureRows, row: number) {
  const at = (place: number) => figures[row + place] ?? 0
  return { times: at(TIMES), visits: at(VISITS), visitors: at(VISITORS), cents: at(CENTS) }
}
