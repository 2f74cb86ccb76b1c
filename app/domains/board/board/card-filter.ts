import type { Card } from '../card'
import type { Progress } from '../progress'

/** A card with everything that is known of it now. */
export interface Entry {
  card: Card
  row: Progress
  /** Ids of the tasks that it waits for, "T-1, T-2"; a text, so that equal ones are the same. */
  blockers: string
}

export const FILTER_NAMES = ['q', 'epic', 'priority', 'skill', 'assignee', 'sprint', 'blocked', 'mine'] as const
export type Filters = Record<(typeof FILTER_NAMES)[number], string>

export const NOBODY = 'nobody'

/** What the address filters by; an empty text filters nothing. */
export function filtersIn(params: URLSearchParams): Filters {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, params.get(name) ?? ''])) as Filters
}

export const isFiltering = (filters: Filters) => Object.values(filters).some(Boolean)

/** Whether a card is shown. Every word of the search must be in its id or its title. */
export function passes({ card, row, blockers }: Entry, filters: Filters, personId: string) {
  const { q, epic, priority, skill, assignee, sprint, blocked, mine } = filters
  const text = `${card.id} ${card.title}`.toLowerCase()
  return (
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    isEither(epic, card.epicId) &&
    isEither(priority, card.priority) &&
    isEither(skill, card.skill) &&
    isEither(assignee, row.assigneeId ?? NOBODY) &&
    isEither(sprint, String(card.sprint ?? '')) &&
    (!blocked || blockers !== '') &&
    (!mine || row.assigneeId === personId)
  )
}

const isEither = (wanted: string, value: string) => wanted === '' || wanted === value
