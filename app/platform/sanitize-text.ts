export const LONGEST_TEXT = 1_000

/** The rule for short fields of public forms: trimmed, without tags and the characters < > ' ", at most 1,000 characters. */
export function sanitizeText(text: string) {
  const plain = text
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/[<>'"]/g, '')
    .trim()
  return cut(plain).trimEnd()
}

/** Never leaves half of a character that takes two units. */
function cut(text: string) {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(LONGEST_TEXT - 1)) ? LONGEST_TEXT - 1 : LONGEST_TEXT
  return text.length > LONGEST_TEXT ? text.slice(0, end) : text
}
