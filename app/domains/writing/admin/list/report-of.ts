import type { BulkDeed, BulkReport } from '../../writing/bulk.server'

const words: Record<BulkDeed, string> = {
  publish: 'published',
  withdraw: 'withdrawn',
  delete: 'moved to the trash',
  restore: 'taken back from the trash, as drafts',
}

/** What happened, in a sentence or two; of those that were not done, the first says why. */
export function reportOf(deed: BulkDeed, { done, refused: [first, ...others] }: BulkReport) {
  const doneWords = `${count(done.length)} ${words[deed]}.`
  if (!first) return doneWords
  const why = `“${first.title}”: ${first.reason}`
  return `${done.length > 0 ? doneWords : `Nothing was ${words[deed]}.`} ${why}${others.length > 0 ? ` And ${others.length} more.` : ''}`
}

function count(posts: number) {
  return posts === 1 ? '1 post' : `${posts.toLocaleString('en-US')} posts`
}
