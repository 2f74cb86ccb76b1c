import type { Database } from '~/platform/database/database.server'
import { toDeliverableMailBody } from '~/platform/mail/mail-body.server'
import { testEnvironment } from './route-call'

/** Every mail of the outbox as its recipient gets it, the oldest first. */
export async function listDeliverableMails(db: Database, secret = testEnvironment().SECRET) {
  const rows = await db.selectFrom('outboxMails').selectAll().orderBy('createdAt').execute()
  return rows.map((row) => {
    const body = toDeliverableMailBody(secret, row)
    if (!body) throw new Error(`The mail "${row.cause}" was sealed with another secret.`)
    return { ...row, ...body }
  })
}
