import type { Database } from '~/platform/database/database.server'
import { type EntryState, findEntryStates } from '~/wings/publishing/writing/entry-states.queries.server'
import { EDITED_BY_HAND_MESSAGE, type UndoResult } from '~/wings/publishing/writing/undo-run.commands.server'
import { importTargets } from './import-targets.server'
import { type PreviousEntryState, parsePreviousEntryState } from './previous-entry-state'

export interface ImportedItem {
  position: number
  kind: 'post' | 'page'
  outcome: 'created' | 'updated'
  entryId: string
  sourceKey: string
  /** What the run wrote. */
  revision: number
  publishedAt: Date | null
  previous: PreviousEntryState | undefined
}

/** What is to be done with an item, or what its piece has become already. */
export type UndoDecision = { action: 'delete' | 'restore'; piece: EntryState } | { action: 'none'; undone: UndoResult }

/** The items behind `position` of which the run has written something that still stands. */
export async function findImportedItems(
  db: Database,
  importId: string,
  position: number,
  size: number,
): Promise<ImportedItem[]> {
  const rows = await db
    .selectFrom('importItems')
    .select(['position', 'kind', 'outcome', 'entryId', 'sourceKey', 'revisionAfter', 'publishedAfter', 'previousState'])
    .where('importId', '=', importId)
    .where('position', '>', position)
    .where('outcome', 'in', ['created', 'updated'])
    .where('entryId', 'is not', null)
    // what was kept may go when somebody asks again
    .where((where) => where.or([where('undoOutcome', 'is', null), where('undoOutcome', '=', 'kept')]))
    .orderBy('position')
    .limit(size)
    .execute()
  return rows.map(({ kind, outcome, entryId, revisionAfter, publishedAfter, previousState, ...row }) => ({
    ...row,
    kind: kind as ImportedItem['kind'],
    outcome: outcome as ImportedItem['outcome'],
    entryId: entryId ?? '',
    revision: revisionAfter ?? 0,
    publishedAt: publishedAfter,
    previous: parsePreviousEntryState(previousState),
  }))
}

/** Decides about each item, by its position; `isHeld`: their pieces are held until the end of the transaction. */
export async function decideUndo(db: Database, items: ImportedItem[], { isHeld }: { isHeld: boolean }) {
  const entries = new Map<string, EntryState>()
  for (const target of ['post', 'page'] as const) {
    const ids = items.filter(({ kind }) => kind === target).map(({ entryId }) => entryId)
    const found = await findEntryStates(db, importTargets[target].kind, ids, { isHeld })
    for (const [id, entry] of found) entries.set(id, entry)
  }
  const changed = items.filter(({ entryId, revision }) => entries.get(entryId)?.revision !== revision)
  const later = await findChangedByLaterImports(db, changed, entries)
  return new Map(items.map((item) => [item.position, decideForItem(item, entries.get(item.entryId), later)]))
}

function decideForItem(item: ImportedItem, piece: EntryState | undefined, later: ReadonlySet<string>): UndoDecision {
  const none = (outcome: UndoResult['outcome'], reason: string): UndoDecision => ({
    action: 'none',
    undone: { outcome, reason },
  })
  if (!piece) return none('deleted', 'Already deleted.')
  if (piece.deletedAt) return none('trashed', 'Already in the trash.')
  if (piece.revision !== item.revision) {
    return none(
      'kept',
      later.has(piece.id) ? 'Changed by a later import. Undo that import first.' : EDITED_BY_HAND_MESSAGE,
    )
  }
  if (piece.publishedAt?.getTime() !== item.publishedAt?.getTime()) {
    return none('kept', 'Its publication was changed manually.')
  }
  if (item.outcome === 'created') return { action: 'delete', piece }
  return item.previous ? { action: 'restore', piece } : none('kept', 'No previous revision exists.')
}

/** Which of these pieces are as an import has left them, though not the one of the item. */
async function findChangedByLaterImports(
  db: Database,
  items: ImportedItem[],
  entries: ReadonlyMap<string, EntryState>,
) {
  if (items.length === 0) return new Set<string>()
  const ids = items.map(({ entryId }) => entryId)
  const found = await db
    .selectFrom('importedEntries')
    .select(['entryId', 'revision'])
    .where('entryId', 'in', ids)
    .execute()
  return new Set(found.flatMap(({ entryId, revision }) => (entries.get(entryId)?.revision === revision ? entryId : [])))
}
