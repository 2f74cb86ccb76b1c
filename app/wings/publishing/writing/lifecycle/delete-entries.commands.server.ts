import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { deleteMediaUses } from '~/wings/site/media/commands.server'
import { deletePages } from '~/wings/web/pages/commands.server'
import { deleteSeoSettings } from '~/wings/web/seo/search-appearance.commands.server'
import type { EntryType } from '../entry-type.server'
import { entrySubject, storedSlug, tableNameFor, withEntryTable } from './stored-entry.queries.server'

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Deletes pieces for good, with everything that hangs on them. False, and nothing is deleted, when something must be kept
 * that belongs to one of them: the orders of a product.
 */
export async function deleteEntries(
  db: Database,
  kind: Pick<EntryType, 'name' | 'table' | 'pathFor'>,
  entries: { id: string; slug: string }[],
) {
  if (entries.length === 0) return true
  try {
    await inTransaction(db, (tx) => deleteEntryRows(tx, kind, entries))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return false
    throw error
  }
}

async function deleteEntryRows(
  tx: Database,
  kind: Pick<EntryType, 'name' | 'table' | 'pathFor'>,
  entries: { id: string; slug: string }[],
) {
  const ids = entries.map(({ id }) => id)
  await withEntryTable(tx).deleteFrom(tableNameFor(kind)).where('id', 'in', ids).execute()
  for (const table of ['entryDrafts', 'entryRevisions', 'entryEditors'] as const) {
    await tx.deleteFrom(table).where('entryId', 'in', ids).execute()
  }
  await deletePages(tx, ids)
  await deleteMediaUses(
    tx,
    ids.map((id) => entrySubject(kind, id)),
  )
  await deleteSeoSettings(tx, ...entries.map((entry) => kind.pathFor(storedSlug(entry.id, entry))))
}
