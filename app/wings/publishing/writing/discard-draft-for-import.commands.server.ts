import type { Database } from '~/platform/database/database.server'
import type { EntryType } from './entry-type.server'
import { snapshotCurrent } from './lifecycle/revisions.commands.server'
import { findEntryForUpdate } from './lifecycle/stored-entry.queries.server'

/** What somebody wrote is kept in the history before an import takes its place; what waited to be published gives way. */
export async function discardDraftForImport(tx: Database, kind: EntryType, entryId: string) {
  const stored = await findEntryForUpdate(tx, kind, entryId)
  if (!stored) return
  await snapshotCurrent(tx, stored)
  await tx.deleteFrom('entryDrafts').where('entryId', '=', entryId).execute()
}
