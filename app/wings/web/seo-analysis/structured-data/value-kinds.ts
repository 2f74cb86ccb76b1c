import { isHttpUrl } from '../text/parse-url'
import { toNumber, toText } from './issue'
import type { ValueKind } from './property-kinds'

// ISO 8601, as schema.org's Date and DateTime: a day, and a time of it when one is given
const date = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const duration = /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/
const decimal = /^-?\d+(?:\.\d+)?$/

type Test = (value: unknown) => boolean

const isText: Test = (value) => typeof value === 'string' || typeof value === 'number'
const isNumber: Test = (value) => (typeof value === 'string' ? decimal.test(value.trim()) : Number.isFinite(value))

export const valueTests: Record<Exclude<ValueKind, 'one of a list'>, { is: Test; mustBe: string }> = {
  text: { is: isText, mustBe: 'must be text' },
  url: {
    is: (value) => typeof value === 'string' && isHttpUrl(value),
    mustBe: 'must be a full URL',
  },
  number: { is: isNumber, mustBe: 'must be a number such as 19.99, without a currency' },
  count: {
    is: (value) => isNumber(value) && Number.isInteger(toNumber(value)) && toNumber(value) >= 0,
    mustBe: 'must be a whole number',
  },
  date: {
    is: (value) => typeof value === 'string' && date.test(value) && isDay(value),
    mustBe: 'must be a date such as 2026-03-02 or 2026-03-02T09:30:00+01:00',
  },
  duration: {
    is: (value) => typeof value === 'string' && duration.test(value),
    mustBe: 'must be a duration such as PT30M',
  },
  boolean: {
    is: (value) => typeof value === 'boolean' || /^(?:true|false)$/i.test(toText(value)),
    mustBe: 'must be true or false',
  },
  currency: {
    is: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
    mustBe: 'must be three letters such as USD',
  },
  language: {
    is: (value) => typeof value === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(value),
    mustBe: 'must be a language such as en or en-GB',
  },
}

/** "2026-02-30" has the form of a date and is none. */
function isDay(value: string) {
  const day = value.slice(0, 10)
  const parsed = new Date(day)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && !Number.isNaN(Date.parse(value))
}

/** "https://schema.org/InStock", "schema:InStock" and "InStock" are the same. */
export function stripSchemaPrefix(name: string) {
  return name.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '')
}
