import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { type Account, findAccountById } from '../queries.server'
import type { Session } from '../session.commands.server'
import { AccountNotFound } from '../sign-in/errors'
import { recordRefusedAccess } from '../sign-in/record-refused-access.server'
import { limitAttempts } from '../sign-in/sign-in-limits.server'
import { verifyIdentity } from '../verify-identity.server'
import { PasskeyRefused, PasswordNotSet } from './errors'
import { verifyPasskey } from './passkeys.commands.server'
import type { ReauthenticationInput } from './two-factor'
import { verifyTwoFactorCode } from './verify-code.commands.server'

interface ReauthenticationRequest {
  session: Session
  /** The client's network address. */
  address: string
}

/**
 * Proves once more whose session it is, by password, code or passkey, and notes when in the session.
 * @throws WrongCurrentPassword, PasswordNotSet, WrongCode, PasskeyRefused, DomainError 429
 */
export async function reauthenticate(
  db: Database,
  env: SiteEnvironment,
  asked: ReauthenticationRequest,
  given: ReauthenticationInput,
  now = new Date(),
) {
  try {
    await verifyReauthentication(db, env, asked, given, now)
  } catch (error) {
    if (error instanceof DomainError) {
      const account = await findAccountById(db, asked.session.userId)
      const refused = { reason: Object.keys(given).join(), email: account?.email ?? '', address: asked.address }
      await recordRefusedAccess(db, env, { action: 'reauthentication.failed', ...refused })
    }
    throw error
  }
}

async function verifyReauthentication(
  db: Database,
  env: SiteEnvironment,
  { session, address }: ReauthenticationRequest,
  given: ReauthenticationInput,
  now: Date,
) {
  if ('password' in given) {
    const { password } = await verifyIdentity(db, { session, address, password: given.password }, now)
    if (!password) throw new PasswordNotSet()
    return recordAuthentication(db, session, now)
  }
  const account = await findAccountById(db, session.userId)
  if (!account) throw new AccountNotFound()
  await limitAttempts(db, 'code', { email: account.email, address })
  await inTransaction(db, async (tx) => {
    await verifySecondFactor(tx, env, account, given, now)
    await recordAuthentication(tx, session, now)
    await tx.updateTable('sessions').set({ hasSecondFactor: true }).where('id', '=', session.id).execute()
  })
}

async function verifySecondFactor(
  tx: Database,
  env: SiteEnvironment,
  account: Account,
  given: Exclude<ReauthenticationInput, { password: string }>,
  now: Date,
) {
  if ('code' in given) return verifyTwoFactorCode(tx, env, account, given.code, now)
  const asked = { passkey: given.passkey, ceremony: `confirm:${account.id}` as const }
  if ((await verifyPasskey(tx, env, asked, now)) !== account.id) throw new PasskeyRefused()
}

async function recordAuthentication(db: Database, { id }: Pick<Session, 'id'>, now: Date) {
  await db.updateTable('sessions').set({ authenticatedAt: now }).where('id', '=', id).execute()
}
