import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findAccountByEmail } from './queries.server'
import { endSessions } from './session.commands.server'
import { AccountNotFound } from './sign-in/errors'

/** Ends an admin's own sessions, but for the one that they ask with. Answers how many ended. */
export function endOtherSessionsOfAdmin(db: Database, by: Actor & { id: string }, here: string) {
  return inTransaction(db, async (tx) => {
    const sessions = await endSessions(tx, by.id, here)
    const done = { action: 'admin.signed-out-elsewhere', subject: `profile:${by.id}`, title: by.email }
    await recordAction(tx, by, { ...done, after: { sessions } })
    return sessions
  })
}

/** An admin signs somebody out everywhere: a laptop was lost, somebody has left. Answers how many sessions ended. @throws AccountNotFound */
export function endSessionsByAdmin(db: Database, by: Actor, email: string) {
  return inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) throw new AccountNotFound()
    const sessions = await endSessions(tx, account.id)
    const done = { action: 'account.signed-out', subject: `profile:${account.id}`, title: email }
    await recordAction(tx, by, { ...done, after: { sessions } })
    return sessions
  })
}
