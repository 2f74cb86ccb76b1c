/** An idea of 200,000 characters of any script, and what was read out of it with the words that it came from. */
export const MAX_DRAFT_BYTES = 3 * 1024 * 1024
