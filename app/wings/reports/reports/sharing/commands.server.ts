import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { DAY_MS } from '~/platform/time/dates'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { hashLinkPassword } from './link-password.server'
import { deriveShareKey, hashShareKey } from './share-key.server'
import { MAX_SHARE_LINKS, type NewShareLink, type ShareLinkChange } from './share-link'

const MINUTE_MS = 60_000

/** Makes a link; the same id twice makes one. @throws DomainError 409 when there are too many. */
export async function createShareLink(db: Database, secret: string, by: Actor, link: NewShareLink, now = new Date()) {
  const { id, name, withRevenue, password } = link
  const passwordHash = password ? await hashLinkPassword(password) : null
  return inTransaction(db, async (tx) => {
    await assertLinkCapacity(tx, now)
    const keyHash = hashShareKey(deriveShareKey(secret, id))
    const made = await tx
      .insertInto('shareLinks')
      .values({ id, name, keyHash, withRevenue, passwordHash, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made)
      await recordAction(tx, by, { ...auditAction('made', link), after: { withRevenue, hasPassword: password !== '' } })
    return { id }
  })
}

/** Answers how it was before, but for the password, which nobody can tell. */
export async function updateShareLink(db: Database, by: Actor, id: string, change: ShareLinkChange) {
  const { withRevenue, password } = change
  const passwordHash = password ? await hashLinkPassword(password) : password
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('shareLinks')
      .select(['name', 'withRevenue'])
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw shareLinkIsGone()
    const set = { withRevenue: withRevenue ?? before.withRevenue, ...(passwordHash !== undefined && { passwordHash }) }
    await tx.updateTable('shareLinks').set(set).where('id', '=', id).execute()
    const done =
      passwordHash === undefined ? 'changed' : passwordHash ? 'given a password' : 'opened without a password'
    const after = { withRevenue: set.withRevenue }
    await recordAction(tx, by, {
      ...auditAction(done, { id, ...before }),
      before: { withRevenue: before.withRevenue },
      after,
    })
    return { withRevenue: before.withRevenue }
  })
}

/** From now on the link leads nowhere; `restoreShareLink` takes that back. */
export function revokeShareLink(db: Database, by: Actor, id: string, now = new Date()) {
  return setRevoked(db, by, id, now)
}

/** @throws DomainError 404 a day later, 409 when there are too many. */
export function restoreShareLink(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    await assertLinkCapacity(tx, now)
    return setRevoked(tx, by, id, null)
  })
}

/** Notes that somebody looks, once a minute at most. */
export async function recordShareLinkUse(db: Database, id: string, now = new Date()) {
  const minuteAgo = new Date(now.getTime() - MINUTE_MS)
  await db
    .updateTable('shareLinks')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where((where) => where.or([where('lastUsedAt', 'is', null), where('lastUsedAt', '<', minuteAgo)]))
    .execute()
}

function setRevoked(db: Database, by: Actor, id: string, revokedAt: Date | null) {
  return inTransaction(db, async (tx) => {
    const link = await tx
      .updateTable('shareLinks')
      .set({ revokedAt })
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!link) throw shareLinkIsGone()
    await recordAction(tx, by, auditAction(revokedAt ? 'revoked' : 'restored', link))
    return { name: link.name }
  })
}

/** Forgets what was revoked and not taken back within a day. */
async function assertLinkCapacity(tx: Database, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended('report links', 0))`.execute(tx)
  await tx
    .deleteFrom('shareLinks')
    .where('revokedAt', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  const { count } = await tx
    .selectFrom('shareLinks')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= MAX_SHARE_LINKS)
    throw new DomainError(`The limit of ${MAX_SHARE_LINKS} links is reached. Revoke one first.`, 409)
}

export function shareLinkIsGone() {
  return new DomainError('This link no longer exists.', 404)
}

function auditAction(done: string, { id, name }: { id: string; name: string }) {
  return { action: `share-link.${done}`, subject: `share-link:${id}`, title: name }
}
