import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { clearErrorReports, restoreErrorReports } from '~/platform/errors/error-reports.commands.server'
import { retryMail } from '~/platform/mail/outbox.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'

const subject = 'error-monitor'

/** Empties the list of errors; the answer's moment brings it back. */
export function clearErrors(db: Database, by: Actor, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { clearedAt, count } = await clearErrorReports(tx, now)
    if (count > 0) await recordAction(tx, by, { action: 'errors.cleared', subject, after: { count } })
    return { clearedAt, count }
  })
}

export function restoreErrors(db: Database, by: Actor, clearedAt: Date) {
  return inTransaction(db, async (tx) => {
    const count = await restoreErrorReports(tx, clearedAt)
    if (count > 0) await recordAction(tx, by, { action: 'errors.brought-back', subject, after: { count } })
    return { count }
  })
}

/** Tries the mails again at once. Answers how many: those that have left already are not sent twice. */
export function retryMails(db: Database, by: Actor, ids: string[]) {
  return inTransaction(db, async (tx) => {
    let count = 0
    for (const id of ids) {
      const mail = await retryMail(tx, id)
      if (!mail) continue
      count++
      const before = { attempts: mail.attempts, lastError: mail.lastError }
      await recordAction(tx, by, { action: 'mail.retried', subject: `mail:${id}`, title: mail.subject, before })
    }
    return { count }
  })
}
