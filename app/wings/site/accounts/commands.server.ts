import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { SignUpInput } from './account'
import {
  emailConfirmationUrl,
  passwordResetUrl,
  readEmailConfirmationToken,
  verifyPasswordResetToken,
} from './account-links.server'
import { emailConfirmationMail, passwordResetMail } from './emails'
import { type Account, findAccountByEmail, findAccountById } from './queries.server'
import { AccountExists, LinkAlreadyUsed, WrongSignUpPassword } from './sign-in/errors'
import {
  hashNewPassword,
  isCorrectPassword,
  passwordFingerprint,
  setPassword,
} from './sign-in/password.commands.server'
import { limitAttemptsOnAccount } from './sign-in/sign-in-limits.server'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Makes an account that waits for its address to be confirmed, and mails the link for that. */
export async function signUp(
  db: Database,
  env: SiteEnvironment,
  { email, password, name }: SignUpInput,
  now = new Date(),
) {
  if (await findAccountByEmail(db, email)) throw new AccountExists()
  const hash = await hashNewPassword(password, { email, isAdmin: false })
  return inTransaction(db, async (tx) => {
    const profile = await tx
      .insertInto('profiles')
      .values({ email, fullName: name, createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!profile) throw new AccountExists()
    await setPassword(tx, profile.id, hash)
    await sendConfirmation(tx, env, profile, now)
    return profile
  })
}

/** Mails the link that confirms an address: once when the account is made, and at most once an hour when asked again. */
export async function sendConfirmation(
  tx: Database,
  env: SiteEnvironment,
  account: Pick<Account, 'id' | 'email' | 'createdAt'>,
  now = new Date(),
) {
  const hour = Math.floor((now.getTime() - account.createdAt.getTime()) / HOUR_MS)
  await sendMail(tx, {
    secret: env.SECRET,
    cause: `confirmation:${account.id}:${hour}`,
    to: account.email,
    template: emailConfirmationMail(await findBrand(tx), emailConfirmationUrl(env, account, now)),
  })
}

/** Mails another link to whoever waits for one; says nothing to anybody else, and nobody which it was. */
export async function resendConfirmation(db: Database, env: SiteEnvironment, email: string, now = new Date()) {
  await inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account || account.emailVerified) return
    await sendMail(tx, {
      secret: env.SECRET,
      cause: `confirmation:${account.id}:again-${toMinute(now)}`,
      to: email,
      template: emailConfirmationMail(await findBrand(tx), emailConfirmationUrl(env, account, now)),
    })
  })
}

interface Confirmation {
  token: string
  /** What was chosen when signing up. */
  password: string
  /** The client's network address. */
  address: string
}

/**
 * Confirms the address that the link was mailed to, for whoever chose the password: a stranger who signed up with somebody
 * else's address would else have their password confirmed by its owner. @throws LinkAlreadyUsed when the link says nothing any
 * more, NotTheChosenPassword, DomainError 429
 */
export async function confirmEmail(
  db: Database,
  env: SiteEnvironment,
  { token, password, address }: Confirmation,
  now = new Date(),
) {
  const link = readEmailConfirmationToken(env, token, now)
  if (link.state !== 'valid') throw new LinkAlreadyUsed()
  const { of, confirmsEmail } = link.payload
  const account = await findAccountById(db, of)
  if (account?.email !== confirmsEmail) throw new LinkAlreadyUsed()
  await limitAttemptsOnAccount(db, 'password-check', { email: confirmsEmail, address })
  if (!(await isCorrectPassword(account, password))) throw new WrongSignUpPassword()
  const confirmed = await db
    .updateTable('profiles')
    .set({ emailVerified: true, updatedAt: now })
    .where('id', '=', of)
    .where('email', '=', confirmsEmail)
    .returning('email')
    .executeTakeFirst()
  if (!confirmed) throw new LinkAlreadyUsed()
}

/** Mails a link for a new password to whoever has this address; says nothing to anybody else, and nobody which it was. */
export async function requestPasswordReset(db: Database, env: SiteEnvironment, email: string, now = new Date()) {
  await inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) return
    await sendMail(tx, {
      secret: env.SECRET,
      cause: `new-password:${account.id}:${toMinute(now)}`,
      to: email,
      template: passwordResetMail(await findBrand(tx), passwordResetUrl(env, account, now)),
    })
  })
}

/** Whose password a link replaces; undefined when it is too old, used, mailed to a former address, or not ours. */
export async function findPasswordResetAccount(db: Database, env: SiteEnvironment, token: string, now = new Date()) {
  const link = verifyPasswordResetToken(env, token, now)
  if (link.state !== 'valid') return undefined
  const { newPasswordOf, mailedTo, insteadOf } = link.payload
  const account = await findAccountById(db, newPasswordOf)
  // whoever reads the mails of an address that was given up opens nothing with them
  return account?.email === mailedTo && passwordFingerprint(account) === insteadOf ? account : undefined
}

/** Replaces a password by its mailed link, which proves the address too. Ends all sessions and agents' tokens. @throws LinkAlreadyUsed */
export async function resetPassword(
  db: Database,
  env: SiteEnvironment,
  { token, password }: { token: string; password: string },
  now = new Date(),
) {
  const found = await findPasswordResetAccount(db, env, token, now)
  if (!found) throw new LinkAlreadyUsed()
  const hash = await hashNewPassword(password, { email: found.email, isAdmin: found.adminId !== null })
  return inTransaction(db, async (tx) => {
    const account = await lockPasswordResetAccount(tx, env, token, now)
    if (!account) throw new LinkAlreadyUsed()
    await setPassword(tx, account.id, hash)
    await tx.updateTable('profiles').set({ emailVerified: true, updatedAt: now }).where('id', '=', account.id).execute()
    if (account.adminId)
      await recordAction(tx, account, {
        action: 'admin.password-replaced',
        subject: `profile:${account.id}`,
        title: account.email,
      })
    return { isAdmin: account.adminId !== null }
  })
}

/** Two uses of one link stand in line: the second finds another password than the one it was to replace. */
async function lockPasswordResetAccount(tx: Database, env: SiteEnvironment, token: string, now: Date) {
  const link = verifyPasswordResetToken(env, token, now)
  if (link.state !== 'valid') return undefined
  await tx.selectFrom('profiles').select('id').where('id', '=', link.payload.newPasswordOf).forUpdate().execute()
  return findPasswordResetAccount(tx, env, token, now)
}

/** Part of a mail's cause: a double click is one. */
function toMinute(now: Date) {
  return Math.floor(now.getTime() / MINUTE_MS)
}
