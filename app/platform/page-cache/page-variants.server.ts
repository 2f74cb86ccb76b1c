import { createHmac } from 'node:crypto'
import { isBot } from '../http/is-bot.server'
import { clientKey } from '../security/rate-limit.commands.server'
import { toUtcDay } from '../time/dates'

/** A page that is tried in several versions: `of` names it, at whatever address it stands. */
export interface PageVariants {
  key: string
  /** Percent of the visitors who get the second version, the third …; whoever is left gets the first. */
  shares: readonly number[]
}

export interface Visitor {
  /** Network address. */
  address: string
  userAgent: string
}

// a longer one is no browser's, and would only cost time
const MAX_USER_AGENT_LENGTH = 400

/**
 * The version that a visitor gets today, 0 for the first: the same all day and at every address of the page, another draw
 * on the next day. Nothing is stored, neither there nor here. Whatever says that it is a program gets the first.
 */
export function assignVariant(
  { key, shares }: PageVariants,
  { address, userAgent }: Visitor,
  secret: string,
  now = new Date(),
) {
  const agent = userAgent.slice(0, MAX_USER_AGENT_LENGTH)
  if (isBot(agent)) return 0
  return variantAt(visitorPercent([clientKey(address), agent, key].join('\n'), dailySalt(secret, now)), shares)
}

/** The version at a point between 0 and 100. */
function variantAt(point: number, shares: readonly number[]) {
  let end = 0
  for (const [place, share] of shares.entries()) {
    end += share
    if (point < end) return place + 1
  }
  return 0
}

const RANGE = 2 ** 48

function visitorPercent(visit: string, salt: Buffer) {
  return (createHmac('sha256', salt).update(visit).digest().readUIntBE(0, 6) / RANGE) * 100
}

let known = { secret: '', day: '', salt: Buffer.alloc(0) }

/** Of the day in UTC. Without the secret nobody can tell who got what; every process finds the same. */
function dailySalt(secret: string, now: Date) {
  const day = toUtcDay(now)
  if (known.day !== day || known.secret !== secret) {
    known = { secret, day, salt: createHmac('sha256', secret).update(`page versions of ${day}`).digest() }
  }
  return known.salt
}
