import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { UndoResult } from '~/wings/publishing/writing/undo-run.commands.server'
import type { ImportedItem } from './decide-undo.queries.server'
import type { ClaimedImport } from './import-runs.server'
import type { PreviousEntryState } from './previous-entry-state'

/** Writes into the report what became of each item, by its position. */
export async function recordUndoOutcomes(tx: Database, run: ClaimedImport, outcomes: ReadonlyMap<number, UndoResult>) {
  const rows = Array.from(outcomes, ([position, undone]) => ({ position, ...undone }))
  await sql`
    update import_items set undo_outcome = row.outcome, undo_note = row.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(position integer, outcome text, reason text)
    where import_id = ${run.id} and import_items.position = row.position`.execute(tx)
}

/** What was known of pieces that are gone now; those that this put into the trash may come out of it by an import. */
export async function clearImportedEntries(
  tx: Database,
  items: ImportedItem[],
  outcomes: ReadonlyMap<number, UndoResult>,
) {
  const withOutcome = (wanted: UndoResult['outcome']) =>
    items.flatMap(({ position, entryId }) => {
      const { outcome, reason } = outcomes.get(position) ?? {}
      return outcome === wanted && reason === '' ? entryId : []
    })
  const [deleted, trashed] = [withOutcome('deleted'), withOutcome('trashed')]
  if (deleted.length > 0) await tx.deleteFrom('importedEntries').where('entryId', 'in', deleted).execute()
  if (trashed.length > 0) {
    await tx.updateTable('importedEntries').set({ isUndone: true }).where('entryId', 'in', trashed).execute()
  }
}

interface RestoredEntry {
  before: PreviousEntryState
  /** The revision that it has now. */
  written: number
}

/** The piece is the work of the earlier run again: an import takes it up, and an undoing, as if this run had not been. */
export async function recordRestoredEntry(
  tx: Database,
  run: ClaimedImport,
  item: ImportedItem,
  { before, written }: RestoredEntry,
) {
  const { entryId, sourceKey } = item
  const revision = { from: before.entry.revision, to: written }
  await tx
    .updateTable('importItems')
    .set({ revisionAfter: revision.to })
    .where('entryId', '=', entryId)
    .where('revisionAfter', '=', revision.from)
    .where('importId', '!=', run.id)
    .execute()
  const ofItem = tx.updateTable('importedEntries').where('entryId', '=', entryId)
  await ofItem.set({ revision: revision.to }).where('revision', '=', revision.from).execute()
  if (!before.previousImport) {
    await tx.deleteFrom('importedEntries').where('entryId', '=', entryId).where('sourceKey', '=', sourceKey).execute()
    return
  }
  await ofItem
    .set({ ...before.previousImport, revision: revision.to })
    .where('sourceKey', '=', sourceKey)
    .execute()
}
