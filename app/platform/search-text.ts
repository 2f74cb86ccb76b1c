export const LONGEST_SEARCH = 200
const MOST_WORDS = 16

/** What is looked for, as far as it is looked at: one line of at most 200 characters and 16 words. Empty: nothing. */
export function searchText(typed: string | null) {
  const line = (typed ?? '').toWellFormed().replace(/[\p{C}\s]+/gu, ' ')
  return line.trim().slice(0, LONGEST_SEARCH).toWellFormed().split(' ').slice(0, MOST_WORDS).join(' ').trim()
}
