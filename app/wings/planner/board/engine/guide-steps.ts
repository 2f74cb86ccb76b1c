import type { Plan } from '~/wings/planner/plans/plan'
import type { TaskCard } from '../task-card'
import type { ProgressByTask, TaskProgress } from '../task-progress'
import { findBlockers } from '../working-order'

/** A task as a step of the guide. */
export interface GuideStep {
  card: TaskCard
  row: TaskProgress
  /** Ids of the tasks that it waits for. */
  blockers: string[]
  wave: number
  /** A day lost on it is lost for the whole plan. */
  isCritical: boolean
}

interface GuideStepsInput {
  cards: readonly TaskCard[]
  order: readonly string[]
  waves: Plan['waves']
  criticalPath: readonly string[]
}

/** The steps in working order. */
export function toGuideSteps(
  { cards, order, waves, criticalPath }: GuideStepsInput,
  rows: ProgressByTask,
): GuideStep[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const waveOf = new Map(waves.flatMap(({ number, taskIds }) => taskIds.map((id) => [id, number] as const)))
  const critical = new Set(criticalPath)
  return order.flatMap((id) => {
    const [card, row] = [byId.get(id), rows.get(id)]
    if (!card || !row) return []
    const blockers = findBlockers(card, rows, (other) => byId.has(other))
    return [{ card, row, blockers, wave: waveOf.get(id) ?? 0, isCritical: critical.has(id) }]
  })
}
