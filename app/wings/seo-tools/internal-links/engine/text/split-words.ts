/** The words and signs of a text, by where they begin and end. Blanks are between them and count for nothing. */
export interface WordSpans {
  starts: number[]
  ends: number[]
}

const BLANK = 0
const LETTER = 1
const SIGN = 2

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code <= 0x20 || code === 0x7f) return BLANK
  return /[\w]/.test(String.fromCharCode(code)) ? LETTER : SIGN
})

// soft hyphens and joiners stand inside of words
const letter = /[\p{L}\p{N}\p{M}\p{Pc}\u00ad\u200c\u200d]/u
// a line break keeps the words before and behind it apart
const blank = /[^\S\u2028]|\u200b/

/** The kind of the sign that begins here; signs beyond the BMP are two units. */
function kindAt(text: string, at: number) {
  const code = text.charCodeAt(at)
  if (code < 128) return asciiKinds[code] as number
  const sign = String.fromCodePoint(text.codePointAt(at) as number)
  return letter.test(sign) ? LETTER : blank.test(sign) ? BLANK : SIGN
}

/**
 * Takes a text apart: runs of letters, digits and marks are words, an apostrophe between letters is part of one
 * ("studio’s"), and any other sign is a word of its own. The same for what is looked for and what is looked through.
 */
export function splitWords(text: string): WordSpans {
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    const end = kind === LETTER ? findWordEnd(text, at) : at + widthAt(text, at)
    if (kind !== BLANK) {
      starts.push(at)
      ends.push(end)
    }
    at = end
  }
  return { starts, ends }
}

function findWordEnd(text: string, start: number) {
  let at = start
  while (at < text.length) {
    if (kindAt(text, at) === LETTER) at += widthAt(text, at)
    else if (isApostrophe(text, at) && at + 1 < text.length && kindAt(text, at + 1) === LETTER) at++
    else break
  }
  return at
}

const isApostrophe = (text: string, at: number) => text[at] === "'" || text[at] === '’'

const widthAt = (text: string, at: number) => ((text.codePointAt(at) as number) > 0xffff ? 2 : 1)

/** Whether a letter, digit or mark stands at this place. */
export function isLetterAt(text: string, at: number) {
  return at >= 0 && at < text.length && kindAt(text, at) === LETTER
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is ASCII
const asciiOnly = /^[\x00-\x7f]*$/
const equivalentSigns: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  ς: 'σ',
}

/** One spelling for a word however it is written: composed, with plain quotes and dashes, without soft hyphens. */
export function normalizeSpelling(word: string) {
  if (asciiOnly.test(word)) return word
  return word
    .normalize('NFC')
    .replace(/[\u00ad\u200c\u200d]/g, '')
    .replace(/[’‘“”–—‑]/g, (sign) => equivalentSigns[sign] as string)
}

/** The same in small letters. */
export function foldCase(word: string) {
  const small = normalizeSpelling(word).toLowerCase()
  return asciiOnly.test(small) ? small : small.replaceAll('ς', 'σ')
}
