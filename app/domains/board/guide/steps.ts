import type { Plan } from '~/domains/plans/plan'
import type { Card } from '../card'
import type { Progress, ProgressByTask } from '../progress'
import { blockersOf } from '../working-order'

/** A task as a step of the guide. */
export interface Step {
  card: Card
  row: Progress
  /** Ids of the tasks that it waits for. */
  blockers: string[]
  wave: number
  /** A day lost on it is lost for the whole plan. */
  isCritical: boolean
}

interface Source {
  cards: readonly Card[]
  order: readonly string[]
  waves: Plan['waves']
  criticalPath: readonly string[]
}

/** The steps in working order. */
export function stepsOf({ cards, order, waves, criticalPath }: Source, rows: ProgressByTask): Step[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const waveOf = new Map(waves.flatMap(({ number, taskIds }) => taskIds.map((id) => [id, number] as const)))
  const critical = new Set(criticalPath)
  return order.flatMap((id) => {
    const [card, row] = [byId.get(id), rows.get(id)]
    if (!card || !row) return []
    const blockers = blockersOf(card, rows, (other) => byId.has(other))
    return [{ card, row, blockers, wave: waveOf.get(id) ?? 0, isCritical: critical.has(id) }]
  })
}
