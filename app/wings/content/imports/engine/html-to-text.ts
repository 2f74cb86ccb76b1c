import { decodeEntities } from '~/rich-text/entities'
import { tokenizeHtml } from './html-tokens'
import { namedEntities } from './named-entities'

const numbered = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi
const inlineTags = new Set('a abbr b bdi cite code em font i mark s small span strong sub sup u wbr'.split(' '))

/** The words of any HTML on one line, its entities as the signs they stand for. */
export function htmlToText(html: string) {
  let text = ''
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') text += token.text
    else if (!('name' in token && inlineTags.has(token.name))) text += ' '
  }
  return decodeHtmlEntities(text).replace(/\s+/g, ' ').trim()
}

/** Text in which entities stand for signs, as the signs themselves. */
export function decodeHtmlEntities(text: string) {
  if (!text.includes('&')) return text
  const signs = text
    .replace(
      numbered,
      (whole, hex, decimal) => decodeCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)) ?? whole,
    )
    .replace(/&([a-z][a-z0-9]{1,8});/gi, (whole, name: string) => decodeNamedEntity(name) ?? whole)
  return decodeEntities(signs)
}

function decodeNamedEntity(name: string) {
  if (name === 'apos') return "'"
  return Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined
}

function decodeCodePoint(code: number) {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined
}

const MAX_TITLE_LENGTH = 60

/** What something without a title is called: its first words. */
export function titleFromHtml(html: string) {
  const words = htmlToText(html.slice(0, 4_000))
  if (words.length <= MAX_TITLE_LENGTH) return words
  const cut = words.slice(0, MAX_TITLE_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_TITLE_LENGTH / 2)).trim()}…`
}

/** The text on one line, and cut to its limit if it is longer; `isCut` says that something was lost. */
export function truncateToLine(text: string, longest: number) {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim()
  return line.length > longest
    ? { text: line.slice(0, longest).trim().toWellFormed(), isCut: true }
    : { text: line, isCut: false }
}
