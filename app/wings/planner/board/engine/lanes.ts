import { PRIORITIES } from '~/wings/planner/plans/plan-schema'
import { PRIORITY_LABELS } from '~/wings/planner/plans/priority-labels'
import type { PlanPerson } from '../plan-people.queries.server'
import type { Board } from '../queries.server'
import { comparePosition, TASK_STATUSES, type TaskStatus } from '../task-progress'
import { type BoardCard, UNASSIGNED } from './card-filters'

export const LANE_GROUPING_LABELS = {
  none: 'No swimlanes',
  epic: 'Swimlanes by epic',
  priority: 'Swimlanes by priority',
  assignee: 'Swimlanes by assignee',
}
export type LaneGrouping = keyof typeof LANE_GROUPING_LABELS

export interface Lane {
  id: string
  title: string
  columns: Record<TaskStatus, BoardCard[]>
}

export const parseLaneGrouping = (params: URLSearchParams): LaneGrouping => {
  const kind = params.get('lanes')
  return kind && Object.hasOwn(LANE_GROUPING_LABELS, kind) ? (kind as LaneGrouping) : 'none'
}

/** The cards in their columns, top to bottom, in one lane or in one for each epic, priority or person that has some. */
export function groupIntoLanes(
  entries: readonly BoardCard[],
  kind: LaneGrouping,
  { epics, people }: Pick<Board, 'epics' | 'people'>,
): Lane[] {
  const groups = listGroups(kind, epics, people)
  const known = new Set(groups.map(({ id }) => id))
  const last = groups.at(-1)?.id ?? ''
  const idOf = (entry: BoardCard) => {
    const id = getLaneId(entry, kind)
    return known.has(id) ? id : last // the person left the plan
  }
  const byLane = Map.groupBy(entries, idOf)
  return groups
    .filter(({ id }) => kind === 'none' || byLane.has(id))
    .map((group) => ({ ...group, columns: splitIntoColumns(byLane.get(group.id) ?? []) }))
}

function getLaneId({ card, row }: BoardCard, kind: LaneGrouping) {
  if (kind === 'epic') return card.epicId
  if (kind === 'priority') return card.priority
  return kind === 'assignee' ? (row.assigneeId ?? UNASSIGNED) : ''
}

function listGroups(kind: LaneGrouping, epics: Board['epics'], people: PlanPerson[]) {
  if (kind === 'epic') return epics
  if (kind === 'priority') return PRIORITIES.map((id) => ({ id, title: PRIORITY_LABELS[id] }))
  if (kind === 'none') return [{ id: '', title: '' }]
  return [...people.map(({ id, name }) => ({ id, title: name })), { id: UNASSIGNED, title: 'Unassigned' }]
}

function splitIntoColumns(entries: BoardCard[]) {
  const sorted = entries.toSorted((one, other) => comparePosition(one.row, other.row))
  return Object.fromEntries(
    TASK_STATUSES.map((status) => [status, sorted.filter(({ row }) => row.status === status)]),
  ) as Record<TaskStatus, BoardCard[]>
}
