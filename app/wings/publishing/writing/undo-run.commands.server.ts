import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { AuditCause } from './create-entries.commands.server'
import { discardEntries } from './discard-entries.commands.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { rejectionReason } from './lifecycle/bulk-actions.commands.server'

/** What the undoing of a run did with a piece: gone for good, in the trash, as it was before the run, or left as it is. */
export type UndoOutcome = 'deleted' | 'trashed' | 'restored' | 'kept'

export interface UndoResult {
  outcome: UndoOutcome
  /** Why it stays, as a sentence; empty otherwise. */
  reason: string
}

export const EDITED_BY_HAND_MESSAGE = 'Its page was edited by hand.'

/** Takes pieces away that a run made, each while it is at the revision that the run wrote. Answers what became of each. */
export async function discardCreatedEntries<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  who: { by: Actor; cause: AuditCause },
  made: { id: string; revision: number }[],
): Promise<Map<string, UndoResult>> {
  if (made.length === 0) return new Map()
  const discarded = await discardEntries(tx, kind, who, made)
  const undone = made.map(({ id }): [string, UndoResult] => {
    const became = discarded.get(id) ?? 'deleted'
    return [
      id,
      became === 'changed' ? { outcome: 'kept', reason: EDITED_BY_HAND_MESSAGE } : { outcome: became, reason: '' },
    ]
  })
  return new Map(undone)
}

/** Makes a piece what it was before, as `restore` does: all of it, or nothing when a rule is in the way. */
export async function tryRestore(tx: Database, restore: (tx: Database) => Promise<unknown>): Promise<UndoResult> {
  try {
    await inTransaction(tx, restore)
    return { outcome: 'restored', reason: '' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { outcome: 'kept', reason: rejectionReason(error) }
  }
}
