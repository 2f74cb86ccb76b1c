import type { TaskCard } from '../task-card'
import type { TaskProgress } from '../task-progress'

/** A card with everything that is known of it now. */
export interface BoardCard {
  card: TaskCard
  row: TaskProgress
  /** Ids of the tasks that it waits for, "T-1, T-2"; a text, so that equal ones are the same. */
  blockers: string
}

export const CARD_FILTER_NAMES = ['q', 'epic', 'priority', 'skill', 'assignee', 'sprint', 'blocked', 'mine'] as const
export type CardFilters = Record<(typeof CARD_FILTER_NAMES)[number], string>

export const UNASSIGNED = 'nobody'

/** What the address filters by; an empty text filters nothing. */
export function parseCardFilters(params: URLSearchParams): CardFilters {
  return Object.fromEntries(CARD_FILTER_NAMES.map((name) => [name, params.get(name) ?? ''])) as CardFilters
}

export const hasActiveFilters = (filters: CardFilters) => Object.values(filters).some(Boolean)

/** Whether a card is shown. Every word of the search must be in its id or its title. */
export function matchesCardFilters({ card, row, blockers }: BoardCard, filters: CardFilters, personId: string) {
  const { q, epic, priority, skill, assignee, sprint, blocked, mine } = filters
  const text = `${card.id} ${card.title}`.toLowerCase()
  return (
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    isAnyOrEqual(epic, card.epicId) &&
    isAnyOrEqual(priority, card.priority) &&
    isAnyOrEqual(skill, card.skill) &&
    isAnyOrEqual(assignee, row.assigneeId ?? UNASSIGNED) &&
    isAnyOrEqual(sprint, String(card.sprint ?? '')) &&
    (!blocked || blockers !== '') &&
    (!mine || row.assigneeId === personId)
  )
}

const isAnyOrEqual = (wanted: string, value: string) => wanted === '' || wanted === value
