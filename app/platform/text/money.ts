import { currencyRules } from './currencies'

/** Full: "$499.00". Short: "$499", "$499.50". Compact: "$12.3K". Number: "1,499.50", as a field holds it. */
type MoneyStyle = 'full' | 'short' | 'compact' | 'number'

// making one takes fifty times as long as using it
const formats = new Map<string, Intl.NumberFormat>()
const MAX_CACHED_FORMATS = 200

/**
 * An amount of money as people read it; the only place that writes one.
 * @param amount in the currency's smallest unit: 49900 of USD, 499 of JPY
 * @param currency its ISO 4217 code
 * @param language a language tag, "de-AT"
 */
export function formatMoney(amount: number, currency: string, language: string, style: MoneyStyle = 'full') {
  const { decimals, shownDecimals } = currencyRules(currency)
  const isWhole = amount % 10 ** decimals === 0
  const digits = style === 'compact' || (style === 'short' && isWhole) ? 0 : shownDecimals
  const key = `${language} ${currency} ${style} ${digits}`
  const format = formats.get(key) ?? createFormat(language, currency, style, digits)
  if (formats.size < MAX_CACHED_FORMATS) formats.set(key, format)
  return format.format(amount / 10 ** decimals)
}

function createFormat(language: string, currency: string, style: MoneyStyle, digits: number) {
  if (style === 'compact')
    return new Intl.NumberFormat(language, {
      ...{ style: 'currency', currency, notation: 'compact' },
      ...{ minimumFractionDigits: 0, maximumFractionDigits: 1 },
    })
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language, style === 'number' ? decimals : { style: 'currency', currency, ...decimals })
}

/** What stands for a currency in a language: "$", "€", "CHF". */
export function currencySymbol(currency: string, language: string) {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** "US dollars", "euros". */
export function currencyName(currency: string, language: string) {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(
    2,
  )
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** An amount as programs read it, in whole units with its decimals: "1499.50". */
export function toDecimalText(amount: number, currency: string) {
  const { decimals, shownDecimals } = currencyRules(currency)
  return (amount / 10 ** decimals).toFixed(shownDecimals)
}

/** The same as a number: 1499.5. */
export function toMajorUnits(amount: number, currency: string) {
  return amount / 10 ** currencyRules(currency).decimals
}

/** The nearest amount that can be charged, in the smallest unit, of a number in whole units: 149950 of 1499.5 USD. */
export function toSmallestUnits(value: number, currency: string) {
  const { decimals, step } = currencyRules(currency)
  // the text of a number is exact where multiplying is not: 1.005 × 100 is 100.49999999999999
  const units = decimals === 0 ? value : Number(`${value}e${decimals}`)
  return Math.round((Number.isNaN(units) ? value * 10 ** decimals : units) / step) * step
}

/** The same in another currency, with the number that people read: 49950 of USD is 500 of JPY. */
export function changeCurrency(amount: number, from: string, to: string) {
  return toSmallestUnits(toMajorUnits(amount, from), to)
}

/** What is wrong with charging an amount, as a sentence; undefined where nothing is. 0 is free in every currency. */
export function findAmountProblem(amount: number, currency: string, language: string) {
  const { step, min, max, shownDecimals } = currencyRules(currency)
  const money = (of: number) => formatMoney(of, currency, language, 'short')
  if (!Number.isInteger(amount) || amount < 0) return 'Enter 0 or more.'
  if (amount > max) return `Enter ${money(max)} or less: card payments take no more.`
  if (amount > 0 && amount < min) return `Enter 0 or at least ${money(min)}: card payments take no less.`
  if (amount % step === 0) return undefined
  return shownDecimals === 0
    ? `Enter a whole number: ${currency} has no decimals.`
    : `The last of the ${shownDecimals} decimals must be 0 in ${currency}.`
}

/** The amount is in the smallest unit; a problem is a sentence. */
type ParsedMoney = { amount: number } | { problem: string }

const MAX_TYPED_LENGTH = 40
// digits of the largest safe integer, less one
const MAX_DIGITS = 15

/**
 * What somebody typed as an amount, in the way of a language: "1,499.50" in English, "1.499,50" in German; with or without
 * groups and the currency.
 */
export function parseMoney(typed: string, currency: string, language: string): ParsedMoney {
  const { decimals, shownDecimals } = currencyRules(currency)
  const { groups, decimals: points, digits } = separatorsOf(language, currency)
  const example = formatMoney(
    1_499 * 10 ** decimals + 5 * 10 ** Math.max(0, decimals - 1),
    currency,
    language,
    'number',
  )
  const problem = `Enter an amount such as ${example}.`
  if (typed.length > MAX_TYPED_LENGTH) return { problem }
  const text = plainDigits(withoutCurrency(typed, currency, language), digits)
  const at = [...text].findIndex((sign) => points.includes(sign))
  const [whole, fraction] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  const number = withoutGroups(whole, groups)
  if (number === undefined || number.length + decimals > MAX_DIGITS) return { problem }
  if (at >= 0 && !/^\d+$/.test(fraction)) return { problem }
  if (fraction.length > shownDecimals)
    return {
      problem:
        shownDecimals === 0
          ? `Enter a whole number: ${currency} has no decimals.`
          : `Enter at most ${shownDecimals} decimals.`,
    }
  return { amount: Number(number + fraction.padEnd(decimals, '0')) }
}

/** The same for an amount that will be charged: within the limits of its currency. */
export function parsePrice(typed: string, currency: string, language: string): ParsedMoney {
  const read = parseMoney(typed, currency, language)
  const problem = 'amount' in read && findAmountProblem(read.amount, currency, language)
  return problem ? { problem } : read
}

/** Digits in threes (in India also in twos), or without groups. */
function withoutGroups(whole: string, groups: string[]) {
  if (/^\d+$/.test(whole)) return whole
  const group = [...whole].find((sign) => groups.includes(sign))
  if (group === undefined) return undefined
  const [first = '', ...parts] = whole.split(group)
  const areGroups = parts.slice(0, -1).every((part) => /^\d{2,3}$/.test(part)) && /^\d{3}$/.test(parts.at(-1) ?? '')
  return areGroups && /^\d{1,3}$/.test(first) ? first + parts.join('') : undefined
}

/** Some languages write money otherwise than numbers, as Austrian German does; any space stands for a space. */
function separatorsOf(language: string, currency: string) {
  const options = [{ minimumFractionDigits: 1 }, { style: 'currency', currency, minimumFractionDigits: 2 } as const]
  const parts = options.flatMap((option) => new Intl.NumberFormat(language, option).formatToParts(1_234_567.8))
  const find = (wanted: string) => parts.filter(({ type }) => type === wanted).map(({ value }) => plainSigns(value))
  const digits = new Intl.NumberFormat(language, { useGrouping: false }).format(9_876_543_210)
  return { groups: find('group'), decimals: find('decimal'), digits: [...digits].reverse() }
}

function plainDigits(text: string, digits: string[]) {
  return [...text].map((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign)).join('')
}

/** The sign or code of the currency may stand before or after. */
function withoutCurrency(typed: string, currency: string, language: string) {
  let text = plainSigns(typed).trim()
  for (const sign of [currencySymbol(currency, language), currency]) {
    const plain = plainSigns(sign)
    if (text.startsWith(plain)) text = text.slice(plain.length).trim()
    else if (text.endsWith(plain)) text = text.slice(0, -plain.length).trim()
  }
  return text
}

/** One space and one apostrophe for all of them, without marks of direction. */
function plainSigns(text: string) {
  return text
    .replace(/[\u061C\u200E\u200F]/g, '')
    .replace(/\s/g, ' ')
    .replace(/’/g, "'")
}
