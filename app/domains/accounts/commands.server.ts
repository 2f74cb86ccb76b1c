import { recordAction } from '~/domains/audit/commands.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import type { SignUp } from './account'
import { confirmationMail, newPasswordMail } from './emails'
import { confirmationLink, newPasswordLink, readConfirmation, readNewPassword } from './links.server'
import { type Account, findAccount, findAccountById } from './queries.server'
import { limitAccount } from './sign-in/account-limits.server'
import { AccountExists, LinkUsedUp, NotTheChosenPassword } from './sign-in/errors'
import { chosen, isPasswordOf, keepPassword, passwordMark } from './sign-in/password.server'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Makes an account that waits for its address to be confirmed, and mails the link for that. */
export async function signUp(db: Database, env: SiteEnvironment, { email, password, name }: SignUp, now = new Date()) {
  if (await findAccount(db, email)) throw new AccountExists()
  const hash = await chosen(password, { email, isAdmin: false })
  return inTransaction(db, async (tx) => {
    const profile = await tx
      .insertInto('profiles')
      .values({ email, fullName: name, createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!profile) throw new AccountExists()
    await keepPassword(tx, profile.id, hash)
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
    template: confirmationMail(await findBrand(tx), confirmationLink(env, account, now)),
  })
}

/** Mails another link to whoever waits for one; says nothing to anybody else, and nobody which it was. */
export async function sendConfirmationAgain(db: Database, env: SiteEnvironment, email: string, now = new Date()) {
  await inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (!account || account.emailVerified) return
    await sendMail(tx, {
      secret: env.SECRET,
      cause: `confirmation:${account.id}:again-${minuteOf(now)}`,
      to: email,
      template: confirmationMail(await findBrand(tx), confirmationLink(env, account, now)),
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
 * else's address would else have their password confirmed by its owner. @throws LinkUsedUp when the link says nothing any
 * more, NotTheChosenPassword, DomainError 429
 */
export async function confirmEmail(
  db: Database,
  env: SiteEnvironment,
  { token, password, address }: Confirmation,
  now = new Date(),
) {
  const link = readConfirmation(env, token, now)
  if (link.state !== 'valid') throw new LinkUsedUp()
  const { of, confirmsEmail } = link.payload
  const account = await findAccountById(db, of)
  if (account?.email !== confirmsEmail) throw new LinkUsedUp()
  await limitAccount(db, 'password-check', { email: confirmsEmail, address })
  if (!(await isPasswordOf(account, password))) throw new NotTheChosenPassword()
  const confirmed = await db
    .updateTable('profiles')
    .set({ emailVerified: true, updatedAt: now })
    .where('id', '=', of)
    .where('email', '=', confirmsEmail)
    .returning('email')
    .executeTakeFirst()
  if (!confirmed) throw new LinkUsedUp()
}

/** Mails a link for a new password to whoever has this address; says nothing to anybody else, and nobody which it was. */
export async function askForNewPassword(db: Database, env: SiteEnvironment, email: string, now = new Date()) {
  await inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (!account) return
    await sendMail(tx, {
      secret: env.SECRET,
      cause: `new-password:${account.id}:${minuteOf(now)}`,
      to: email,
      template: newPasswordMail(await findBrand(tx), newPasswordLink(env, account, now)),
    })
  })
}

/** Whose password a link replaces; undefined when it is too old, used, mailed to a former address, or not ours. */
export async function findNewPasswordAccount(db: Database, env: SiteEnvironment, token: string, now = new Date()) {
  const link = readNewPassword(env, token, now)
  if (link.state !== 'valid') return undefined
  const { newPasswordOf, mailedTo, insteadOf } = link.payload
  const account = await findAccountById(db, newPasswordOf)
  // whoever reads the mails of an address that was given up opens nothing with them
  return account?.email === mailedTo && passwordMark(account) === insteadOf ? account : undefined
}

/** Replaces a password by its mailed link, which proves the address too. Ends all sessions and agents' tokens. @throws LinkUsedUp */
export async function replacePassword(
  db: Database,
  env: SiteEnvironment,
  { token, password }: { token: string; password: string },
  now = new Date(),
) {
  const found = await findNewPasswordAccount(db, env, token, now)
  if (!found) throw new LinkUsedUp()
  const hash = await chosen(password, { email: found.email, isAdmin: found.adminId !== null })
  return inTransaction(db, async (tx) => {
    const account = await findNewPasswordAccountToChange(tx, env, token, now)
    if (!account) throw new LinkUsedUp()
    await keepPassword(tx, account.id, hash)
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
async function findNewPasswordAccountToChange(tx: Database, env: SiteEnvironment, token: string, now: Date) {
  const link = readNewPassword(env, token, now)
  if (link.state !== 'valid') return undefined
  await tx.selectFrom('profiles').select('id').where('id', '=', link.payload.newPasswordOf).forUpdate().execute()
  return findNewPasswordAccount(tx, env, token, now)
}

/** Part of a mail's cause: a double click is one. */
function minuteOf(now: Date) {
  return Math.floor(now.getTime() / MINUTE_MS)
}
