import type { BetterAuthOptions } from 'better-auth'
import type { Database } from '~/platform/database/database.server'
import { onePerDatabase } from '~/platform/database/one-per-database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { log } from '~/platform/monitoring/log.server'
import { AUTH_STORAGE_KEY } from '../session-marker'
import { hashPassword, verifyPassword } from './password-hash.server'

const DAY_SECONDS = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY_SECONDS
const RENEW_AFTER_SECONDS = DAY_SECONDS

/** Whether the library renews a session that is used now. */
export function isSessionRenewalDue({ expiresAt }: { expiresAt: Date }, now = new Date()) {
  return expiresAt.getTime() - now.getTime() <= (SESSION_SECONDS - RENEW_AFTER_SECONDS) * 1_000
}

/**
 * The sessions of this database, or of the open transaction on it. The library is loaded with the first question: no
 * public page needs it.
 */
export const { get: getAuth } = onePerDatabase(createAuth)

/** What the library may do: keep sessions and their cookies. Its own calls for accounts are not reachable (api-auth.ts). */
async function createAuth(db: Database, env: SiteEnvironment) {
  const { betterAuth } = await import('better-auth')
  const { startSessionPlugin } = await import('./start-session-plugin.server')
  return betterAuth({ ...authOptions(db, env), plugins: [startSessionPlugin] })
}

function authOptions(db: Database, { ORIGIN, SECRET }: SiteEnvironment) {
  return {
    baseURL: ORIGIN,
    basePath: '/api/auth',
    secret: SECRET,
    trustedOrigins: [ORIGIN],
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => log.error({ details }, message) },
    // counted by ourselves, by e-mail address and for all processes together
    rateLimit: { enabled: false },
    // for what of the library asks for a password; its own sign-in stays out of reach
    emailAndPassword: { enabled: false, password: { hash: hashPassword, verify: verifyPassword } },
    user: { modelName: 'profiles', fields: { name: 'fullName' } },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_SECONDS,
      updateAge: RENEW_AFTER_SECONDS,
      // filled by the database, and changed by ourselves alone
      additionalFields: {
        authenticatedAt: { type: 'date', required: false, input: false },
        hasSecondFactor: { type: 'boolean', required: false, input: false },
      },
    },
    account: { modelName: 'signInMethods' },
    verification: { modelName: 'verifications' },
    advanced: {
      cookiePrefix: AUTH_STORAGE_KEY,
      useSecureCookies: ORIGIN.startsWith('https:'),
      // the migrations make the tables; the library's look at them is not possible inside a transaction
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions
}
