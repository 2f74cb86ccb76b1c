import type { Priority } from './plan'

/** How a priority is called, the first one first. */
export const PRIORITY_LABELS: Record<Priority, string> = {
  must: 'Must have',
  should: 'Should have',
  could: 'Could have',
}

/** The same where little room is: on a card, in a filter. */
export const SHORT_PRIORITY_LABELS: Record<Priority, string> = { must: 'Must', should: 'Should', could: 'Could' }
