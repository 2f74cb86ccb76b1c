import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.server'
import { DomainError } from '../errors/errors'
import { defineJob } from '../jobs/define-job.server'

interface RateLimit {
  attempts?: number
  /** How long the window is that the attempts are counted in. */
  seconds?: number
  /** What the person is told. */
  message?: string
}

const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a moment before trying again.'

/**
 * Counts an attempt under `key`, for all processes together; 5 in 60 seconds unless said otherwise.
 * The window begins with its first attempt. Call it before the transaction of the work: what that undoes must still count.
 * @throws DomainError 429 when there were too many.
 */
export async function enforceRateLimit(
  db: Database,
  key: string,
  { attempts = 5, seconds = 60, message = TOO_MANY_ATTEMPTS }: RateLimit = {},
  now = new Date(),
) {
  const windowEndsAt = new Date(now.getTime() + seconds * 1000)
  // one statement, because several processes count at once; who is over the limit is not written, and gets no row back
  const { rows } = await sql`
    insert into rate_limits as known (key, attempts, window_ends_at) values (${hashKey(key)}, 1, ${windowEndsAt})
    on conflict (key) do update set
      attempts = case when known.window_ends_at <= ${now} then 1 else known.attempts + 1 end,
      window_ends_at = case when known.window_ends_at <= ${now} then ${windowEndsAt} else known.window_ends_at end
    where known.window_ends_at <= ${now} or known.attempts < ${attempts}
    returning key`.execute(db)
  if (rows.length === 0) throw new DomainError(message, 429)
}

/** Counts as `enforceRateLimit` does, and says whether it was one of those that are allowed. */
export async function isWithinRateLimit(db: Database, key: string, limit: RateLimit, now = new Date()) {
  try {
    await enforceRateLimit(db, key, limit, now)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** A key for the one who asks: an IPv6 client owns a whole /64, so that counts as one. */
export function clientKey(address: string) {
  return address.includes(':') && !address.includes('.')
    ? `${address.split('::')[0]?.split(':').slice(0, 4).join(':')}::/64`
    : address
}

/** The table holds no addresses. */
function hashKey(key: string) {
  return createHash('sha256').update(key).digest('base64url')
}

export const deleteExpiredRateLimitsJob = defineJob({
  name: 'delete-expired-rate-limits',
  cron: '17 * * * *',
  async work(db) {
    await db.deleteFrom('rateLimits').where('windowEndsAt', '<', new Date()).execute()
  },
})
