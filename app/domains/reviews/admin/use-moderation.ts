import { useChange } from '~/ui/workspace/use-change'
import type { Decision, ModerationReport, ReviewAsRead } from '../moderation/moderate.server'
import { reportOf } from './report-of'

const DECISIONS = '/admin/review-moderation/decisions'

/** What can be decided of reviews, each decision with a way back. */
export function useModeration() {
  const change = useChange()
  return {
    decide: (reviews: ReviewAsRead[], decision: Decision) =>
      change<ModerationReport>({
        path: DECISIONS,
        json: { reviews: reviews.map(({ id, revision }) => ({ id, revision })), decision },
        done: (report) => reportOf(decision, report),
        undo: ({ done }) =>
          done.length === 0
            ? undefined
            : { path: DECISIONS, method: 'DELETE', json: { states: done }, done: 'Back as it was.' },
      }),
    reply: (reviewId: string, reply: string) => {
      const path = `/admin/review-moderation/${reviewId}/reply`
      return change<{ before: string }>({
        path,
        method: 'PUT',
        json: { reply },
        done: () => (reply ? 'Reply saved.' : 'Reply removed.'),
        undo: ({ before }) => ({ path, method: 'PUT', json: { reply: before }, done: 'Back as it was.' }),
      })
    },
    saveWords: (words: string) =>
      change<{ before: string[] }>({
        path: '/admin/review-moderation/blocked-words',
        method: 'PUT',
        json: { words },
        done: () => 'Blocked words saved. New reviews are looked at with them.',
      }),
  }
}
