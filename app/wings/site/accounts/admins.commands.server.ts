import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { hasAuditEntrySince } from '~/wings/site/audit-log/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { adminInvitationUrl, verifySetUpToken } from './account-links.server'
import { adminInvitationMail } from './emails'
import { type Account, findAccountById, hasAdmin } from './queries.server'
import { deleteSecondFactors } from './reset-second-factor.commands.server'
import { AdminExists, LastAdminStays, LinkAlreadyUsed } from './sign-in/errors'
import {
  deletePassword,
  hashNewPassword,
  revokeSessionsAndTokens,
  setPassword,
} from './sign-in/password.commands.server'
import { completeFirstFactor } from './sign-in/sign-in.server'
import { findOrCreateVerifiedAccount } from './sign-in/verified-account.commands.server'

interface NewAdmin {
  email: string
  name?: string
  /** Replaces the one they have. */
  password?: string
}

/** Makes somebody an admin, with an account that needs no confirmation when they have none yet. */
export async function upsertAdmin(db: Database, by: Actor, { email, name = '', password }: NewAdmin) {
  const hash = password === undefined ? undefined : await hashNewPassword(password, { email, isAdmin: true })
  return inTransaction(db, async (tx) => {
    await lockAdmins(tx)
    const admin = await makeAdmin(tx, { email, name, hash })
    const action = admin.isNew ? 'admin.added' : 'admin.password-replaced'
    await recordAction(tx, by, { action, ...auditSubject(admin) })
    return { id: admin.id }
  })
}

/** Makes somebody an admin and mails them a link to choose a password by the rules of admins; the one of before ends. */
export async function inviteAdmin(db: Database, env: SiteEnvironment, by: Actor, email: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    await lockAdmins(tx)
    const admin = await makeAdmin(tx, { email })
    if (!admin.isNew) throw new DomainError('This person is already an admin.')
    await recordAction(tx, by, { action: 'admin.added', ...auditSubject(admin) })
    await deletePassword(tx, admin.id)
    const link = adminInvitationUrl(env, { ...admin, password: null }, now)
    await sendMail(tx, {
      secret: env.SECRET,
      cause: `admin-invitation:${admin.id}:${now.getTime()}`,
      to: email,
      template: adminInvitationMail(await findBrand(tx), { invitedBy: by.email, link }),
    })
    return admin.id
  })
}

interface FirstAdmin {
  token: string
  email: string
  name: string
  password: string
}

/** Makes the first admin and signs them in; of two who try at once, one. Answers what follows. */
export async function setUpFirstAdmin(
  db: Database,
  env: SiteEnvironment,
  headers: Headers,
  { token, email, name, password }: FirstAdmin,
  now = new Date(),
) {
  if (verifySetUpToken(env, token, now).state !== 'valid') throw new LinkAlreadyUsed()
  if (await hasAdmin(db)) throw new AdminExists()
  const hash = await hashNewPassword(password, { email, isAdmin: true })
  return inTransaction(db, async (tx) => {
    await lockAdmins(tx)
    if (await hasAdmin(tx)) throw new AdminExists()
    const admin = await makeAdmin(tx, { email, name, hash })
    await recordAction(tx, admin, { action: 'admin.added', ...auditSubject(admin) })
    return completeFirstFactor(tx, env, headers, admin.id, 'password')
  })
}

/** Takes the rights of an admin away; the account stays. @throws LastAdminStays */
export async function removeAdmin(db: Database, by: Actor, userId: string) {
  return inTransaction(db, async (tx) => {
    await lockAdmins(tx)
    const account = await findAccountById(tx, userId)
    if (!account?.adminId) throw new DomainError('This person is no longer an admin.', 404)
    const { admins } = await tx
      .selectFrom('adminUsers')
      .select(({ fn }) => fn.countAll<string>().as('admins'))
      .executeTakeFirstOrThrow()
    if (Number(admins) === 1) throw new LastAdminStays()
    await tx.deleteFrom('adminUsers').where('userId', '=', userId).execute()
    await recordAction(tx, by, { action: 'admin.removed', ...auditSubject(account) })
    return { email: account.email }
  })
}

const UNDO_MINUTES = 10

/**
 * Undoes the removal of an admin, within ten minutes: they get in as they did before. Later they are invited like anybody.
 * @throws DomainError 404, 409
 */
export async function restoreAdmin(db: Database, by: Actor, userId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    await lockAdmins(tx)
    const account = await findAccountById(tx, userId)
    if (!account) throw new DomainError('This account no longer exists.', 404)
    if (account.adminId) return { email: account.email }
    const { subject } = auditSubject(account)
    const since = new Date(now.getTime() - UNDO_MINUTES * 60_000)
    if (!(await hasAuditEntrySince(tx, { action: 'admin.removed', subject, since })))
      throw new DomainError('This can no longer be undone. Add them as a new admin.')
    await tx.insertInto('adminUsers').values({ userId }).execute()
    await recordAction(tx, by, { action: 'admin.added', ...auditSubject(account) })
    return { email: account.email }
  })
}

/** Changes of the admins wait for each other, so that nobody counts what another is changing. */
function lockAdmins(tx: Database) {
  return sql`lock table admin_users in share row exclusive mode`.execute(tx)
}

interface AdminDetails {
  email: string
  name?: string
  hash?: string
}

/** Whoever becomes an admin loses the sessions, tokens, passkeys and connected providers of before: others may hold them. */
async function makeAdmin(tx: Database, { email, name, hash }: AdminDetails) {
  const { id } = await findOrCreateVerifiedAccount(tx, { email })
  if (name) await tx.updateTable('profiles').set({ fullName: name }).where('id', '=', id).execute()
  if (hash) await setPassword(tx, id, hash)
  const made = await tx
    .insertInto('adminUsers')
    .values({ userId: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (made) await revokePreviousAccess(tx, id)
  const account = await findAccountById(tx, id)
  if (!account) throw new Error('An account went away while its admin was made.')
  return { ...account, isNew: made !== undefined }
}

async function revokePreviousAccess(tx: Database, userId: string) {
  await revokeSessionsAndTokens(tx, userId)
  await deleteSecondFactors(tx, userId)
  await tx.deleteFrom('signInMethods').where('userId', '=', userId).where('providerId', '!=', 'credential').execute()
}

function auditSubject({ id, email }: Pick<Account, 'id' | 'email'>) {
  return { subject: `profile:${id}`, title: email }
}
