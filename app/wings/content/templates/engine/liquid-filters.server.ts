import { type Context, filters as known } from 'liquidjs'
import { formatMoney, toSmallestUnits } from '~/platform/text/money'
import { slugify } from '~/platform/text/slug'
import { escapeHtml } from '~/rich-text/entities'
import { readCurrency, readSeed } from './scope.server'
import { RichTextValue } from './variable-values'

interface FilterThis {
  context: Context
}

/** A filter that was used wrongly; its message is a sentence. */
export class LiquidFilterError extends Error {}

const MAX_OPTIONS = 200

function asNumber(value: unknown, filter: string) {
  const number = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new LiquidFilterError(`“${filter}” requires a number.`)
  return number
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

function money(this: FilterThis, value: unknown, currency: unknown = readCurrency(this.context)) {
  if (isEmpty(value)) return ''
  const amount = asNumber(value, 'money')
  if (!/^[A-Z]{3}$/.test(String(currency)))
    throw new LiquidFilterError('“money” requires a currency code such as "EUR".')
  const code = String(currency)
  return formatMoney(toSmallestUnits(amount, code), code, 'en', 'short')
}

const MAX_DIGITS = 10

function number(value: unknown, digits?: unknown) {
  if (isEmpty(value)) return ''
  const amount = asNumber(value, 'number')
  if (isEmpty(digits)) return formatted(amount, { maximumFractionDigits: MAX_DIGITS })
  const exactly = Math.min(MAX_DIGITS, Math.max(0, Math.trunc(asNumber(digits, 'number'))))
  return formatted(amount, { minimumFractionDigits: exactly, maximumFractionDigits: exactly })
}

// making one takes fifty times as long as using it
const formats = new Map<string, Intl.NumberFormat>()
const MAX_CACHED_FORMATS = 100

function formatted(amount: number, options: Intl.NumberFormatOptions) {
  const key = Object.values(options).join()
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', options)
  if (formats.size < MAX_CACHED_FORMATS) formats.set(key, format)
  return format.format(amount)
}

function date(this: FilterThis, value: unknown, format?: unknown) {
  if (isEmpty(value)) return ''
  if (value === 'now' || value === 'today') {
    throw new LiquidFilterError(`“${value}” changes every day. Use a date variable.`)
  }
  return (known.date as (this: FilterThis, ...args: unknown[]) => unknown).call(this, value, format ?? '%B %-d, %Y')
}

function plural(value: unknown, one: unknown, many: unknown = `${one}s`) {
  if (isEmpty(one)) throw new LiquidFilterError('“plural” requires a word: plural: "seat".')
  if (isEmpty(value)) return ''
  const count = asNumber(value, 'plural')
  return `${number(count)} ${count === 1 ? one : many}`
}

function vary(this: FilterThis, value: unknown, salt: unknown = '') {
  const options = Array.isArray(value) ? value.map(String) : String(value ?? '').split('|')
  if (options.length > MAX_OPTIONS) throw new LiquidFilterError(`“vary” supports at most ${MAX_OPTIONS} options.`)
  return chooseBySeed(readSeed(this.context), options, String(salt ?? '')).trim()
}

function sentence(value: unknown, connector: unknown = 'and') {
  const items = (Array.isArray(value) ? value : [value]).filter((item) => !isEmpty(item)).map(String)
  if (items.length < 3) return items.join(` ${connector} `)
  return `${items.slice(0, -1).join(', ')}, ${connector} ${items.at(-1)}`
}

function rawHtml(value: unknown) {
  if (isEmpty(value)) return ''
  if (value instanceof RichTextValue) return value.html
  throw new LiquidFilterError('“raw_html” works with Formatted text variables only.')
}

const paragraphs = (value: unknown) =>
  String(value ?? '')
    .split('\n\n')
    .filter((text) => text.trim())
    .map((text) => `<p>${escapeHtml(text.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

const lines = (value: unknown) => escapeHtml(String(value ?? '')).replaceAll('\n', '<br>')

const bullets = (value: unknown) => {
  const items = (Array.isArray(value) ? value : [value]).filter((item) => !isEmpty(item))
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(String(item))}</li>`).join('')}</ul>` : ''
}

/** Filters of our own for every text. */
export const customFilters = {
  money,
  number,
  date,
  plural,
  vary,
  sentence,
  slug: (value: unknown) => slugify(String(value ?? '')),
  yes_no: (value: unknown, yes: unknown = 'yes', no: unknown = 'no') => (value === true ? yes : no),
}

/** Those that write HTML, and therefore escape what they are given themselves. */
export const htmlFilters = { raw_html: rawHtml, paragraphs, lines, bullets }

/** Of the language's own, those that work with texts, numbers and lists, always give the same, and know no HTML. */
export const allowedBuiltInFilters = [
  ...['append', 'prepend', 'capitalize', 'downcase', 'upcase', 'strip', 'lstrip', 'rstrip', 'squish', 'replace'],
  ...['replace_first', 'replace_last', 'remove', 'remove_first', 'remove_last', 'split', 'join', 'first', 'last'],
  ...['size', 'slice', 'truncate', 'truncatewords', 'strip_newlines', 'default', 'plus', 'minus', 'times'],
  ...['divided_by', 'modulo', 'round', 'ceil', 'floor', 'abs', 'at_least', 'at_most', 'sort', 'sort_natural'],
  ...['reverse', 'uniq', 'compact', 'concat', 'url_encode', 'number_of_words'],
]

/**
 * One of the options, the same for the same seed: pages differ by what they are about, never by chance. FNV-1a (32 bits),
 * stirred as in MurmurHash3's last step, so that seeds that differ by one digit spread over all options.
 */
function chooseBySeed(seed: string, options: string[], salt = ''): string {
  const text = `${seed}\u0000${salt || options.join('|')}`
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return options[((hash ^ (hash >>> 16)) >>> 0) % options.length] ?? ''
}
