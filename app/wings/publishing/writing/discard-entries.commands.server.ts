import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findSubjectsWithAction } from '~/wings/site/audit-log/recorded-actions.queries.server'
import { queueChangedPaths } from '~/wings/web/crawlers/index-now-queue.commands.server'
import { hidePages } from '~/wings/web/pages/commands.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import type { AuditCause } from './create-entries.commands.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { deleteEntries } from './lifecycle/delete-entries.commands.server'
import { entrySubject, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

/** What becomes of each piece: gone for good, in the trash, or left because somebody has saved it or put it away since. */
export type DiscardOutcomes = Map<string, 'deleted' | 'trashed' | 'changed'>

interface ExpectedRevision {
  id: string
  /** A piece at another revision is left alone. */
  revision: number
}

interface LockedEntry {
  id: string
  slug: string
  revision: number
  publishedAt: Date | null
  deletedAt: Date | null
}

/**
 * Takes many pieces away again, with a few statements for all of them and one entry of the audit log: those that visitors
 * could never see are deleted for good, the others go into the trash. Pieces that are not there any more are not in
 * the answer.
 */
export async function discardEntries<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  { by, cause }: { by: Actor; cause: AuditCause },
  expected: ExpectedRevision[],
  now = new Date(),
): Promise<DiscardOutcomes> {
  return inTransaction(db, async (tx) => {
    const held = await lockEntriesForUpdate(tx, kind, expected)
    const wanted = new Map(expected.map(({ id, revision }) => [id, revision]))
    const outcomes: DiscardOutcomes = new Map()
    for (const { id, deletedAt } of held) outcomes.set(id, deletedAt ? 'trashed' : 'changed')
    const asMade = held.filter(({ id, revision, deletedAt }) => !deletedAt && wanted.get(id) === revision)
    const seen = await findEverPublished(tx, kind, asMade, now)
    const deleted = await deleteDeletable(
      tx,
      kind,
      asMade.filter(({ id }) => !seen.has(id)),
    )
    const others = asMade.filter(({ id }) => !deleted.has(id))
    await moveManyToTrash(tx, kind, others, now)
    for (const id of deleted) outcomes.set(id, 'deleted')
    for (const { id } of others) outcomes.set(id, 'trashed')
    const after = { pieces: asMade.length }
    if (asMade.length > 0) await recordAction(tx, by, { action: `${kind.name}s.discarded`, ...cause, after })
    return outcomes
  })
}

function lockEntriesForUpdate<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  expected: ExpectedRevision[],
): Promise<LockedEntry[]> {
  return withEntryTable(tx)
    .selectFrom(tableNameFor(kind))
    .select(['id', 'slug', 'revision', 'publishedAt', 'deletedAt'])
    .where(
      'id',
      'in',
      expected.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Which of them visitors see, or may have seen: the audit log knows of each that came out. */
async function findEverPublished(tx: Database, { name }: Pick<EntryType, 'name'>, entries: LockedEntry[], now: Date) {
  const seen = new Set(entries.filter(({ publishedAt }) => publishedAt && publishedAt <= now).map(({ id }) => id))
  const subjects = entries.map(({ id }) => entrySubject({ name }, id))
  const published = await findSubjectsWithAction(tx, subjects, [`${name}.published`, `${name}.published on schedule`])
  for (const subject of published) seen.add(subject.slice(name.length + 1))
  return seen
}

/** All at once, or one by one when one of them cannot go. */
async function deleteDeletable<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entries: LockedEntry[],
) {
  if (await deleteEntries(tx, kind, entries)) return new Set(entries.map(({ id }) => id))
  const deleted = new Set<string>()
  if (entries.length > 1) {
    for (const entry of entries) if (await deleteEntries(tx, kind, [entry])) deleted.add(entry.id)
  }
  return deleted
}

async function moveManyToTrash<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entries: LockedEntry[],
  now: Date,
) {
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return
  await withEntryTable(tx)
    .updateTable(tableNameFor(kind))
    .set({ publishedAt: null, deletedAt: now, updatedAt: now })
    .where('id', 'in', ids)
    .execute()
  const wasOut = entries.filter(({ publishedAt }) => publishedAt && publishedAt <= now).map(({ id }) => id)
  await queueChangedPaths(tx, [...(await findPagePathMap(tx, wasOut)).values()], now)
  await hidePages(tx, ids, now)
  await emitContentChange(tx, kind.listTag, ...ids.map((id) => entrySubject(kind, id)))
}
