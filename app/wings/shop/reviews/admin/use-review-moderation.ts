import { useMutation } from '~/ui/workspace/use-mutation'
import type { ModerationResult, ReviewDecision, ReviewRevision } from '../moderation.commands.server'

const statusLabels = { approved: 'approved', rejected: 'rejected', waiting: 'marked as pending' }

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
            : {
                path: DECISIONS_PATH,
                method: 'DELETE',
                json: { states: done },
                successMessage: 'Change undone.',
              },
      }),
    reply: (reviewId: string, reply: string) => {
      const path = `/admin/review-moderation/${reviewId}/reply`
      return change<{ before: string }>({
        path,
        method: 'PUT',
        json: { reply },
        successMessage: () => (reply ? 'Reply saved.' : 'Reply deleted.'),
        undo: ({ before }) => ({ path, method: 'PUT', json: { reply: before }, successMessage: 'Change undone.' }),
      })
    },
    saveWords: (words: string) =>
      change<{ before: string[] }>({
        path: '/admin/review-moderation/blocked-words',
        method: 'PUT',
        json: { words },
        successMessage: () => 'Blocked words saved. They apply to new reviews.',
      }),
  }
}

/** What happened, in a sentence or two; of those that were left alone, the first says why. */
function moderationMessage(
  { status }: Pick<ReviewDecision, 'status'>,
  { done, refused: [first, ...others] }: ModerationResult,
) {
  const count = done.length === 1 ? '1 review' : `${done.length} reviews`
  if (!first) return `${count} ${statusLabels[status]}.`
  const said = done.length > 0 ? `${count} ${statusLabels[status]}.` : 'Nothing was changed.'
  return `${said} ${first.reason}${others.length > 0 ? ` ${others.length} more not changed.` : ''}`
}
