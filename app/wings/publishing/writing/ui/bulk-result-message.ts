import { formatCount } from '~/platform/text/format-number'
import type { BulkAction, BulkResult } from '../lifecycle/bulk-actions.commands.server'

const words: Record<BulkAction, string> = {
  publish: 'published',
  withdraw: 'unpublished',
  delete: 'moved to trash',
  restore: 'restored as drafts',
}

/** What happened, in a sentence or two; of those that were not done, the first says why. */
export function bulkResultMessage(
  noun: string,
  action: BulkAction,
  { done, rejected: [first, ...others] }: Pick<BulkResult, 'rejected'> & { done: unknown[] },
) {
  const doneWords = `${formatCount(done.length, noun)} ${words[action]}.`
  if (!first) return doneWords
  const why = `“${first.title}”: ${first.reason}`
  return `${done.length > 0 ? doneWords : `Nothing was ${words[action]}.`} ${why}${others.length > 0 ? ` And ${others.length} more.` : ''}`
}
