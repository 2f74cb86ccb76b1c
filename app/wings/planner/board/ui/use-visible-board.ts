import { useMemo } from 'react'
import { type BoardCard, hasActiveFilters, matchesCardFilters, parseCardFilters } from '../engine/card-filters'
import { groupIntoLanes, type Lane, type LaneGrouping, parseLaneGrouping } from '../engine/lanes'
import type { Board } from '../queries.server'
import type { TaskCard } from '../task-card'
import { type ProgressByTask, TASK_STATUSES } from '../task-progress'
import { findBlockers } from '../working-order'
import type { LiveBoard } from './use-live-board'

export interface VisibleBoard {
  laneGrouping: LaneGrouping
  lanes: Lane[]
  cards: BoardCard[]
  /** The cards that are shown, lane by lane, column by column. */
  visibleTaskIds: string[]
  isEmptyByFilter: boolean
}

/** What of the board is shown, by what the address says. */
export function useVisibleBoard(
  board: Board,
  { rows }: LiveBoard,
  params: URLSearchParams,
  personId: string,
): VisibleBoard {
  const cards = useMemo(() => toBoardCards(board.cards, rows), [board.cards, rows])
  return useMemo(() => {
    const laneGrouping = parseLaneGrouping(params)
    const filters = parseCardFilters(params)
    const visible = cards.filter((card) => matchesCardFilters(card, filters, personId))
    const lanes = groupIntoLanes(visible, laneGrouping, board)
    const isEmptyByFilter = visible.length === 0 && hasActiveFilters(filters)
    return { laneGrouping, lanes, cards, visibleTaskIds: listTaskIds(lanes), isEmptyByFilter }
  }, [cards, params, board, personId])
}

function listTaskIds(lanes: Lane[]) {
  return lanes.flatMap(({ columns }) => TASK_STATUSES.flatMap((status) => columns[status].map(({ card }) => card.id)))
}

/** The cards above and below one, as they are shown. */
export function findNeighbors(lanes: Lane[], taskId: string | undefined) {
  for (const { columns } of lanes) {
    for (const status of TASK_STATUSES) {
      const at = columns[status].findIndex(({ card }) => card.id === taskId)
      if (at >= 0) return { above: columns[status][at - 1]?.card.id, below: columns[status][at + 1]?.card.id }
    }
  }
  return { above: undefined, below: undefined }
}

/** The cards that are laid out, with what they wait for. */
function toBoardCards(cards: readonly TaskCard[], rows: ProgressByTask): BoardCard[] {
  const ids = new Set(cards.map(({ id }) => id))
  return cards.flatMap((card) => {
    const row = rows.get(card.id)
    return row ? [{ card, row, blockers: findBlockers(card, rows, (id) => ids.has(id)).join(', ') }] : []
  })
}
