import type { ModerationResult, ReviewDecision } from '../moderation/moderate.server'

const statusLabels = { approved: 'approved', rejected: 'rejected', waiting: 'back in the queue' }

/** What happened, in a sentence or two; of those that were left alone, the first says why. */
export function moderationMessage(
  { status }: Pick<ReviewDecision, 'status'>,
  { done, refused: [first, ...others] }: ModerationResult,
) {
  const count = done.length === 1 ? '1 review' : `${done.length} reviews`
  if (!first) return `${count} ${statusLabels[status]}.`
  const said = done.length > 0 ? `${count} ${statusLabels[status]}.` : 'Nothing was changed.'
  return `${said} ${first.reason}${others.length > 0 ? ` And ${others.length} more.` : ''}`
}
