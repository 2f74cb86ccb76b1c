import { decodeEntities } from '~/rich-text/entities'
import { namedEntities } from './named-entities'
import { htmlTokens } from './tokens'

const numbered = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi
const withinWords = new Set('a abbr b bdi cite code em font i mark s small span strong sub sup u wbr'.split(' '))

/** The words of any HTML on one line, its entities as the signs they stand for. */
export function wordsOf(html: string) {
  let text = ''
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') text += token.text
    else if (!('name' in token && withinWords.has(token.name))) text += ' '
  }
  return plainText(text).replace(/\s+/g, ' ').trim()
}

/** Text in which entities stand for signs, as the signs themselves. */
export function plainText(text: string) {
  if (!text.includes('&')) return text
  const signs = text
    .replace(numbered, (whole, hex, decimal) => signOf(Number.parseInt(hex ?? decimal, hex ? 16 : 10)) ?? whole)
    .replace(/&([a-z][a-z0-9]{1,8});/gi, (whole, name: string) => signNamed(name) ?? whole)
  return decodeEntities(signs)
}

function signNamed(name: string) {
  if (name === 'apos') return "'"
  return Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined
}

function signOf(code: number) {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined
}

const LONGEST_TITLE = 60

/** What something without a title is called: its first words. */
export function titleFrom(html: string) {
  const words = wordsOf(html.slice(0, 4_000))
  if (words.length <= LONGEST_TITLE) return words
  const cut = words.slice(0, LONGEST_TITLE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2)).trim()}…`
}

/** The text on one line, and cut to its limit if it is longer; `isCut` says that something was lost. */
export function within(text: string, longest: number) {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim()
  return line.length > longest
    ? { text: line.slice(0, longest).trim().toWellFormed(), isCut: true }
    : { text: line, isCut: false }
}
