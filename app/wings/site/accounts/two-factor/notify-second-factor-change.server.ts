import type { Database } from '~/platform/database/database.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { findAccountById } from '../queries.server'
import { type SecondFactorChange, secondFactorChangedMail } from './emails'

/** Mails somebody that their second factor was changed; that an admin's was is in the audit log too. */
export async function notifySecondFactorChange(tx: Database, userId: string, change: SecondFactorChange, now: Date) {
  const account = await findAccountById(tx, userId)
  if (!account) throw new Error('An account went away while its second factor was changed.')
  const { id, email, adminId } = account
  if (adminId) {
    await recordAction(tx, { id, email }, { action: `second-factor.${change}`, subject: `profile:${id}`, title: email })
  }
  await sendMail(tx, {
    secret: null,
    cause: `second-factor-${change}:${id}:${now.getTime()}`,
    to: email,
    template: secondFactorChangedMail(await findBrand(tx), change),
  })
}
