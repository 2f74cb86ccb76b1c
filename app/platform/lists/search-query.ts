export const MAX_SEARCH_LENGTH = 200
const MAX_SEARCH_WORDS = 16

/** What is looked for, as far as it is looked at: one line of at most 200 characters and 16 words. Empty: nothing. */
export function normalizeSearchQuery(typed: string | null) {
  const line = (typed ?? '').toWellFormed().replace(/[\p{C}\s]+/gu, ' ')
  return line.trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().split(' ').slice(0, MAX_SEARCH_WORDS).join(' ').trim()
}
