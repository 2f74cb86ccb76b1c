export const MAX_SHORT_TEXT_LENGTH = 1_000

/** The rule for short fields of public forms: trimmed, without tags and the characters < > ' ", at most 1,000 characters. */
export function sanitizeText(text: string) {
  const plain = text
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/[<>'"]/g, '')
    .trim()
  return truncate(plain).trimEnd()
}

/** Never leaves half of a character that takes two units. */
function truncate(text: string) {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(MAX_SHORT_TEXT_LENGTH - 1))
    ? MAX_SHORT_TEXT_LENGTH - 1
    : MAX_SHORT_TEXT_LENGTH
  return text.length > MAX_SHORT_TEXT_LENGTH ? text.slice(0, end) : text
}
