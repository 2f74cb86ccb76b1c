interface CurrencyRules {
  /** How many decimals the smallest unit has: an amount of 1 is 10^-decimals of the currency. */
  decimals: 0 | 2 | 3
  /** How many decimals people write. */
  shownDecimals: 0 | 2 | 3
  /** Amounts are multiples of it. */
  step: 1 | 10 | 100
  /** The least that is charged, in the smallest unit; what settles in another currency may have to be more. */
  min: number
  /** The most that is charged, in the smallest unit. */
  max: number
}

/*
 * The currencies that Stripe charges in, with its units and limits: https://docs.stripe.com/currencies (presentment
 * currencies, zero-decimal and three-decimal currencies, special cases, minimum and maximum charge amounts).
 */
const withTwoDecimals =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK ' +
  'DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR ' +
  'LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB ' +
  'SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD XCG YER ZAR ZMW'
const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
// the last digit is 0: 5.120 KWD
const withThreeDecimals = 'BHD JOD KWD OMR TND'
// they have no decimals any more, and are sent with two
const withTwoZeros = 'ISK UGX'

const minimums: Record<string, number> = {
  ...{ USD: 50, AED: 200, AUD: 50, BGN: 100, BRL: 50, CAD: 50, CHF: 50, CZK: 1_500, DKK: 250, EUR: 50, GBP: 30 },
  ...{ HKD: 400, HUF: 17_500, INR: 50, JPY: 50, MXN: 1_000, MYR: 200, NOK: 300, NZD: 50, PLN: 200, RON: 200 },
  ...{ SEK: 300, SGD: 50, THB: 1_000 },
}
// eight digits; of rupiahs twelve
const MAX_AMOUNT = 99_999_999
const maximums: Record<string, number> = { IDR: 999_999_999_999 }

function rules(codes: string, units: Pick<CurrencyRules, 'decimals' | 'shownDecimals' | 'step'>) {
  return codes.split(' ').map((code): [string, CurrencyRules] => {
    const max = maximums[code] ?? MAX_AMOUNT
    return [code, { ...units, min: minimums[code] ?? units.step, max: max - (max % units.step) }]
  })
}

const currencies = new Map([
  ...rules(withTwoDecimals, { decimals: 2, shownDecimals: 2, step: 1 }),
  ...rules(withoutDecimals, { decimals: 0, shownDecimals: 0, step: 1 }),
  ...rules(withThreeDecimals, { decimals: 3, shownDecimals: 3, step: 10 }),
  ...rules(withTwoZeros, { decimals: 2, shownDecimals: 0, step: 100 }),
])

/** ISO 4217 codes of all of them, sorted. */
export const CURRENCIES: readonly string[] = [...currencies.keys()].sort()

export function isCurrency(code: string) {
  return currencies.has(code)
}

/** The units and limits of a currency. One that nothing can be charged in has hundredths: an amount of old stays readable. */
export function currencyRules(code: string): CurrencyRules {
  return currencies.get(code) ?? { decimals: 2, shownDecimals: 2, step: 1, min: 1, max: MAX_AMOUNT }
}
