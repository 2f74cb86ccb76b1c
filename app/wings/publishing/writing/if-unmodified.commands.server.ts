import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { publishEntry, withdrawEntry } from './lifecycle/publication.commands.server'
import { restoreEntryRevision } from './lifecycle/restore-revision.commands.server'
import { keepConflictingRevision } from './lifecycle/revisions.commands.server'
import { type SavedDraft, saveDraft } from './lifecycle/save-draft.commands.server'
import { lockEntryForUpdate, type StoredEntry } from './lifecycle/stored-entry.queries.server'

/*
 * What a program does with pieces that it wrote itself: only while they are as it left them. Each takes the revision that
 * the program wrote last.
 */

export interface IfRevision {
  id: string
  revision: number
}

/** Somebody has saved it, or put it into the trash. */
export class EntryModified extends DomainError {
  constructor(what: string) {
    super(`Its page ${what}.`, 409)
  }
}

/**
 * Gives the piece another content. When visitors see it, or will, they see the new one from the same moment on. Answers the
 * revision. @throws EntryModified, EntryNotFound, InvalidFields when a field cannot be kept
 */
export function rewriteIfUnmodified<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entry: IfRevision,
  content: Content,
): Promise<number> {
  return changeIfUnmodified(db, kind, by, entry, (tx) =>
    saveDraft(tx, kind, by, entry.id, { basedOn: entry.revision, content }),
  )
}

/** Makes an earlier revision its content again, in the same way. */
export function restoreRevisionIfUnmodified<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entry: IfRevision,
  revision: number,
): Promise<number> {
  return changeIfUnmodified(db, kind, by, entry, (tx) =>
    restoreEntryRevision(tx, kind, by, entry.id, { revision, basedOn: entry.revision }),
  )
}

/** Publishes it, now or at a moment to come. False for one that is public or scheduled already: it stays so. */
export function publishDraftIfUnmodified<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entry: IfRevision,
  at: Date | undefined,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const stored = await lockIfUnmodified(tx, kind, entry)
    if (stored.publishedAt) return false
    await publishEntry(tx, kind, by, entry.id, { at }, now)
    return true
  })
}

/** Takes it away from visitors. */
export function withdrawIfUnmodified<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entry: IfRevision,
) {
  return inTransaction(db, async (tx) => {
    await lockIfUnmodified(tx, kind, entry)
    await withdrawEntry(tx, kind, by, entry.id)
  })
}

function changeIfUnmodified<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entry: IfRevision,
  write: (tx: Database) => Promise<SavedDraft>,
) {
  return inTransaction(db, async (tx) => {
    const stored = await lockIfUnmodified(tx, kind, entry)
    const { publishedAt, contentRevision } = stored
    // what it said before stays in the history, also when its author saved it a minute ago
    await keepConflictingRevision(tx, stored)
    const saved = await write(tx)
    if (saved.fieldErrors) throw new InvalidFields(Object.values(saved.fieldErrors).join(' '), saved.fieldErrors)
    const isShown = publishedAt !== null && contentRevision === entry.revision
    if (isShown && saved.revision !== entry.revision) await publishEntry(tx, kind, by, entry.id, { at: publishedAt })
    return saved.revision
  })
}

/** The piece as the program left it, held until the end of the transaction. @throws EntryModified, EntryNotFound */
export async function lockIfUnmodified<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  { id, revision }: IfRevision,
): Promise<StoredEntry<Content>> {
  const stored = await lockEntryForUpdate(tx, kind, id)
  if (stored.deletedAt) throw new EntryModified('is in the trash')
  if (stored.revision !== revision) throw new EntryModified('was edited by hand')
  return stored
}
