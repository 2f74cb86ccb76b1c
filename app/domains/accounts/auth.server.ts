import type { Auth, BetterAuthOptions } from 'better-auth'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'

/** Names the session cookie and whatever the browser keeps about signing in. */
export const AUTH_STORAGE_KEY = 'studio-auth'

const SESSION_SECONDS = 30 * 24 * 60 * 60
const RENEWED_AFTER_SECONDS = 24 * 60 * 60

const known = new WeakMap<Database, Promise<Auth>>()

/** The accounts of this database. The library is loaded with the first question: no public page needs it. */
export function authOf(db: Database, env: SiteEnvironment) {
  const auth = known.get(db) ?? openAuth(db, env)
  known.set(db, auth)
  return auth
}

async function openAuth(db: Database, env: SiteEnvironment): Promise<Auth> {
  const { betterAuth } = await import('better-auth')
  return betterAuth(authOptions(db, env)) as unknown as Auth
}

function authOptions(db: Database, { ORIGIN, SECRET }: SiteEnvironment) {
  return {
    baseURL: ORIGIN,
    basePath: '/api/auth',
    secret: SECRET,
    trustedOrigins: [ORIGIN],
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // counted by ourselves, by e-mail address and for all processes together
    rateLimit: { enabled: false },
    user: { modelName: 'profiles', fields: { name: 'fullName' } },
    session: { modelName: 'sessions', expiresIn: SESSION_SECONDS, updateAge: RENEWED_AFTER_SECONDS },
    account: { modelName: 'signInMethods' },
    verification: { modelName: 'verifications' },
    emailAndPassword: { enabled: true, minPasswordLength: 8, requireEmailVerification: true },
    advanced: {
      cookiePrefix: AUTH_STORAGE_KEY,
      useSecureCookies: ORIGIN.startsWith('https:'),
      database: { generateId: 'uuid' },
    },
  } satisfies BetterAuthOptions
}
