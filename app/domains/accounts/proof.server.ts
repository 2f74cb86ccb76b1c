import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { type Account, findAccountById } from './queries.server'
import { isRecent } from './recent-authentication.server'
import type { Session } from './session.server'
import { limitAttempts } from './sign-in/account-limits.server'
import { isPasswordOf } from './sign-in/password.server'
import { RECENT_MINUTES } from './two-factor/two-factor'

/** Somebody who is signed in, with what they bring to prove once more who they are. */
export interface Proof {
  session: Pick<Session, 'userId' | 'authenticatedAt' | 'hasSecondFactor'>
  /** The client's network address. */
  address: string
  password: string
}

class WrongOwnPassword extends DomainError {
  constructor() {
    super('This is not your present password.', 403)
  }
}

class SignInAgain extends DomainError {
  constructor() {
    super(`You signed in more than ${RECENT_MINUTES} minutes ago. Sign out and in again, then repeat this.`, 403)
  }
}

/**
 * Asks for the present password before something that cannot be undone; who has none must have signed in just now.
 * Answers the account. @throws WrongOwnPassword, SignInAgain, DomainError 429
 */
export async function prove(db: Database, { session, address, password }: Proof, now = new Date()): Promise<Account> {
  const account = await findAccountById(db, session.userId)
  if (!account) throw new DomainError('This account no longer exists.', 404)
  if (!account.password) {
    if (!isRecent(session, now)) throw new SignInAgain()
    return account
  }
  await limitAttempts(db, 'password-check', { email: account.email, address })
  if (!(await isPasswordOf(account, password))) throw new WrongOwnPassword()
  return account
}
