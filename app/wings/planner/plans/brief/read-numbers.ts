import { escapePattern, LETTERS } from './phrase-pattern'
import type { Reader } from './reading-language'

const alternatives = (words: string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')

/** Digits with dots, commas or spaces between thousands, or a number word, "twenty-six" among them. */
export function numberSource({ words }: Reader) {
  const named = alternatives(Object.keys(words.numbers))
  return `(?:\\d{1,3}(?:[.,’' \\u00a0\\u202f]\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?|(?:${named})(?:-(?:${named}))?)`
}

export const unitSource = (units: string[]) => `(?:${alternatives(units)})(?![${LETTERS}])`

/** What a number says; null when it is none. */
export function readNumber(text: string, { words, language }: Reader): number | null {
  const lower = text.toLowerCase()
  const named = words.numbers[lower]
  if (named !== undefined) return named
  if (/^\d/.test(text)) return readDigits(text, language)
  const parts = lower.split('-').map((part) => words.numbers[part])
  return parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : null
}

function readDigits(text: string, language: Reader['language']) {
  const grouped = /^\d{1,3}([.,’' \u00a0\u202f]\d{3})+$/.test(text)
  if (grouped) return Number(text.replace(/\D/g, ''))
  return Number(language === 'en' ? text.replaceAll(',', '') : text.replace(',', '.'))
}
