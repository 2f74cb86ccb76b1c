import { DAY_MS, dayOf } from '~/platform/dates'
import type { OutsideAnswer } from '../outside-link'
import type { Followed } from './follow-address'

/** What is known of an address, with when it is asked again. */
export interface JudgedAddress extends OutsideAnswer {
  dueAt: Date
  /** Of the first failure in a row. */
  failedAt: Date | null
}

interface Asked {
  followed: Followed
  /** Where https answers, for a link by http. */
  secure: string | null
  /** The first failure of those just before. */
  failedAt: Date | null
}

const GONE = new Set([404, 410])
// sites that want a person, an account or fewer questions: 999 is LinkedIn's
const REFUSING = new Set([401, 403, 407, 429, 451, 999])
const NOT_ASKED = new Set<Followed['reason']>(['no web address', 'password', 'not public'])

const LONGEST_ADDRESS = 2_000
const AGAIN_MS = 7 * DAY_MS
const FAILED_AGAIN_MS = DAY_MS

/** What an answer means. A failure counts when there was one on another day before, or when the page says that it is gone. */
export function judgeAddress(address: string, { followed, secure, failedAt }: Asked, now: Date): JudgedAddress {
  const { status, reason } = followed
  const later = new Date(now.getTime() + AGAIN_MS)
  const fine = { status, failedAt: null, dueAt: later }
  if (NOT_ASKED.has(reason) || REFUSING.has(status ?? 0)) return { ...fine, state: 'unchecked', leadsTo: null }
  if (status !== null && status < 400) return { ...fine, ...whereItIs(address, followed, secure) }
  const first = failedAt ?? now
  const isBroken = GONE.has(status ?? 0) || dayOf(first) !== dayOf(now)
  const dueAt = new Date(now.getTime() + FAILED_AGAIN_MS)
  return { state: isBroken ? 'broken' : 'failing', status, leadsTo: null, failedAt: first, dueAt }
}

function whereItIs(
  address: string,
  { movedTo }: Followed,
  secure: string | null,
): Pick<OutsideAnswer, 'state' | 'leadsTo'> {
  if (movedTo !== null && movedTo === securely(address)) return { state: 'insecure', leadsTo: movedTo }
  const hasMoved = movedTo !== null && movedTo !== address && movedTo.length <= LONGEST_ADDRESS
  if (hasMoved) return { state: 'moved', leadsTo: movedTo }
  return secure ? { state: 'insecure', leadsTo: secure } : { state: 'fine', leadsTo: null }
}

/** The same address by https; undefined when it is linked so already, or names a port, which speaks one of the two. */
export function securely(address: string) {
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' || url.port !== '') return undefined
  url.protocol = 'https:'
  return url.href
}
