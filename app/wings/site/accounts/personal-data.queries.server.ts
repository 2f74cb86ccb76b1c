import type { Database } from '~/platform/database/database.server'
import { listSessions, listSignInMethods } from './queries.server'
import { findAuthenticatorApp, listPasskeys } from './two-factor/queries.server'

/** What the site holds about somebody's account; never a password, a secret of an app or the token of a session. */
export async function findAccountForExport(db: Database, userId: string) {
  const profile = await db
    .selectFrom('profiles')
    .select(['id', 'email', 'fullName', 'emailVerified', 'createdAt', 'updatedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    profile,
    signInMethods: await listSignInMethods(db, userId),
    passkeys: await listPasskeys(db, userId),
    authenticatorAppSince: (await findAuthenticatorApp(db, userId)) ?? null,
    sessions: await listSessions(db, userId),
  }
}
