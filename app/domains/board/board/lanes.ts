import { PRIORITIES } from '~/domains/plans/plan-schema'
import { PRIORITY_NAMES } from '~/domains/plans/priority-names'
import type { PlanPerson } from '../people.server'
import { byPosition, STATUSES, type Status } from '../progress'
import type { Board } from '../queries.server'
import { type Entry, NOBODY } from './card-filter'

export const LANE_KINDS = {
  none: 'No lanes',
  epic: 'Lanes by epic',
  priority: 'Lanes by priority',
  assignee: 'Lanes by assignee',
}
export type LaneKind = keyof typeof LANE_KINDS

export interface Lane {
  id: string
  title: string
  columns: Record<Status, Entry[]>
}

export const laneKindIn = (params: URLSearchParams): LaneKind => {
  const kind = params.get('lanes')
  return kind && Object.hasOwn(LANE_KINDS, kind) ? (kind as LaneKind) : 'none'
}

/** The cards in their columns, top to bottom, in one lane or in one for each epic, priority or person that has some. */
export function lanesOf(
  entries: readonly Entry[],
  kind: LaneKind,
  { epics, people }: Pick<Board, 'epics' | 'people'>,
): Lane[] {
  const groups = groupsOf(kind, epics, people)
  const known = new Set(groups.map(({ id }) => id))
  const last = groups.at(-1)?.id ?? ''
  const idOf = (entry: Entry) => {
    const id = laneOf(entry, kind)
    return known.has(id) ? id : last // the person left the plan
  }
  const byLane = Map.groupBy(entries, idOf)
  return groups
    .filter(({ id }) => kind === 'none' || byLane.has(id))
    .map((group) => ({ ...group, columns: columnsOf(byLane.get(group.id) ?? []) }))
}

function laneOf({ card, row }: Entry, kind: LaneKind) {
  if (kind === 'epic') return card.epicId
  if (kind === 'priority') return card.priority
  return kind === 'assignee' ? (row.assigneeId ?? NOBODY) : ''
}

function groupsOf(kind: LaneKind, epics: Board['epics'], people: PlanPerson[]) {
  if (kind === 'epic') return epics
  if (kind === 'priority') return PRIORITIES.map((id) => ({ id, title: PRIORITY_NAMES[id] }))
  if (kind === 'none') return [{ id: '', title: '' }]
  return [...people.map(({ id, name }) => ({ id, title: name })), { id: NOBODY, title: 'Nobody yet' }]
}

function columnsOf(entries: Entry[]) {
  const sorted = entries.toSorted((one, other) => byPosition(one.row, other.row))
  return Object.fromEntries(
    STATUSES.map((status) => [status, sorted.filter(({ row }) => row.status === status)]),
  ) as Record<Status, Entry[]>
}
