import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { log } from '~/platform/monitoring/log.server'
import { unseal } from '~/platform/security/sealed-text.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { Account } from '../queries.server'
import { recoveryCodeUsedMail } from './emails'
import { WrongCode } from './errors'
import { countRecoveryCodes } from './queries.server'
import { consumeRecoveryCode } from './recovery-codes.commands.server'
import { findTotpStep } from './totp'

/** What the secret of somebody's app is sealed for. */
export const totpSealContext = (userId: string) => `authenticator app:${userId}`

/**
 * Uses up a code of somebody's authenticator app, or one of their recovery codes, in the transaction that does what it is
 * for. Each code is good for one time. @throws WrongCode
 */
export async function verifyTwoFactorCode(
  tx: Database,
  env: SiteEnvironment,
  account: Pick<Account, 'id' | 'email'>,
  code: string,
  now = new Date(),
) {
  const digits = code.replace(/[ -]/g, '')
  if (/^\d{6}$/.test(digits)) return verifyAppCode(tx, env, account.id, digits, now)
  if (!(await consumeRecoveryCode(tx, env, account.id, code))) throw new WrongCode()
  const left = await countRecoveryCodes(tx, account.id)
  await sendMail(tx, {
    secret: null,
    cause: `recovery-code-used:${account.id}:${now.getTime()}`,
    to: account.email,
    template: recoveryCodeUsedMail(await findBrand(tx), { left }),
  })
}

async function verifyAppCode(tx: Database, env: SiteEnvironment, userId: string, code: string, now: Date) {
  const app = await tx
    .selectFrom('authenticatorApps')
    .select(['sealedSecret', 'lastStep'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  const secret = app && unseal(env.SECRET, totpSealContext(userId), app.sealedSecret)
  if (app && !secret) log.warn({ userId }, 'the secret of an authenticator app was sealed with another SECRET')
  const step = secret && findTotpStep(secret, code, now)
  if (!step || step <= app.lastStep) throw new WrongCode()
  await tx.updateTable('authenticatorApps').set({ lastStep: step }).where('userId', '=', userId).execute()
}
