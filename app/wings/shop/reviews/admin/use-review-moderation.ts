import { formatCount } from '~/platform/text/format-number'
import { useMutation } from '~/ui/workspace/use-mutation'
import { reviewsClient } from '../api'
import type { ModerationResult, ReviewDecision, ReviewRevision } from '../moderation.commands.server'

const statusLabels = { approved: 'approved', rejected: 'rejected', waiting: 'marked as pending' }

/** What can be decided of reviews, each decision with a way back. */
export function useReviewModeration() {
  const change = useMutation()
  return {
    decide: (reviews: ReviewRevision[], decision: ReviewDecision) =>
      change({
        ...reviewsClient.post('/decisions', {
          json: { reviews: reviews.map(({ id, revision }) => ({ id, revision })), decision },
        }),
        successMessage: (report) => moderationMessage(decision, report),
        undo: ({ done }) =>
          done.length === 0
            ? undefined
            : {
                ...reviewsClient.delete('/decisions', { json: { states: done } }),
                successMessage: 'Change undone.',
              },
      }),
    reply: (reviewId: string, reply: string) => {
      const saveReply = (text: string) =>
        reviewsClient.put('/:reviewId/reply', { param: { reviewId }, json: { reply: text } })
      return change({
        ...saveReply(reply),
        successMessage: () => (reply ? 'Reply saved.' : 'Reply deleted.'),
        undo: ({ before }) => ({ ...saveReply(before), successMessage: 'Change undone.' }),
      })
    },
    saveWords: (words: string) =>
      change({
        ...reviewsClient.put('/blocked-words', { json: { words } }),
        successMessage: () => 'Blocked words saved. They apply to new reviews.',
      }),
  }
}

/** What happened, in a sentence or two; of those that were left alone, the first says why. */
function moderationMessage(
  { status }: Pick<ReviewDecision, 'status'>,
  { done, refused: [first, ...others] }: ModerationResult,
) {
  const count = formatCount(done.length, 'review')
  if (!first) return `${count} ${statusLabels[status]}.`
  const said = done.length > 0 ? `${count} ${statusLabels[status]}.` : 'Nothing was changed.'
  return `${said} ${first.reason}${others.length > 0 ? ` ${others.length} more not changed.` : ''}`
}
