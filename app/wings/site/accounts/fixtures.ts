import type { Database } from '~/platform/database/database.server'
import type { Session } from './session.commands.server'

/** Somebody with a confirmed address. */
export function aProfile(db: Database, email = `${crypto.randomUUID()}@example.com`) {
  return db
    .insertInto('profiles')
    .values({ email, fullName: '', emailVerified: true })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

/** A session as a guard hands it on, begun just now. */
export function aSession(userId: string, changes: Partial<Session> = {}): Session {
  const now = new Date()
  const moments = {
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    authenticatedAt: now,
  }
  return { id: crypto.randomUUID(), userId, hasSecondFactor: false, ...moments, ...changes }
}
