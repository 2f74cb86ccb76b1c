import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { findAccountByEmail } from './queries.server'
import { AccountNotFound } from './sign-in/errors'
import { revokeSessionsAndTokens } from './sign-in/password.commands.server'
import { secondFactorChangedMail } from './two-factor/emails'
import { NoSecondFactor } from './two-factor/errors'
import { hasAnySecondFactor } from './two-factor/queries.server'

/**
 * Takes somebody's passkeys, authenticator app and recovery codes away, for whoever has lost them; sessions and agents'
 * tokens end. They hear of it by mail. @throws AccountNotFound, NoSecondFactor
 */
export function resetSecondFactor(db: Database, by: Actor, email: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) throw new AccountNotFound()
    if (!(await hasAnySecondFactor(tx, account.id))) throw new NoSecondFactor()
    await deleteSecondFactors(tx, account.id)
    await revokeSessionsAndTokens(tx, account.id)
    await recordAction(tx, by, { action: 'second-factor.ended', subject: `profile:${account.id}`, title: email })
    await sendMail(tx, {
      secret: null,
      cause: `second-factor-ended:${account.id}:${now.getTime()}`,
      to: email,
      template: secondFactorChangedMail(await findBrand(tx), 'ended'),
    })
    return { email }
  })
}

/** Takes every passkey, app and recovery code of somebody away. */
export async function deleteSecondFactors(tx: Database, userId: string) {
  for (const table of ['passkeys', 'authenticatorApps', 'recoveryCodes'] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).execute()
}
