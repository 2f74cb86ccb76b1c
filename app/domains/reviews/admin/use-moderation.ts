import { useMutation } from '~/ui/workspace/use-change'
import type { ModerationResult, ReviewDecision, ReviewRevision } from '../moderation/moderate.server'
import { moderationMessage } from './report-of'

const DECISIONS_PATH = '/admin/review-moderation/decisions'

/** What can be decided of reviews, each decision with a way back. */
export function useReviewModeration() {
  const change = useMutation()
  return {
    decide: (reviews: ReviewRevision[], decision: ReviewDecision) =>
      change<ModerationResult>({
        path: DECISIONS_PATH,
        json: { reviews: reviews.map(({ id, revision }) => ({ id, revision })), decision },
        successMessage: (report) => moderationMessage(decision, report),
        undo: ({ done }) =>
          done.length === 0
            ? undefined
            : { path: DECISIONS_PATH, method: 'DELETE', json: { states: done }, done: 'Back as it was.' },
      }),
    reply: (reviewId: string, reply: string) => {
      const path = `/admin/review-moderation/${reviewId}/reply`
      return change<{ before: string }>({
        path,
        method: 'PUT',
        json: { reply },
        successMessage: () => (reply ? 'Reply saved.' : 'Reply removed.'),
        undo: ({ before }) => ({ path, method: 'PUT', json: { reply: before }, done: 'Back as it was.' }),
      })
    },
    saveWords: (words: string) =>
      change<{ before: string[] }>({
        path: '/admin/review-moderation/blocked-words',
        method: 'PUT',
        json: { words },
        successMessage: () => 'Blocked words saved. New reviews are looked at with them.',
      }),
  }
}
