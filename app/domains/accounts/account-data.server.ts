import type { Database } from '~/platform/database/database.server'
import { listSessions, listSignInMethods } from './queries.server'

/** What the site holds about somebody's account; never a password or the token of a session. */
export async function accountData(db: Database, userId: string) {
  const profile = await db
    .selectFrom('profiles')
    .select(['id', 'email', 'fullName', 'emailVerified', 'createdAt', 'updatedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { profile, signInMethods: await listSignInMethods(db, userId), sessions: await listSessions(db, userId) }
}
