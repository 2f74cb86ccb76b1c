import { createHash } from 'node:crypto'
import { clientKey } from '~/platform/rate-limit.server'

export interface Sender {
  /** Network address, as it came. */
  address: string
  userAgent: string
}

// a longer one is no browser's
export const LONGEST_AGENT = 400

/**
 * Who visits today, without anybody being able to tell who that is, or whether the same one came on another day: a hash of
 * address, browser and site with the day's salt, which is destroyed. 52 bits, which JavaScript's numbers hold exactly.
 */
export function visitorOf({ address, userAgent }: Sender, origin: string, salt: Buffer) {
  return shortHash(salt, [clientKey(address), userAgent.slice(0, LONGEST_AGENT), origin])
}

/** A browser session of today. */
export function sessionOf(sessionId: string, salt: Buffer) {
  return sessionId ? shortHash(salt, ['session', sessionId]).toString(36) : null
}

/** The key of one sending: an id means something only together with the one who sent it. */
export function eventKeyOf(eventId: string, visitor: number, salt: Buffer) {
  return shortHash(salt, ['event', String(visitor), eventId])
}

function shortHash(salt: Buffer, parts: string[]) {
  const hash = createHash('sha256').update(salt)
  for (const part of parts) hash.update(part).update('\0')
  const digest = hash.digest()
  return digest.readUIntBE(0, 6) * 16 + (digest.readUInt8(6) >> 4)
}
