import type { Decision, ModerationReport } from '../moderation/moderate.server'

const words = { approved: 'approved', rejected: 'rejected', waiting: 'back in the queue' }

/** What happened, in a sentence or two; of those that were left alone, the first says why. */
export function reportOf(
  { status }: Pick<Decision, 'status'>,
  { done, refused: [first, ...others] }: ModerationReport,
) {
  const count = done.length === 1 ? '1 review' : `${done.length} reviews`
  if (!first) return `${count} ${words[status]}.`
  const said = done.length > 0 ? `${count} ${words[status]}.` : 'Nothing was changed.'
  return `${said} ${first.reason}${others.length > 0 ? ` And ${others.length} more.` : ''}`
}
