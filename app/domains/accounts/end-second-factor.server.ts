import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import { findAccount } from './queries.server'
import { AccountNotFound } from './sign-in/errors'
import { endWhatCameAbout } from './sign-in/password.server'
import { secondFactorChangedMail } from './two-factor/emails'
import { NoSecondFactor } from './two-factor/errors'

/**
 * Takes somebody's passkeys, authenticator app and recovery codes away, for whoever has lost them; sessions and agents'
 * tokens end. They hear of it by mail. @throws AccountNotFound, NoSecondFactor
 */
export function endSecondFactor(db: Database, by: Actor, email: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (!account) throw new AccountNotFound()
    const passkeys = await tx.deleteFrom('passkeys').where('userId', '=', account.id).executeTakeFirst()
    const app = await tx.deleteFrom('authenticatorApps').where('userId', '=', account.id).executeTakeFirst()
    if (passkeys.numDeletedRows + app.numDeletedRows === 0n) throw new NoSecondFactor()
    await tx.deleteFrom('recoveryCodes').where('userId', '=', account.id).execute()
    await endWhatCameAbout(tx, account.id)
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
