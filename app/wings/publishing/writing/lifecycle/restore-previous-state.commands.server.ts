import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { enqueueAnnouncement } from './announce-publication.server'
import type { PreviousState } from './bulk-actions.commands.server'
import { updateEntryRow } from './entry-row.commands.server'
import { recordPictureUses } from './picture-uses.server'
import { assertPublishable } from './publication.commands.server'
import { findEntryRevision } from './revisions.commands.server'
import { upsertDraft } from './save-draft.commands.server'
import {
  entryNoun,
  entrySubject,
  lockEntryForUpdate,
  type StoredEntry,
  tableNameFor,
  withEntryTable,
} from './stored-entry.queries.server'

/**
 * Puts a piece back into an earlier state of its life: public, scheduled, withdrawn, in the trash; and what visitors see of
 * it back to an earlier revision, with the later one waiting again to be published.
 */
export async function restorePreviousState<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  by: Actor,
  before: PreviousState,
  now: Date,
) {
  const stored = await lockEntryForUpdate(tx, kind, before.id)
  if (stored.revision !== before.revision) throw new DomainError(`This ${entryNoun(kind)} was changed since.`)
  const { publishedAt, deletedAt, contentRevision } = before
  if (publishedAt && deletedAt) throw new DomainError(`A ${entryNoun(kind)} in the trash cannot be published.`)
  const content = await findContentAt(tx, kind, stored, contentRevision)
  if (publishedAt) await assertPublishable(tx, kind, stored.id, content)
  await setDeletedAt(tx, kind, stored.id, null)
  await updateEntryRow(tx, kind, stored, { content, publishedAt, contentRevision }, now)
  if (contentRevision !== stored.revision) await upsertDraft(tx, stored.id, stored.draft, now)
  await setDeletedAt(tx, kind, stored.id, deletedAt)
  await recordPictureUses(tx, kind, stored.id)
  await enqueueAnnouncement(tx, kind, stored.id, publishedAt, now)
  await recordAction(tx, by, {
    action: `${kind.name}.put back`,
    subject: entrySubject(kind, stored.id),
    title: content.title,
    before: { publishedAt: stored.publishedAt, deletedAt: stored.deletedAt },
    after: { publishedAt, deletedAt },
  })
}

/** Into the trash, or out of it. */
export async function setDeletedAt(tx: Database, kind: EntryType, entryId: string, deletedAt: Date | null) {
  await withEntryTable(tx).updateTable(tableNameFor(kind)).set({ deletedAt }).where('id', '=', entryId).execute()
}

async function findContentAt<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  stored: StoredEntry<Content>,
  revision: number,
): Promise<Content> {
  if (revision === stored.contentRevision) return stored.published
  const kept = await findEntryRevision(tx, kind, stored.id, revision)
  if (!kept) throw new DomainError(`The previous revision of this ${entryNoun(kind)} no longer exists.`)
  return kept.content
}
