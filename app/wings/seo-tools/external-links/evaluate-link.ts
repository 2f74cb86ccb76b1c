import { DAY_MS, toUtcDay } from '~/platform/time/dates'
import type { ExternalLinkCheck } from './external-link'
import type { FollowResult } from './follow-redirects'

/** What is known of an address, with when it is asked again. */
export interface EvaluatedLink extends ExternalLinkCheck {
  dueAt: Date
  /** Of the first failure in a row. */
  failedAt: Date | null
}

interface EvaluationInput {
  followed: FollowResult
  /** Where https answers, for a link by http. */
  httpsUrl: string | null
  /** The first failure of those just before. */
  failedAt: Date | null
}

const GONE_STATUSES = new Set([404, 410])
// sites that want a person, an account or fewer questions: 999 is LinkedIn's
const REFUSED_STATUSES = new Set([401, 403, 407, 429, 451, 999])
const UNCHECKED_REASONS = new Set<FollowResult['reason']>(['no web address', 'password', 'not public'])

const MAX_URL_LENGTH = 2_000
const RECHECK_MS = 7 * DAY_MS
const FAILED_RECHECK_MS = DAY_MS

/** What an answer means. A failure counts when there was one on another day before, or when the page says that it is gone. */
export function evaluateLink(
  address: string,
  { followed, httpsUrl, failedAt }: EvaluationInput,
  now: Date,
): EvaluatedLink {
  const { status, reason } = followed
  const later = new Date(now.getTime() + RECHECK_MS)
  const fine = { status, failedAt: null, dueAt: later }
  if (UNCHECKED_REASONS.has(reason) || REFUSED_STATUSES.has(status ?? 0))
    return { ...fine, state: 'unchecked', redirectsTo: null }
  if (status !== null && status < 400) return { ...fine, ...evaluateLocation(address, followed, httpsUrl) }
  const first = failedAt ?? now
  const isBroken = GONE_STATUSES.has(status ?? 0) || toUtcDay(first) !== toUtcDay(now)
  const dueAt = new Date(now.getTime() + FAILED_RECHECK_MS)
  return { state: isBroken ? 'broken' : 'failing', status, redirectsTo: null, failedAt: first, dueAt }
}

function evaluateLocation(
  address: string,
  { permanentUrl }: FollowResult,
  secure: string | null,
): Pick<ExternalLinkCheck, 'state' | 'redirectsTo'> {
  if (permanentUrl !== null && permanentUrl === toHttpsUrl(address))
    return { state: 'insecure', redirectsTo: permanentUrl }
  const hasMoved = permanentUrl !== null && permanentUrl !== address && permanentUrl.length <= MAX_URL_LENGTH
  if (hasMoved) return { state: 'moved', redirectsTo: permanentUrl }
  return secure ? { state: 'insecure', redirectsTo: secure } : { state: 'fine', redirectsTo: null }
}

/** The same address by https; undefined when it is linked so already, or names a port, which speaks one of the two. */
export function toHttpsUrl(address: string) {
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' || url.port !== '') return undefined
  url.protocol = 'https:'
  return url.href
}
