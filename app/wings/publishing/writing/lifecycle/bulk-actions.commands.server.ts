import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { EntryType } from '../entry-type.server'
import { publishEntry, withdrawEntry } from './publication.commands.server'
import { restorePreviousState } from './restore-previous-state.commands.server'
import { lockEntryForUpdate, selectTitle, tableNameFor, withEntryTable } from './stored-entry.queries.server'
import { moveToTrash, restoreFromTrash } from './trash.commands.server'

export const MAX_BULK_ENTRIES = 200

/** What a piece was before something was done with it: enough to put it back. */
export const previousStateSchema = z.object({
  id: z.uuid(),
  revision: z.int(),
  contentRevision: z.int(),
  publishedAt: z.coerce.date().nullable(),
  deletedAt: z.coerce.date().nullable(),
})

export type PreviousState = z.infer<typeof previousStateSchema>

export const bulkActionNames = ['publish', 'withdraw', 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActionNames)[number]

export interface BulkResult {
  done: PreviousState[]
  rejected: { id: string; title: string; reason: string }[]
}

type ActionHandler = (tx: Database, kind: EntryType, by: Actor, id: string, now: Date) => Promise<unknown>

const actionHandlers: Record<BulkAction, ActionHandler> = {
  publish: (tx, kind, by, id, now) => publishEntry(tx, kind, by, id, {}, now),
  withdraw: withdrawEntry,
  delete: moveToTrash,
  restore: (tx, kind, by, id) => restoreFromTrash(tx, kind, by, id),
}

/** Does the same with many pieces. One that refuses is named, the others are done; all of it is one transaction. */
export function applyBulkAction(
  db: Database,
  kind: EntryType,
  by: Actor,
  { action, ids }: { action: BulkAction; ids: string[] },
  now = new Date(),
) {
  return inTransaction(db, (tx) =>
    forEachEntry(tx, kind, ids, async (inner, id) => {
      const before = await lockPreviousState(inner, kind, id)
      await actionHandlers[action](inner, kind, by, id, now)
      return before
    }),
  )
}

/** Undo: puts pieces back into the states that they had before. One that was changed since is left alone, and named. */
export function undoBulkAction(db: Database, kind: EntryType, by: Actor, states: PreviousState[], now = new Date()) {
  return inTransaction(db, (tx) => {
    const byId = new Map(states.map((state) => [state.id, state]))
    return forEachEntry(tx, kind, [...byId.keys()], async (inner, id) => {
      const before = await lockPreviousState(inner, kind, id)
      await restorePreviousState(inner, kind, by, byId.get(id) as PreviousState, now)
      return before
    })
  })
}

async function forEachEntry(
  tx: Database,
  kind: EntryType,
  ids: string[],
  work: (tx: Database, id: string) => Promise<PreviousState>,
) {
  const report: BulkResult = { done: [], rejected: [] }
  // always in the same order, so that two who do this at once wait for each other instead of locking each other
  for (const id of [...new Set(ids)].sort()) {
    try {
      report.done.push(await inTransaction(tx, (inner) => work(inner, id)))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      report.rejected.push({ id, title: await findTitle(tx, kind, id), reason: rejectionReason(error) })
    }
  }
  return report
}

/** Why something was refused, with every field that is wrong. */
export function rejectionReason(error: DomainError) {
  return error instanceof InvalidFields ? Object.values(error.fields).join(' ') : error.message
}

async function lockPreviousState(tx: Database, kind: EntryType, id: string): Promise<PreviousState> {
  const { revision, contentRevision, publishedAt, deletedAt } = await lockEntryForUpdate(tx, kind, id)
  return { id, revision, contentRevision, publishedAt, deletedAt }
}

async function findTitle(tx: Database, kind: EntryType, id: string) {
  const found = await withEntryTable(tx)
    .selectFrom(`${tableNameFor(kind)} as piece`)
    .select(selectTitle(kind))
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.title || 'Untitled'
}
