import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { type Account, findAccountById } from './queries.server'
import { isRecentlyAuthenticated } from './recent-authentication.server'
import type { Session } from './session.commands.server'
import { isCorrectPassword } from './sign-in/password.commands.server'
import { limitAttempts } from './sign-in/sign-in-limits.server'
import { RECENT_AUTHENTICATION_MINUTES } from './two-factor/two-factor'

/** Somebody who is signed in, with what they bring to prove once more who they are. */
export interface IdentityProof {
  session: Pick<Session, 'userId' | 'authenticatedAt' | 'hasSecondFactor'>
  /** The client's network address. */
  address: string
  password: string
}

class WrongCurrentPassword extends DomainError {
  constructor() {
    super('Incorrect current password.', 403)
  }
}

class RecentSignInRequired extends DomainError {
  constructor() {
    super(
      `You signed in more than ${RECENT_AUTHENTICATION_MINUTES} minutes ago. Sign out, sign in again and try again.`,
      403,
    )
  }
}

/**
 * Asks for the present password before something that cannot be undone; who has none must have signed in just now.
 * Answers the account. @throws WrongCurrentPassword, RecentSignInRequired, DomainError 429
 */
export async function verifyIdentity(
  db: Database,
  { session, address, password }: IdentityProof,
  now = new Date(),
): Promise<Account> {
  const account = await findAccountById(db, session.userId)
  if (!account) throw new DomainError('This account no longer exists.', 404)
  if (!account.password) {
    if (!isRecentlyAuthenticated(session, now)) throw new RecentSignInRequired()
    return account
  }
  await limitAttempts(db, 'password-check', { email: account.email, address })
  if (!(await isCorrectPassword(account, password))) throw new WrongCurrentPassword()
  return account
}
