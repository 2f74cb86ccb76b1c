import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { resolveContentLinks } from './content-links.server'
import { findLastEntryAuthor, keepConflictingRevision } from './revisions.commands.server'
import { entryNoun, type StoredEntry } from './stored-entry.queries.server'

interface CurrentVersion {
  revision: number
  content: EntryContent
  savedBy: string
  savedAt: Date
}

/** Somebody else has saved since: nothing was changed. */
export class EntryConflict extends DomainError {
  override readonly details: { current: CurrentVersion }

  constructor(kind: Pick<EntryType, 'name'>, current: CurrentVersion) {
    super(`This ${entryNoun(kind)} was changed since you opened it.`)
    this.details = { current }
  }
}

/** Two versions meet: the stored one is what the writer is shown, and stays in the history whatever is decided. */
export async function toConflict<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  stored: StoredEntry<Content>,
) {
  await keepConflictingRevision(tx, stored)
  const { revision, draft, savedAt } = stored
  const content = await resolveContentLinks(tx, kind, draft)
  return new EntryConflict(kind, {
    revision,
    content,
    savedBy: await findLastEntryAuthor(tx, stored.id, revision),
    savedAt,
  })
}

/** Like `inTransaction`; a conflict that `work` answers is thrown, once what belongs to it is stored. */
export async function inTransactionOrConflict<Saved>(
  db: Database,
  work: (tx: Database) => Promise<Saved | EntryConflict>,
): Promise<Saved> {
  const result = await inTransaction(db, work)
  if (result instanceof EntryConflict) throw result
  return result
}
