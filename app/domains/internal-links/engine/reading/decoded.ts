import { NO_WORD } from './stand-ins'

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
// the longest name in HTML has 31 letters
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{0,31}));/g

export interface TextPart {
  /** Where it begins in the HTML that was read, and how long it is there. */
  at: number
  length: number
  text: string
}

/** HTML without tags as parts: words as they stand there, and signs that were written as entities. */
export function decoded(html: string): TextPart[] {
  if (!html.includes('&')) return [{ at: 0, length: html.length, text: html }]
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: whole, 1: decimal, 2: hex, 3: name, index } of html.matchAll(entity)) {
    if (index > at) parts.push({ at, length: index - at, text: html.slice(at, index) })
    parts.push({ at: index, length: whole.length, text: textOf(decimal, hex, name) })
    at = index + whole.length
  }
  if (at < html.length) parts.push({ at, length: html.length - at, text: html.slice(at) })
  return parts
}

// one that we do not know is whole all the same, so that nothing splits it
function textOf(decimal?: string, hex?: string, name = '') {
  if (decimal) return signOf(Number.parseInt(decimal, 10))
  return hex ? signOf(Number.parseInt(hex, 16)) : (named[name] ?? NO_WORD)
}

function signOf(number: number) {
  const isSign = number > 0 && number <= 0x10ffff && (number < 0xd800 || number > 0xdfff)
  return isSign ? String.fromCodePoint(number) : NO_WORD
}
