import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { enqueueAnnouncement } from './announce-publication.server'
import { toAuditChange } from './audit-change.server'
import { inTransactionOrConflict, toConflict } from './entry-conflict.server'
import { updateEntryRow } from './entry-row.commands.server'
import { recordPictureUses } from './picture-uses.server'
import { findRejectedFields } from './rejected-fields.server'
import { saveRevision, snapshotCurrent } from './revisions.commands.server'
import { entryNoun, entrySubject, lockEntryForUpdate, type StoredEntry } from './stored-entry.queries.server'

interface PublishOptions {
  /** When it comes out; a moment in the future schedules it. Left out: now, and what is public keeps its date. */
  at?: Date
  /** The revision that is meant to be published; left out: whatever is stored. */
  basedOn?: number
}

export interface PublishedRevision {
  revision: number
  publishedAt: Date
  slug: string
  /** What a good one has and this one lacks, by field: worth a look, no reason to refuse. */
  warnings: Record<string, string>
}

/** Brings out what is being written, now or at a moment to come. Every page that shows it is fresh before this returns. @throws EntryConflict */
export function publishEntry<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entryId: string,
  { at, basedOn }: PublishOptions = {},
  now = new Date(),
): Promise<PublishedRevision> {
  return inTransactionOrConflict(db, async (tx) => {
    const stored = await lockEntryForUpdate(tx, kind, entryId)
    if (stored.deletedAt) throw new DomainError(`This ${entryNoun(kind)} is in the trash. Restore it first.`)
    if (basedOn !== undefined && basedOn !== stored.revision) return toConflict(tx, kind, stored)
    const { draft, revision } = stored
    await assertPublishable(tx, kind, entryId, draft)
    const publishedAt = at ?? (isPublishedAt(stored, now) ? stored.publishedAt : now)
    await snapshotCurrent(tx, stored)
    await updateEntryRow(tx, kind, stored, { content: draft, publishedAt, contentRevision: revision }, now)
    await tx.deleteFrom('entryDrafts').where('entryId', '=', entryId).execute()
    await recordPictureUses(tx, kind, entryId)
    await saveRevision(tx, by, { entryId, revision, content: draft, reason: 'published' }, now)
    await recordPublication(tx, kind, by, stored, publishedAt, now)
    await enqueueAnnouncement(tx, kind, entryId, publishedAt, now)
    return { revision, publishedAt, slug: draft.slug, warnings: kind.findWarnings(draft) }
  })
}

/** Takes the piece away from visitors. What waits to be published goes on waiting. */
export function withdrawEntry(db: Database, kind: EntryType, by: Actor, entryId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const stored = await lockEntryForUpdate(tx, kind, entryId)
    if (!stored.publishedAt) return { revision: stored.revision }
    await snapshotCurrent(tx, stored)
    const { published, contentRevision } = stored
    await updateEntryRow(tx, kind, stored, { content: published, publishedAt: null, contentRevision }, now)
    await recordAction(tx, by, {
      action: `${kind.name}.withdrawn`,
      subject: entrySubject(kind, entryId),
      title: published.title,
      before: { publishedAt: stored.publishedAt },
      after: { publishedAt: null },
    })
    return { revision: stored.revision }
  })
}

/** @throws InvalidFields with a sentence for each thing that is missing or cannot be public. */
export async function assertPublishable<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entryId: string,
  content: Content,
) {
  const fields = { ...kind.findMissingFields(content), ...(await findRejectedFields(tx, kind, entryId, content)) }
  if (Object.keys(fields).length > 0)
    throw new InvalidFields(`This ${entryNoun(kind)} cannot be published yet.`, fields)
}

export function isPublishedAt(stored: StoredEntry, now: Date): stored is StoredEntry & { publishedAt: Date } {
  return stored.publishedAt !== null && stored.publishedAt <= now
}

async function recordPublication(
  tx: Database,
  kind: EntryType,
  by: Actor,
  stored: StoredEntry,
  publishedAt: Date,
  now: Date,
) {
  const { before, after, ...what } = toAuditChange(kind, stored, stored.published, stored.draft)
  await recordAction(tx, by, {
    ...what,
    action: publishedAt > now ? `${kind.name}.scheduled` : `${kind.name}.published`,
    before: { ...before, publishedAt: stored.publishedAt },
    after: { ...after, publishedAt },
  })
}
