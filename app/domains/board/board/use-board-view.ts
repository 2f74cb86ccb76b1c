import { useMemo } from 'react'
import type { Card } from '../card'
import type { LiveBoard } from '../live/use-board'
import { type ProgressByTask, STATUSES } from '../progress'
import type { Board } from '../queries.server'
import { blockersOf } from '../working-order'
import { type Entry, filtersIn, isFiltering, passes } from './card-filter'
import { type Lane, type LaneKind, laneKindIn, lanesOf } from './lanes'

export interface BoardLook {
  kind: LaneKind
  lanes: Lane[]
  entries: Entry[]
  /** The cards that are shown, lane by lane, column by column. */
  order: string[]
  isEmptyByFilter: boolean
}

/** What of the board is shown, by what the address says. */
export function useBoardView(board: Board, { rows }: LiveBoard, params: URLSearchParams, personId: string): BoardLook {
  const entries = useMemo(() => entriesOf(board.cards, rows), [board.cards, rows])
  return useMemo(() => {
    const kind = laneKindIn(params)
    const filters = filtersIn(params)
    const visible = entries.filter((entry) => passes(entry, filters, personId))
    const lanes = lanesOf(visible, kind, board)
    const isEmptyByFilter = visible.length === 0 && isFiltering(filters)
    return { kind, lanes, entries, order: orderOf(lanes), isEmptyByFilter }
  }, [entries, params, board, personId])
}

function orderOf(lanes: Lane[]) {
  return lanes.flatMap(({ columns }) => STATUSES.flatMap((status) => columns[status].map(({ card }) => card.id)))
}

/** The cards above and below one, as they are shown. */
export function neighborsOf(lanes: Lane[], taskId: string | undefined) {
  for (const { columns } of lanes) {
    for (const status of STATUSES) {
      const at = columns[status].findIndex(({ card }) => card.id === taskId)
      if (at >= 0) return { above: columns[status][at - 1]?.card.id, below: columns[status][at + 1]?.card.id }
    }
  }
  return { above: undefined, below: undefined }
}

/** The cards that are laid out, with what they wait for. */
function entriesOf(cards: readonly Card[], rows: ProgressByTask): Entry[] {
  const ids = new Set(cards.map(({ id }) => id))
  return cards.flatMap((card) => {
    const row = rows.get(card.id)
    return row ? [{ card, row, blockers: blockersOf(card, rows, (id) => ids.has(id)).join(', ') }] : []
  })
}
