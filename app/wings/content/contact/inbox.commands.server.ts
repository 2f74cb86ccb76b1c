import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'

/** Each of these answers the ids of the messages that it changed. */
export function archiveMessages(db: Database, by: Actor, ids: string[], now = new Date()) {
  return changeMessages(db, by, { ids, action: 'message.archived', column: 'archivedAt', value: now })
}

export function unarchiveMessages(db: Database, by: Actor, ids: string[]) {
  return changeMessages(db, by, { ids, action: 'message.unarchived', column: 'archivedAt', value: null })
}

export function markMessagesRead(db: Database, by: Actor, ids: string[], now = new Date()) {
  return changeMessages(db, by, { ids, action: 'message.read', column: 'readAt', value: now })
}

export function markMessagesUnread(db: Database, by: Actor, ids: string[]) {
  return changeMessages(db, by, { ids, action: 'message.marked-unread', column: 'readAt', value: null })
}

interface Change {
  ids: string[]
  action: string
  column: 'archivedAt' | 'readAt'
  value: Date | null
}

/** Writes only where it makes a difference, so that the audit log tells of nothing that did not happen. */
function changeMessages(db: Database, by: Actor, { ids, action, column, value }: Change) {
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('inboxMessages')
      .set({ [column]: value })
      .where('id', 'in', ids)
      .where(column, value ? 'is' : 'is not', null)
      .returning(['id', 'email'])
      .execute()
    for (const { id, email } of changed) await recordAction(tx, by, { action, subject: `message:${id}`, title: email })
    return changed.map(({ id }) => id)
  })
}

// what /privacy promises
const MESSAGE_RETENTION_MONTHS = 24

/** All messages from an address go together, 24 months after the last one; each without an address goes for itself. */
export async function deleteOldMessages(db: Database, now = new Date()) {
  const since = sql<Date>`${now}::timestamptz - make_interval(months => ${MESSAGE_RETENTION_MONTHS})`
  await db
    .deleteFrom('inboxMessages as old')
    .where('old.createdAt', '<', since)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('old.email', '=', ''),
        not(
          exists(
            selectFrom('inboxMessages as later')
              .select('later.id')
              .whereRef('later.email', '=', 'old.email')
              .where('later.createdAt', '>=', since),
          ),
        ),
      ]),
    )
    .execute()
}
