import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { seal, unseal } from '~/platform/security/sealed-text.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { SignedInUser } from '../account'
import type { Session } from '../session.commands.server'
import { revokeSessionsAndTokens } from '../sign-in/password.commands.server'
import { AuthenticatorAppExists, NoSecondFactor, WrongCode } from './errors'
import { notifySecondFactorChange } from './notify-second-factor-change.server'
import { findAuthenticatorApp, hasAnySecondFactor } from './queries.server'
import { replaceRecoveryCodes } from './recovery-codes.commands.server'
import { findTotpStep, generateTotpSecret, otpauthUrl, renderQrPath } from './totp'
import { totpSealContext } from './verify-code.commands.server'

/** Makes the secret that an app is set up with. Nothing is asked of anybody before `confirmAuthenticatorApp`. @throws AuthenticatorAppExists */
export async function startAuthenticatorAppSetup(
  db: Database,
  env: SiteEnvironment,
  user: Pick<SignedInUser, 'id' | 'email'>,
) {
  if (await findAuthenticatorApp(db, user.id)) throw new AuthenticatorAppExists()
  const secret = generateTotpSecret()
  const sealedSecret = seal(env.SECRET, totpSealContext(user.id), secret)
  await db
    .insertInto('authenticatorApps')
    .values({ userId: user.id, sealedSecret })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ sealedSecret }).where('authenticatorApps.confirmedAt', 'is', null),
    )
    .execute()
  const { name } = await findBrand(db)
  const address = otpauthUrl(secret, { issuer: name, label: user.email })
  return { secret, address, qr: renderQrPath(address) }
}

/**
 * Turns the app on with its first code. Other sessions and agents' tokens end, because nobody was asked for a code there.
 * Answers the recovery codes. @throws WrongCode
 */
export function confirmAuthenticatorApp(
  db: Database,
  env: SiteEnvironment,
  { id: sessionId, userId }: Pick<Session, 'id' | 'userId'>,
  code: string,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const app = await tx
      .selectFrom('authenticatorApps')
      .select('sealedSecret')
      .where('userId', '=', userId)
      .where('confirmedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const secret = app && unseal(env.SECRET, totpSealContext(userId), app.sealedSecret)
    const step = secret && findTotpStep(secret, code.replaceAll(' ', ''), now)
    if (!step) throw new WrongCode()
    const turnedOn = { confirmedAt: now, lastStep: step }
    await tx.updateTable('authenticatorApps').set(turnedOn).where('userId', '=', userId).execute()
    await revokeSessionsAndTokens(tx, userId, sessionId)
    await tx.updateTable('sessions').set({ hasSecondFactor: true }).where('id', '=', sessionId).execute()
    await notifySecondFactorChange(tx, userId, 'app-added', now)
    return replaceRecoveryCodes(tx, env, userId)
  })
}

/** Signing in asks for no code any more. */
export function removeAuthenticatorApp(db: Database, { userId }: Pick<Session, 'userId'>, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const off = await tx
      .deleteFrom('authenticatorApps')
      .where('userId', '=', userId)
      .returning('confirmedAt')
      .executeTakeFirst()
    if (off?.confirmedAt) await notifySecondFactorChange(tx, userId, 'app-removed', now)
    await clearAfterLastFactor(tx, userId)
  })
}

/** Without a factor there is nothing that recovery codes could stand in for, and no session that has given one. */
export async function clearAfterLastFactor(tx: Database, userId: string) {
  if (await hasAnySecondFactor(tx, userId)) return
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await tx.updateTable('sessions').set({ hasSecondFactor: false }).where('userId', '=', userId).execute()
}

/** New recovery codes in place of those of before. @throws NoSecondFactor when there is none that they could stand in for */
export function regenerateRecoveryCodes(db: Database, env: SiteEnvironment, userId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    if (!(await hasAnySecondFactor(tx, userId))) throw new NoSecondFactor()
    await notifySecondFactorChange(tx, userId, 'codes-replaced', now)
    return replaceRecoveryCodes(tx, env, userId)
  })
}
