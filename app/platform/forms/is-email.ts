// apart from the schema, so that a browser need not fetch the library that checks forms
export const INVALID_EMAIL = 'Please enter a valid email address.'

const MAX_EMAIL_LENGTH = 254 // RFC 5321, 4.5.3.1.3
// text, @, text, dot, text; the characters left out would let one field name several recipients
const pattern =
  /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}][^\s@<>()[\],;:"\\\p{Cc}.]*\.[^\s@<>()[\],;:"\\\p{Cc}]+$/u

/** Whether a text, already trimmed, is one address. */
export function isEmail(text: string) {
  return text.length <= MAX_EMAIL_LENGTH && pattern.test(text)
}
