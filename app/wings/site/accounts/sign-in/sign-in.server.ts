import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { SignInInput } from '../account'
import { sendConfirmation } from '../commands.server'
import { type Account, findAccountByEmail, findAccountById } from '../queries.server'
import { beginSession, type SessionAuthentication } from '../session.commands.server'
import { pendingSignInCookie } from '../two-factor/pending-sign-in.server'
import { findAuthenticatorApp, hasAnySecondFactor } from '../two-factor/queries.server'
import { codeScreenPath } from '../two-factor/two-factor'
import { AccountNotFound, EmailNotConfirmed, WrongPassword } from './errors'
import { isCorrectPassword, rehashPassword } from './password.commands.server'
import { recordRefusedAccess } from './record-refused-access.server'
import { limitAttemptsOnAccount } from './sign-in-limits.server'

export interface SignInClient {
  headers: Headers
  /** The client's network address. */
  address: string
}

/** Signs somebody in with their password; where they come from was counted before (`limitAttemptsFromAddress`). Answers who it is and the cookies that carry the session. Who fails leaves a trace. */
export async function signIn(db: Database, env: SiteEnvironment, caller: SignInClient, form: SignInInput) {
  try {
    return await checkPasswordAndSignIn(db, env, caller, form)
  } catch (error) {
    if (error instanceof DomainError) {
      const { email } = form
      await recordRefusedAccess(db, env, {
        action: 'sign-in.failed',
        reason: error.name,
        email,
        address: caller.address,
      })
    }
    throw error
  }
}

async function checkPasswordAndSignIn(
  db: Database,
  env: SiteEnvironment,
  { headers, address }: SignInClient,
  { email, password }: SignInInput,
) {
  await limitAttemptsOnAccount(db, 'sign-in', { email, address })
  const account = await findAccountByEmail(db, email)
  if (!account) throw new AccountNotFound()
  if (!(await isCorrectPassword(account, password))) throw new WrongPassword()
  if (!account.emailVerified) {
    await inTransaction(db, (tx) => sendConfirmation(tx, env, account))
    throw new EmailNotConfirmed()
  }
  await rehashPassword(db, account, password)
  const entrance = await inTransaction(db, (tx) => completeFirstFactor(tx, env, headers, account.id, 'password'))
  return { id: account.id, isAdmin: account.adminId !== null, ...entrance }
}

/** What follows the first factor: a session, or the question for a code. */
export interface FirstFactorResult {
  cookies: string[]
  needsCode: boolean
}

/**
 * Begins a session for whoever has proved the first factor, unless they have an authenticator app: its code is asked for.
 * A provider may have asked its visitor nothing at all: where somebody can prove more, coming from one is no fresh proof.
 */
export async function completeFirstFactor(
  tx: Database,
  env: SiteEnvironment,
  headers: Headers,
  userId: string,
  by: 'password' | 'provider',
): Promise<FirstFactorResult> {
  const account = await findAccountById(tx, userId)
  if (!account) throw new AccountNotFound()
  const needsCode = (await findAuthenticatorApp(tx, userId)) !== undefined
  if (needsCode) return { cookies: [pendingSignInCookie(env, account)], needsCode }
  const canProveMore = account.password !== null || (await hasAnySecondFactor(tx, userId))
  const proof = by === 'provider' && canProveMore ? { authenticatedAt: new Date(0) } : {}
  return { cookies: await beginAuditedSession(tx, env, headers, account, proof), needsCode }
}

/** Begins a session; that an admin signed in is worth remembering. */
export async function beginAuditedSession(
  tx: Database,
  env: SiteEnvironment,
  headers: Headers,
  { id, email, adminId }: Pick<Account, 'id' | 'email' | 'adminId'>,
  proof: SessionAuthentication = {},
) {
  if (adminId) {
    const signedIn = { action: 'admin.signed-in', subject: `profile:${id}`, title: email }
    await recordAction(tx, { id, email }, { ...signedIn, after: { secondFactor: proof.hasSecondFactor === true } })
  }
  return beginSession(tx, env, headers, id, proof)
}

/** Where a sign-in goes on: to `to`, or to the question for a code and from there to `to`. */
export function pathAfterSignIn({ needsCode }: Pick<FirstFactorResult, 'needsCode'>, to: string) {
  return needsCode ? codeScreenPath(to) : to
}
