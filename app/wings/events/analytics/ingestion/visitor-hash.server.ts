import { createHash } from 'node:crypto'
import { clientKey } from '~/platform/security/rate-limit.commands.server'

export interface ClientIdentity {
  /** Network address, as it came. */
  ipAddress: string
  userAgent: string
}

// a longer one is no browser's
export const MAX_USER_AGENT_LENGTH = 400

/**
 * Who visits today, without anybody being able to tell who that is, or whether the same one came on another day: a hash of
 * address, browser and site with the day's salt, which is destroyed. 52 bits, which JavaScript's numbers hold exactly.
 */
export function hashVisitor({ ipAddress, userAgent }: ClientIdentity, origin: string, salt: Buffer) {
  return shortHash(salt, [clientKey(ipAddress), userAgent.slice(0, MAX_USER_AGENT_LENGTH), origin])
}

/** A browser session of today. */
export function hashSession(sessionId: string, salt: Buffer) {
  return sessionId ? shortHash(salt, ['session', sessionId]).toString(36) : null
}

/** The key of one sending: an id means something only together with the one who sent it. */
export function hashEventKey(eventId: string, visitor: number, salt: Buffer) {
  return shortHash(salt, ['event', String(visitor), eventId])
}

function shortHash(salt: Buffer, parts: string[]) {
  const hash = createHash('sha256').update(salt)
  for (const part of parts) hash.update(part).update('\0')
  const digest = hash.digest()
  return digest.readUIntBE(0, 6) * 16 + (digest.readUInt8(6) >> 4)
}
