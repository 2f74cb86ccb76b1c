import { normalizeSpelling, splitWords } from './split-words'

/** Signs in a keyword, words in one part of it, and parts with gaps between them. */
export const MAX_KEYWORD_LENGTH = 120
const MAX_WORDS = 12
const MAX_PARTS = 4

/** Words and signs that a gap may hold, all in one sentence. */
export const MAX_GAP_WORDS = 6

/**
 * What a rule looks for: words in a row, or several of them with gaps: "clickable … hyperlink". Everything else is looked
 * for as it is written, so there is no pattern that takes longer than another one.
 */
export type ParsedKeyword = { parts: string[] } | { refusal: string }

const gap = /…|\.{3}/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u001f\u007f\u2028\u2029\ufffc]/

/** Reads a keyword as somebody typed it, or says in a sentence why it cannot be one. */
export function parseKeyword(typed: string): ParsedKeyword {
  const keyword = typed.trim()
  if (keyword.length > MAX_KEYWORD_LENGTH) return { refusal: `Use at most ${MAX_KEYWORD_LENGTH} characters.` }
  if (!keyword.isWellFormed() || controls.test(keyword)) return { refusal: 'Remove invisible characters.' }
  if (!hasLetter(keyword)) return { refusal: 'Enter a keyword.' }
  const parts = keyword.split(gap).map((part) => normalizeSpelling(part).trim().replace(/\s+/g, ' '))
  if (!parts.every(hasLetter)) return { refusal: 'Put the ellipsis between words: “clickable … link”.' }
  if (parts.length > MAX_PARTS) return { refusal: `Use at most ${MAX_PARTS - 1} ellipses.` }
  if (parts.some((part) => splitWords(part).starts.length > MAX_WORDS)) {
    return { refusal: `Use at most ${MAX_WORDS} words in a row.` }
  }
  return { parts }
}

const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Why a keyword may not mean what whoever wrote it thinks, as a sentence; undefined when there is nothing to say. */
export function keywordWarning(typed: string): string | undefined {
  if (/<\/?[a-z][^<>]*>/i.test(typed)) return 'HTML tags are matched as plain text.'
  if (/\\[bdswBDSW]|\(\?|\.[*+]|[\])][*+{]|\[\^?\w-\w/.test(typed)) {
    return 'Regular expressions are not supported. Use “…” to match any words in between.'
  }
  return undefined
}
