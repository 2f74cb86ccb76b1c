import { z } from 'zod'
import { redactTokens } from '~/platform/monitoring/redact-tokens'
import { type UtmParams, utmNames } from './utm'

const paymentHosts = ['stripe.com', 'paypal.com', 'link.com', 'klarna.com']

const LONGEST = 1_000
const MAX_MARK_LENGTH = 120

/** How the browser session began, as an order keeps it. */
interface VisitAttribution {
  sessionId: string | null
  referrer: string
  utm: UtmParams
  landingPath: string | null
  /** The first segment of the browser's timezone. */
  region: string
}

const sent = z.object({
  visit: z.tuple([z.string().max(100), z.string().max(LONGEST * 2), z.string().max(LONGEST * 2)]).nullable(),
  timezone: z.string().max(100).default(''),
})

/** Reads what `describeVisit` wrote in the browser; of anything else nothing is believed. */
export function parseVisit(text: string, ownOrigin: string): VisitAttribution {
  const { visit = null, timezone = '' } = parsePayload(text) ?? {}
  const [id, referrer, landing] = visit ?? []
  const beginning = { sessionId: id || null, referrer: normalizeReferrer(referrer, ownOrigin) }
  return { ...beginning, region: regionFromTimezone(timezone), ...parseLandingPage(landing) }
}

/** `Europe/Lisbon` → Europe. Zones that are nowhere, such as UTC, name none. */
export function regionFromTimezone(timezone: string) {
  return /^(?!Etc\/)[A-Za-z_]{2,40}(?=\/)/.exec(timezone)?.[0] ?? ''
}

function parsePayload(text: string) {
  try {
    return sent.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Its address without what may name a person or open something; of an app its name. `direct` for this site, for who takes
 * the money of a buyer and sends them back, and for what is no address.
 */
export function normalizeReferrer(referrer: string | undefined, ownOrigin: string) {
  if (!referrer || !URL.canParse(referrer)) return 'direct'
  const { protocol, host, hostname, origin, pathname } = new URL(referrer)
  if (protocol === 'android-app:' && host) return `${protocol}//${host}`.slice(0, LONGEST)
  if (!/^https?:$/.test(protocol) || origin === ownOrigin || isPaymentHost(hostname)) return 'direct'
  return (origin + redactTokens(pathname)).slice(0, LONGEST)
}

function parseLandingPage(landing: string | undefined) {
  if (!landing || !URL.canParse(landing)) return { utm: {}, landingPath: null }
  const { pathname, searchParams } = new URL(landing)
  const marks = utmNames.flatMap((name) => {
    const value = searchParams.get(`utm_${name}`)?.replaceAll('\0', '').slice(0, MAX_MARK_LENGTH)
    return value ? [[name, value.toWellFormed()]] : []
  })
  return { utm: Object.fromEntries(marks) as UtmParams, landingPath: redactTokens(pathname).slice(0, LONGEST) }
}

/** Whether people pay at this host and come back from it: nobody came because of it. */
function isPaymentHost(host: string) {
  return paymentHosts.some((known) => host === known || host.endsWith(`.${known}`))
}
