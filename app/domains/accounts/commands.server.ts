import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { authOf } from './auth.server'

interface NewAdmin {
  email: string
  /** Replaces the one they have. */
  password?: string
}

/** Makes somebody an admin, with an account that needs no confirmation when they have none yet. */
export async function addAdmin(db: Database, env: SiteEnvironment, by: Actor, { email, password }: NewAdmin) {
  const { password: hasher } = await (await authOf(db, env)).$context
  const hash = password === undefined ? undefined : await hasher.hash(password)
  await inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('profiles')
      .values({ email, emailVerified: true })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ emailVerified: true }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('adminUsers')
      .values({ userId: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (hash) await setPassword(tx, id, hash)
    await recordAction(tx, by, { action: 'admin.added', subject: `profile:${id}`, title: email })
  })
}

async function setPassword(tx: Database, userId: string, hash: string) {
  const method = { userId, providerId: 'credential', accountId: userId, password: hash }
  await tx
    .insertInto('signInMethods')
    .values(method)
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doUpdateSet({ password: hash }))
    .execute()
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
}
