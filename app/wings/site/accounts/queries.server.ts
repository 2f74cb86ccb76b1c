import type { Database } from '~/platform/database/database.server'
import type { SignedInUser } from './account'

const MAX_ADMINS_SHOWN = 500

export async function hasAdmin(db: Database) {
  const admin = await db.selectFrom('adminUsers').select('userId').limit(1).executeTakeFirst()
  return admin !== undefined
}

export function listAdmins(db: Database) {
  return db
    .selectFrom('adminUsers')
    .innerJoin('profiles', 'profiles.id', 'adminUsers.userId')
    .leftJoin('signInMethods', (join) =>
      join.onRef('signInMethods.userId', '=', 'profiles.id').on('providerId', '=', 'credential'),
    )
    .select(({ selectFrom }) => [
      'profiles.id',
      'profiles.email',
      'profiles.fullName',
      'adminUsers.createdAt as addedAt',
      'signInMethods.id as methodId',
      selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.updatedAt').as('seenAt'))
        .whereRef('sessions.userId', '=', 'profiles.id')
        .as('seenAt'),
      selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<string>().as('passkeys'))
        .whereRef('passkeys.userId', '=', 'profiles.id')
        .as('passkeys'),
      selectFrom('authenticatorApps')
        .select('confirmedAt')
        .whereRef('authenticatorApps.userId', '=', 'profiles.id')
        .as('appSince'),
    ])
    .orderBy('profiles.email')
    .limit(MAX_ADMINS_SHOWN)
    .execute()
}

/** Where somebody is signed in now, the latest first. */
export function listSessions(db: Database, userId: string, now = new Date()) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute()
}

/** Whose session it is; undefined once it has ended. For what goes on long after it was asked for. */
export function findUserBySession(db: Database, sessionId: string, now = new Date()) {
  return db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.userId')
    .select(['profiles.id', 'profiles.email'])
    .where('sessions.id', '=', sessionId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** What proves who somebody is: a password (`credential`), Google, GitHub. */
export function listSignInMethods(db: Database, userId: string) {
  return db
    .selectFrom('signInMethods')
    .select(['providerId', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(20)
    .execute()
}

export async function hasPassword(db: Database, userId: string) {
  const methods = await listSignInMethods(db, userId)
  return methods.some(({ providerId }) => providerId === 'credential')
}

export async function findUser(db: Database, userId: string): Promise<SignedInUser | undefined> {
  const user = await db
    .selectFrom('profiles')
    .leftJoin('adminUsers', 'adminUsers.userId', 'profiles.id')
    .select(['profiles.id', 'profiles.email', 'profiles.fullName', 'adminUsers.userId as adminId'])
    .where('profiles.id', '=', userId)
    .executeTakeFirst()
  return user && { id: user.id, email: user.email, full_name: user.fullName, is_admin: user.adminId !== null }
}

/** Somebody's account with what proves who they are; `password` is its hash, null without one. */
export function findAccountByEmail(db: Database, email: string) {
  return accounts(db).where('profiles.email', '=', email).executeTakeFirst()
}

export function findAccountById(db: Database, userId: string) {
  return accounts(db).where('profiles.id', '=', userId).executeTakeFirst()
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

function accounts(db: Database) {
  return db
    .selectFrom('profiles')
    .leftJoin('signInMethods', (join) =>
      join.onRef('signInMethods.userId', '=', 'profiles.id').on('providerId', '=', 'credential'),
    )
    .leftJoin('adminUsers', 'adminUsers.userId', 'profiles.id')
    .select([
      'profiles.id',
      'profiles.email',
      'profiles.emailVerified',
      'profiles.createdAt',
      'signInMethods.password',
      'adminUsers.userId as adminId',
    ])
}
