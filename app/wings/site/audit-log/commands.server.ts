import type { Database } from '~/platform/database/database.server'
import type { Actor } from './actor'

export interface AuditAction {
  /** What was done, as a verb of the past with its noun: `post.published`. */
  action: string
  /** What it was done to: `post:<id>`. */
  subject: string
  /** What people call it. */
  title?: string
  /** What is worth comparing, as JSON; whole texts are kept elsewhere, in revisions. */
  before?: unknown
  after?: unknown
  /** What in the text looked suspicious. */
  flags?: string[]
}

/** Writes into the audit log, as part of the transaction `tx` that does it. */
export function recordAction(tx: Database, by: Actor, action: AuditAction) {
  return recordActions(tx, by, [action])
}

/** The same of several actions at once. */
export async function recordActions(tx: Database, by: Actor, actions: AuditAction[]) {
  if (actions.length === 0) return
  const rows = actions.map(({ title = '', before, after, flags = [], ...done }) => ({
    ...done,
    actorId: by.id,
    actorEmail: by.email,
    subjectTitle: title,
    before: asJson(before),
    after: asJson(after),
    flags,
  }))
  await tx.insertInto('auditEntries').values(rows).execute()
}

function asJson(value: unknown) {
  return value === undefined ? null : JSON.stringify(value)
}
