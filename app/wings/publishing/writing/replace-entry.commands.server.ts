import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { discardDraftForImport } from './discard-draft-for-import.commands.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { type IfRevision, lockIfUnmodified } from './if-unmodified.commands.server'
import type { IncomingEntry } from './incoming-entries.commands.server'
import { enqueueAnnouncement } from './lifecycle/announce-publication.server'
import { toAuditChange } from './lifecycle/audit-change.server'
import { updateEntryRow } from './lifecycle/entry-row.commands.server'
import { recordPictureUses } from './lifecycle/picture-uses.server'
import { assertPublishable } from './lifecycle/publication.commands.server'
import { findRejectedFields } from './lifecycle/rejected-fields.server'
import { findEntryRevision, saveRevision, snapshotCurrent } from './lifecycle/revisions.commands.server'
import { upsertDraft } from './lifecycle/save-draft.commands.server'
import { lockEntryForUpdate, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

/** The state that a piece had before an import took its place; what it said is in its history. */
export interface ReplacedEntryState {
  revision: number
  contentRevision: number
  publishedAt: Date | null
  deletedAt: Date | null
  /** Columns beside the content, which an earlier import may have set. */
  columns: Record<string, string | number | null>
}

/** Puts incoming content in the place of a piece, whose versions stay in its history. Answers its new revision. */
export async function replaceEntry<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  by: Actor,
  { id, content, publishedAt, flags, columns }: IncomingEntry<Content>,
  now = new Date(),
): Promise<{ revision: number; previous: ReplacedEntryState }> {
  await discardDraftForImport(tx, kind, id)
  const stored = await lockEntryForUpdate(tx, kind, id)
  const previous = { ...pickState(stored), columns: await findExtraColumns(tx, kind, id) }
  const revision = stored.revision + 1
  // nothing in the trash can be public, not even for a moment
  await setColumns(tx, kind, id, { deletedAt: null })
  await updateEntryRow(tx, kind, stored, { content, publishedAt, contentRevision: revision }, now)
  await setColumns(tx, kind, id, { ...columns, revision, savedAt: now })
  await recordPictureUses(tx, kind, id)
  const { before: was, after: is, ...what } = toAuditChange(kind, stored, stored.published, content)
  await recordAction(tx, by, {
    ...what,
    action: `${kind.name}.imported`,
    flags,
    before: { ...was, publishedAt: stored.publishedAt },
    after: { ...is, slug: content.slug, revision, publishedAt },
  })
  await enqueueAnnouncement(tx, kind, id, publishedAt, now)
  return { revision, previous }
}

/**
 * Makes a piece that `replaceEntry` has replaced what it was before, as a new revision, which is answered: the words,
 * changes that waited to be published, its publication, the trash. @throws DomainError when somebody has touched it since,
 * or when it cannot be like that any more
 */
export function restoreReplacedEntry<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entry: IfRevision,
  before: ReplacedEntryState,
  now = new Date(),
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const stored = await lockIfUnmodified(tx, kind, entry)
    const content = await findContentAt(tx, kind, entry.id, before.contentRevision)
    const working = await findContentAt(tx, kind, entry.id, before.revision)
    const { publishedAt, deletedAt, columns } = before
    await assertRestorable(tx, kind, entry.id, content, publishedAt)
    await snapshotCurrent(tx, stored)
    const revision = stored.revision + 1
    const hasDraft = before.revision !== before.contentRevision
    const contentRevision = hasDraft ? before.contentRevision : revision
    await updateEntryRow(tx, kind, stored, { content, publishedAt, contentRevision }, now)
    await setColumns(tx, kind, entry.id, { ...columns, revision, savedAt: now, deletedAt })
    if (hasDraft) await upsertDraft(tx, entry.id, working, now)
    await recordPictureUses(tx, kind, entry.id)
    await saveRevision(tx, by, { entryId: entry.id, revision, content: working, reason: 'restored' }, now)
    const { before: was, after: is, ...what } = toAuditChange(kind, stored, stored.published, content)
    await recordAction(tx, by, {
      ...what,
      action: `${kind.name}.put back`,
      before: { ...was, ...pickState(stored) },
      after: { ...is, ...pickState(before), revision },
    })
    await enqueueAnnouncement(tx, kind, entry.id, publishedAt, now)
    return revision
  })
}

function pickState({ revision, contentRevision, publishedAt, deletedAt }: Omit<ReplacedEntryState, 'columns'>) {
  return { revision, contentRevision, publishedAt, deletedAt }
}

/** What the table has beside the content: what a kind works out of it, such as the time to read it. */
async function findExtraColumns<Content extends EntryContent>(tx: Database, kind: EntryType<Content>, id: string) {
  const inContent = new Set<string>([kind.titleColumn, ...kind.columns])
  const names = Object.keys(kind.toColumns(kind.emptyContent)).filter((name) => !inContent.has(name))
  if (names.length === 0) return {}
  const found = await withEntryTable(tx)
    .selectFrom(tableNameFor(kind))
    .select(names as unknown as readonly ['slug'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (found ?? {}) as ReplacedEntryState['columns']
}

async function setColumns(tx: Database, kind: Pick<EntryType, 'table'>, id: string, columns: object) {
  await withEntryTable(tx).updateTable(tableNameFor(kind)).set(columns).where('id', '=', id).execute()
}

async function findContentAt<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  id: string,
  revision: number,
) {
  const kept = await findEntryRevision(tx, kind, id, revision)
  if (!kept) throw new DomainError('Its previous revision no longer exists.')
  return kept.content
}

async function assertRestorable<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  id: string,
  content: Content,
  publishedAt: Date | null,
) {
  if (publishedAt) return assertPublishable(tx, kind, id, content)
  const fields = await findRejectedFields(tx, kind, id, content)
  if (Object.keys(fields).length > 0) throw new InvalidFields(Object.values(fields).join(' '), fields)
}
