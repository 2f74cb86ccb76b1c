import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, currencyRules, isCurrency } from './currencies'
import {
  changeCurrency,
  findAmountProblem,
  formatMoney,
  parseMoney,
  parsePrice,
  toDecimalText,
  toMajorUnits,
  toSmallestUnits,
} from './money'

const LANGUAGES = [
  'en',
  'en-GB',
  'de',
  'de-AT',
  'de-CH',
  'fr',
  'fr-CA',
  'es',
  'pl',
  'pt',
  'pt-BR',
  'ja',
  'hi',
  'ar',
  'fa',
  'he',
]
const currency = fc.constantFrom(...CURRENCIES)
const language = fc.constantFrom(...LANGUAGES)
/** An amount that Stripe takes, of any currency. */
const price = currency.chain((code) => {
  const { min, max, step } = currencyRules(code)
  const amount = fc.oneof(
    fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((steps) => steps * step),
    fc.constantFrom(0, max),
  )
  return fc.record({ code: fc.constant(code), amount })
})
const plain = (text: string) => text.replace(/\s/g, ' ')

test('money is written in the way of a language, with the decimals of its currency', () => {
  const shown = (amount: number, code: string, tag: string, style?: 'short' | 'compact' | 'number') =>
    plain(formatMoney(amount, code, tag, style))
  expect(shown(49_900, 'USD', 'en')).toBe('$499.00')
  expect(shown(49_900, 'USD', 'en', 'short')).toBe('$499')
  expect(shown(149_950, 'USD', 'en', 'short')).toBe('$1,499.50')
  expect(shown(149_950, 'EUR', 'de')).toBe('1.499,50 €')
  expect(shown(1_500, 'JPY', 'ja')).toBe('￥1,500')
  expect(shown(5_120, 'KWD', 'en')).toBe('KWD 5.120')
  expect(shown(500, 'ISK', 'en')).toBe('ISK 5')
  expect(shown(1_234_500, 'USD', 'en', 'compact')).toBe('$12.3K')
  expect(shown(149_950, 'CHF', 'de-CH', 'number')).toBe("1'499.50")
})

test('every currency is one that Intl knows, and what has three letters need not be one', () => {
  const known = new Set(Intl.supportedValuesOf('currency'))
  // the old dobra of São Tomé, as Stripe calls it
  expect(CURRENCIES.filter((code) => !known.has(code))).toEqual(['STD'])
  expect([isCurrency('USD'), isCurrency('usd'), isCurrency('XXX')]).toEqual([true, false, false])
})

test('what was written is read as the same amount, in every currency and language, with or without the sign', () => {
  fc.assert(
    fc.property(price, language, fc.constantFrom('full', 'short', 'number'), ({ code, amount }, tag, style) => {
      const typed = formatMoney(amount, code, tag, style as 'full')
      expect(parseMoney(typed, code, tag)).toEqual({ amount })
    }),
    { numRuns: 3_000 },
  )
})

test('whole units lead there and back', () => {
  fc.assert(
    fc.property(price, ({ code, amount }) => {
      expect(toSmallestUnits(toMajorUnits(amount, code), code)).toBe(amount)
      expect(toSmallestUnits(Number(toDecimalText(amount, code)), code)).toBe(amount)
    }),
    { numRuns: 3_000 },
  )
})

test('rounding goes to the nearest amount that can be charged', () => {
  expect(toSmallestUnits(1.005, 'USD')).toBe(101)
  expect(toSmallestUnits(5.124, 'KWD')).toBe(5_120)
  expect(toSmallestUnits(5.125, 'KWD')).toBe(5_130)
  expect(toSmallestUnits(4.6, 'UGX')).toBe(500)
  expect(toSmallestUnits(499.5, 'JPY')).toBe(500)
  fc.assert(
    fc.property(currency, fc.double({ min: 0, max: 999_999, noNaN: true }), (code, value) => {
      const { step, decimals } = currencyRules(code)
      const amount = toSmallestUnits(value, code)
      expect(amount % step).toBe(0)
      expect(Math.abs(amount - value * 10 ** decimals)).toBeLessThanOrEqual(step / 2 + 1e-6)
    }),
  )
})

test('another currency keeps the number that people read', () => {
  expect(changeCurrency(49_900, 'USD', 'EUR')).toBe(49_900)
  expect(changeCurrency(49_900, 'USD', 'JPY')).toBe(499)
  expect(changeCurrency(49_950, 'USD', 'JPY')).toBe(500)
  expect(changeCurrency(499, 'JPY', 'KWD')).toBe(499_000)
})

test('what is no amount, or none that can be charged, is said in a sentence', () => {
  const read = (typed: string, code = 'USD', tag = 'en') => {
    const parsed = parsePrice(typed, code, tag)
    return 'problem' in parsed ? plain(parsed.problem) : parsed.amount
  }
  expect(['1499.5', '1,499.50', '$1,499.50', '1,499.50 USD', ' 0 '].map((typed) => read(typed))).toEqual([
    149_950, 149_950, 149_950, 149_950, 0,
  ])
  for (const typed of ['', 'free', '1,5', '1.', '-5', '1,49,9', '1.499,50', '1e3', '٤٩٩', '9'.repeat(41)])
    expect(read(typed)).toBe('Enter an amount such as 1,499.50.')
  expect(read('1.499,50', 'EUR', 'de')).toBe(149_950)
  expect(read('1499.50', 'EUR', 'de')).toBe('Enter an amount such as 1.499,50.')
  expect(read('1,499.505')).toBe('Enter at most 2 decimals.')
  expect(read('499.50', 'JPY')).toBe('Enter a whole number: JPY has no decimals.')
  expect(read('499.50', 'ISK')).toBe('Enter a whole number: ISK has no decimals.')
  expect(read('5.124', 'KWD')).toBe('The last of the 3 decimals must be 0 in KWD.')
  expect(read('0.49')).toBe('Enter 0 or at least $0.50: card payments take no less.')
  expect(read('1000000')).toBe('Enter $999,999.99 or less: card payments take no more.')
  expect(read('9,999,999,999.99', 'IDR')).toBe(999_999_999_999)
  expect(findAmountProblem(0.5, 'USD', 'en')).toBe('Enter 0 or more.')
})
