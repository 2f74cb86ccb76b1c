import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { findAccountById } from '../queries.server'
import { limitAccount } from '../sign-in/account-limits.server'
import { beginRecordedSession, type Caller } from '../sign-in/sign-in.server'
import { leaveTrace } from '../sign-in/traces.server'
import { PasskeyRefused, SignInTimedOut, WrongCode } from './errors'
import { verifyPasskey } from './passkeys.commands.server'
import { endPendingSignIn, findPendingSignIn } from './pending-sign-in.server'
import { verifyCode } from './verify-code.server'
import { warnOfWrongCodes } from './warn-of-wrong-codes.server'

/** Signs in whoever has proved the first factor in this browser, with a code. @throws SignInTimedOut, WrongCode, DomainError 429 */
export async function signInWithCode(db: Database, env: SiteEnvironment, { headers, address }: Caller, code: string) {
  const account = await findPendingSignIn(db, env, headers)
  if (!account) throw new SignInTimedOut()
  await limitAccount(db, 'code', { email: account.email, address })
  try {
    const cookies = await inTransaction(db, async (tx) => {
      await verifyCode(tx, env, account, code)
      return beginRecordedSession(tx, env, headers, account, { hasSecondFactor: true })
    })
    return { isAdmin: account.adminId !== null, cookies: [...cookies, endPendingSignIn(env)] }
  } catch (error) {
    if (error instanceof WrongCode) {
      await leaveTrace(db, env, { action: 'sign-in.failed', reason: 'code', email: account.email, address })
      await warnOfWrongCodes(db, account)
    }
    throw error
  }
}

/** Signs in the owner of a passkey. @throws PasskeyRefused, DomainError 429 */
export async function signInWithPasskey(
  db: Database,
  env: SiteEnvironment,
  { headers, address }: Caller,
  passkey: AuthenticationResponseJSON,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const account = await findAccountById(tx, await verifyPasskey(tx, env, { passkey, ceremony: 'sign-in' }))
      if (!account) throw new PasskeyRefused()
      const cookies = await beginRecordedSession(tx, env, headers, account, { hasSecondFactor: true })
      return { id: account.id, email: account.email, isAdmin: account.adminId !== null, cookies }
    })
  } catch (error) {
    if (error instanceof PasskeyRefused)
      await leaveTrace(db, env, { action: 'sign-in.failed', reason: 'passkey', email: '', address })
    throw error
  }
}
