import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { DomainError } from '~/platform/errors'
import type { SignIn } from '../account'
import { sendConfirmation } from '../commands.server'
import { type Account, findAccount } from '../queries.server'
import { beginSession } from '../session.server'
import { limitAttempts } from './account-limits.server'
import { AccountNotFound, EmailNotConfirmed, WrongPassword } from './errors'
import { isPasswordOf, renewHash } from './password.server'
import { leaveTrace } from './traces.server'

interface Caller {
  headers: Headers
  /** The client's network address. */
  address: string
}

/** Signs somebody in with their password. Answers who it is and the cookies that carry the session. Who fails leaves a trace. */
export async function signIn(db: Database, env: SiteEnvironment, caller: Caller, form: SignIn) {
  try {
    return await enterWithPassword(db, env, caller, form)
  } catch (error) {
    if (error instanceof DomainError) {
      const { email } = form
      await leaveTrace(db, env, { action: 'sign-in.failed', reason: error.name, email, address: caller.address })
    }
    throw error
  }
}

async function enterWithPassword(
  db: Database,
  env: SiteEnvironment,
  { headers, address }: Caller,
  { email, password }: SignIn,
) {
  await limitAttempts(db, 'sign-in', { email, address })
  const account = await findAccount(db, email)
  if (!account) throw new AccountNotFound()
  if (!(await isPasswordOf(account, password))) throw new WrongPassword()
  if (!account.emailVerified) {
    await inTransaction(db, (tx) => sendConfirmation(tx, env, account))
    throw new EmailNotConfirmed()
  }
  await renewHash(db, account, password)
  const cookies = await inTransaction(db, (tx) => enter(tx, env, headers, account))
  return { id: account.id, isAdmin: account.adminId !== null, cookies }
}

/** Begins a session; that an admin signed in is worth remembering. */
export async function enter(
  tx: Database,
  env: SiteEnvironment,
  headers: Headers,
  { id, email, adminId }: Pick<Account, 'id' | 'email' | 'adminId'>,
) {
  if (adminId)
    await recordAction(tx, { id, email }, { action: 'admin.signed-in', subject: `profile:${id}`, title: email })
  return beginSession(tx, env, headers, id)
}
