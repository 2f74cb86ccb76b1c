import type { Database } from '~/platform/database/database.server'
import type { Actor } from './actor'

export interface Action {
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
export async function recordAction(
  tx: Database,
  by: Actor,
  { title = '', before, after, flags = [], ...done }: Action,
) {
  await tx
    .insertInto('auditEntries')
    .values({
      ...done,
      actorId: by.id,
      actorEmail: by.email,
      subjectTitle: title,
      before: asJson(before),
      after: asJson(after),
      flags,
    })
    .execute()
}

function asJson(value: unknown) {
  return value === undefined ? null : JSON.stringify(value)
}
