import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { type Account, findAccountById } from '../queries.server'
import { recordRefusedAccess } from '../sign-in/record-refused-access.server'
import { beginAuditedSession, type SignInClient } from '../sign-in/sign-in.server'
import { limitAttemptsOnAccount } from '../sign-in/sign-in-limits.server'
import { wrongCodesMail } from './emails'
import { PasskeyRefused, SignInTimedOut, WrongCode } from './errors'
import { verifyPasskey } from './passkeys.commands.server'
import { clearPendingSignInCookie, findPendingSignIn } from './pending-sign-in.server'
import { verifyTwoFactorCode } from './verify-code.commands.server'

const UNNOTIFIED_ATTEMPTS = { attempts: 4, seconds: 3_600 }

/** Signs in whoever has proved the first factor in this browser, with a code. @throws SignInTimedOut, WrongCode, DomainError 429 */
export async function signInWithCode(
  db: Database,
  env: SiteEnvironment,
  { headers, address }: SignInClient,
  code: string,
) {
  const account = await findPendingSignIn(db, env, headers)
  if (!account) throw new SignInTimedOut()
  await limitAttemptsOnAccount(db, 'code', { email: account.email, address })
  try {
    const cookies = await inTransaction(db, async (tx) => {
      await verifyTwoFactorCode(tx, env, account, code)
      return beginAuditedSession(tx, env, headers, account, { hasSecondFactor: true })
    })
    return { isAdmin: account.adminId !== null, cookies: [...cookies, clearPendingSignInCookie(env)] }
  } catch (error) {
    if (error instanceof WrongCode) {
      await recordRefusedAccess(db, env, { action: 'sign-in.failed', reason: 'code', email: account.email, address })
      await notifyOfWrongCodes(db, account)
    }
    throw error
  }
}

/** Signs in the owner of a passkey. @throws PasskeyRefused, DomainError 429 */
export async function signInWithPasskey(
  db: Database,
  env: SiteEnvironment,
  { headers, address }: SignInClient,
  passkey: AuthenticationResponseJSON,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const account = await findAccountById(tx, await verifyPasskey(tx, env, { passkey, ceremony: 'sign-in' }))
      if (!account) throw new PasskeyRefused()
      const cookies = await beginAuditedSession(tx, env, headers, account, { hasSecondFactor: true })
      return { id: account.id, email: account.email, isAdmin: account.adminId !== null, cookies }
    })
  } catch (error) {
    if (error instanceof PasskeyRefused)
      await recordRefusedAccess(db, env, { action: 'sign-in.failed', reason: 'passkey', email: '', address })
    throw error
  }
}

/** Tells somebody, once a day, that their password was right five times within an hour and the code was not. */
async function notifyOfWrongCodes(db: Database, { id, email }: Pick<Account, 'id' | 'email'>, now = new Date()) {
  if (await isWithinRateLimit(db, `wrong-codes:${id}`, UNNOTIFIED_ATTEMPTS, now)) return
  await inTransaction(db, async (tx) => {
    const cause = `wrong-codes:${id}:${now.toISOString().slice(0, 10)}`
    await sendMail(tx, { secret: null, cause, to: email, template: wrongCodesMail(await findBrand(tx)) })
  })
}
