import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUniqueViolation } from '~/platform/database/unique-violation'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { emailChangeUrl, verifyEmailChangeToken } from './account-links.server'
import { accountDeletedMail, emailChangedMail, emailChangeMail, passwordChangedMail } from './own-account-emails'
import { type Account, findAccountByEmail, findAccountById } from './queries.server'
import { requireSecondFactorIfSetUp } from './recent-authentication.server'
import { LastAdminStays, LinkAlreadyUsed } from './sign-in/errors'
import { hashNewPassword, setPassword } from './sign-in/password.commands.server'
import { limitAttempts } from './sign-in/sign-in-limits.server'
import { type IdentityProof, verifyIdentity } from './verify-identity.server'

export async function renameUser(db: Database, userId: string, fullName: string, now = new Date()) {
  await db.updateTable('profiles').set({ fullName, updatedAt: now }).where('id', '=', userId).execute()
}

/** Replaces the password of whoever knows the present one. Their other sessions and the tokens of their agents end, and a mail says so. */
export async function changePassword(
  db: Database,
  proof: IdentityProof & { session: { id: string } },
  password: string,
  now = new Date(),
) {
  const { id, email, adminId } = await verifyIdentity(db, proof, now)
  const hash = await hashNewPassword(password, { email, isAdmin: adminId !== null }, 'newPassword')
  await inTransaction(db, async (tx) => {
    await setPassword(tx, id, hash, proof.session.id)
    if (adminId) {
      await recordAction(
        tx,
        { id, email },
        { action: 'admin.password-replaced', subject: `profile:${id}`, title: email },
      )
    }
    const template = passwordChangedMail(await findBrand(tx))
    await sendMail(tx, { secret: null, cause: `password-changed:${id}:${now.getTime()}`, to: email, template })
  })
}

interface EmailChangeRequest {
  proof: IdentityProof
  /** The address that is to take the place of the present one. */
  email: string
}

/** Mails a link to the new address: only opening it changes anything. */
export async function requestEmailChange(
  db: Database,
  env: SiteEnvironment,
  { proof, email }: EmailChangeRequest,
  now = new Date(),
) {
  await requireSecondFactorIfSetUp(db, proof.session)
  const account = await verifyIdentity(db, proof, now)
  if (account.email === email) throw new DomainError('This is already your email address.')
  await limitAttempts(db, 'new-email', { email: account.email, address: proof.address })
  if (await findAccountByEmail(db, email)) throw new EmailTaken()
  await inTransaction(db, async (tx) => {
    const link = emailChangeUrl(env, account, email, now)
    const cause = `new-email:${account.id}:${now.getTime()}`
    await sendMail(tx, {
      secret: env.SECRET,
      cause,
      to: email,
      template: emailChangeMail(await findBrand(tx), { from: account.email, link }),
    })
  })
}

interface OpenedLink {
  token: string
  /** Who opens it, if anybody is signed in. */
  userId: string | undefined
}

/**
 * Changes the address by the link that was mailed to the new one, and tells the old one. Only whoever asked for it may:
 * what belongs to the new address (invitations, purchases) would else become theirs when its owner opens the mail.
 * @throws LinkAlreadyUsed, LinkOfAnotherAccount, EmailTaken
 */
export async function confirmEmailChange(
  tx: Database,
  env: SiteEnvironment,
  { token, userId }: OpenedLink,
  now = new Date(),
) {
  const link = verifyEmailChangeToken(env, token, now)
  if (link.state !== 'valid') throw new LinkAlreadyUsed()
  const { changesEmailOf: id, from, to } = link.payload
  if (userId !== id) throw new LinkOfAnotherAccount(from)
  if (await findAccountByEmail(tx, to)) throw new EmailTaken()
  const changed = await tx
    .updateTable('profiles')
    .set({ email: to, emailVerified: true, updatedAt: now })
    .where('id', '=', id)
    .where('email', '=', from)
    .returning('id')
    .executeTakeFirst()
    .catch(throwEmailTaken)
  if (!changed) throw new LinkAlreadyUsed()
  const account = await findAccountById(tx, id)
  if (account?.adminId) {
    const done = { action: 'admin.address-changed', subject: `profile:${id}`, title: to }
    await recordAction(tx, { id, email: to }, { ...done, before: { email: from }, after: { email: to } })
  }
  await sendMail(tx, {
    secret: null,
    cause: `email-changed:${id}:${now.getTime()}`,
    to: from,
    template: emailChangedMail(await findBrand(tx), { to }),
  })
  return { id, from, to }
}

/** Somebody may sign up with an address between the look whether it is free and the write. */
function throwEmailTaken(error: unknown): never {
  throw isUniqueViolation(error, 'profiles_email_key') ? new EmailTaken() : error
}

/** Takes an account away, in the transaction that takes away what it owns, and mails that it is gone. @throws LastAdminStays */
export async function deleteAccount(tx: Database, { id, email }: Pick<Account, 'id' | 'email'>) {
  await refuseLastAdmin(tx, { id, email })
  await sendMail(tx, {
    secret: null,
    cause: `account-deleted:${id}`,
    to: email,
    template: accountDeletedMail(await findBrand(tx)),
  })
  await tx.deleteFrom('profiles').where('id', '=', id).execute()
}

/** Of two admins who leave at once, one stays. */
async function refuseLastAdmin(tx: Database, { id, email }: Pick<Account, 'id' | 'email'>) {
  const { adminId } = (await findAccountById(tx, id)) ?? {}
  if (!adminId) return
  await sql`lock table admin_users in share row exclusive mode`.execute(tx)
  const other = await tx.selectFrom('adminUsers').select('userId').where('userId', '!=', id).executeTakeFirst()
  if (!other) throw new LastAdminStays()
  await recordAction(tx, { id, email }, { action: 'admin.removed', subject: `profile:${id}`, title: email })
}

/** Ends one session of somebody. @throws DomainError 404 when it is not theirs, or over. */
export async function endOwnSession(db: Database, userId: string, sessionId: string) {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new DomainError('This session has already ended.', 404)
}

export class LinkOfAnotherAccount extends DomainError {
  constructor(presentEmail: string) {
    super(`Sign in as ${presentEmail} first, then open this link again.`, 403)
  }
}

export class EmailTaken extends DomainError {
  constructor() {
    super('Another account already uses this email address.', 409)
  }
}
