import type { Database } from '~/platform/database/database.server'
import { hasPassword } from '../queries.server'
import type { AuthenticationMethods } from './two-factor'

export const MAX_PASSKEYS = 20

export function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

/** Whether somebody has a passkey, or an app that was set up. */
export async function hasAnySecondFactor(db: Database, userId: string) {
  return (await listPasskeys(db, userId)).length > 0 || (await findAuthenticatorApp(db, userId)) !== undefined
}

/** When the authenticator app was set up; undefined without one whose first code was right. */
export async function findAuthenticatorApp(db: Database, userId: string) {
  const app = await db
    .selectFrom('authenticatorApps')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return app?.confirmedAt ?? undefined
}

export async function countRecoveryCodes(db: Database, userId: string) {
  const { codes } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<string>().as('codes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(codes)
}

/** What somebody can prove with who they are. */
export async function findAuthenticationMethods(db: Database, userId: string): Promise<AuthenticationMethods> {
  return {
    password: await hasPassword(db, userId),
    passkey: (await listPasskeys(db, userId)).length > 0,
    app: (await findAuthenticatorApp(db, userId)) !== undefined,
    recoveryCodes: await countRecoveryCodes(db, userId),
  }
}
