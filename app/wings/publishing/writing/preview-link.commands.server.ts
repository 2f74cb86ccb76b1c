import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { resolveContentLinks } from './lifecycle/content-links.server'
import {
  entrySubject,
  findEntry,
  lockEntryForUpdate,
  tableNameFor,
  withEntryTable,
} from './lifecycle/stored-entry.queries.server'

/** Makes a new link to the preview; the one that was given away before leads nowhere from now on. */
export function renewPreviewLink(db: Database, kind: EntryType, by: Actor, entryId: string) {
  return inTransaction(db, async (tx) => {
    const { published } = await lockEntryForUpdate(tx, kind, entryId)
    const previewKey = randomUUID()
    await withEntryTable(tx).updateTable(tableNameFor(kind)).set({ previewKey }).where('id', '=', entryId).execute()
    // the key itself is a secret of those who hold the link
    const subject = entrySubject(kind, entryId)
    await recordAction(tx, by, { action: `${kind.name}.preview link renewed`, subject, title: published.title })
    return { previewKey, path: kind.previewPathFor(previewKey) }
  })
}

/** What is being written, for whoever has its key. Nothing for a piece in the trash. */
export async function findPreviewedEntry<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  key: string,
  now = new Date(),
) {
  if (!isUuid(key)) return undefined
  const found = await withEntryTable(db)
    .selectFrom(tableNameFor(kind))
    .select('id')
    .where('previewKey', '=', key)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  const stored = found && (await findEntry(db, kind, found.id))
  if (!stored) return undefined
  const { id, draft, publishedAt, savedAt, revision, contentRevision } = stored
  /** Visitors see exactly this already. */
  const isPublished = publishedAt !== null && publishedAt <= now && revision === contentRevision
  return { id, content: await resolveContentLinks(db, kind, draft), publishedAt, savedAt, isPublished }
}
