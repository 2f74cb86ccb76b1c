import { isDeepStrictEqual } from 'node:util'
import type { Database } from '~/platform/database/database.server'
import { isSuggestedSlug, numberedSlug } from '~/platform/text/slug'
import { withCurrentCategory } from '~/wings/publishing/categories/current-category.queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { toAuditChange } from './audit-change.server'
import { cleanContent, findSuspiciousFlags } from './clean-content.server'
import { bindContentLinks } from './content-links.server'
import { inTransactionOrConflict, toConflict } from './entry-conflict.server'
import { createEntryRow, lockSlugs, updateEntryRow } from './entry-row.commands.server'
import { recordPictureUses } from './picture-uses.server'
import { findRejectedFields } from './rejected-fields.server'
import { saveRevision, snapshotCurrent } from './revisions.commands.server'
import {
  EntryNotFound,
  findEntryForUpdate,
  lockEntryForUpdate,
  type StoredEntry,
  tableNameFor,
  withEntryTable,
} from './stored-entry.queries.server'

const MAX_SLUG_NUMBER = 99

export interface SaveDraftInput<Content extends EntryContent> {
  /** The revision that the writer saw last; 0 for one that is new. */
  basedOn: number
  content: Content
}

export interface SavedDraft {
  revision: number
  savedAt: Date
  /** The address that it got, when the suggested one was taken. */
  slug?: string
  /** What could not be kept, by field; everything else is stored. */
  fieldErrors?: Record<string, string>
}

/**
 * Stores what is being written. Nobody writes over what they have not seen. @throws EntryConflict when it is based on an
 * older revision: nothing is changed, and the current one stays in the history.
 */
export async function saveDraft<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entryId: string,
  { basedOn, content: sent }: SaveDraftInput<Content>,
  now = new Date(),
): Promise<SavedDraft> {
  const [cleaned, flags] = [cleanContent(kind, sent), findSuspiciousFlags(sent)]
  return inTransactionOrConflict(db, async (tx) => {
    const found = await findEntryForUpdate(tx, kind, entryId)
    if (!found && basedOn !== 0) throw new EntryNotFound(kind)
    const isNew = !found && (await createEntryRow(tx, kind, entryId, now))
    const stored = found ?? (await lockEntryForUpdate(tx, kind, entryId))
    const content = await withAvailableSlug(tx, kind, stored, await bindContentLinks(tx, kind, cleaned))
    const isStale = !isNew && basedOn !== stored.revision
    if (isStale && !isDeepStrictEqual(stored.draft, content)) return toConflict(tx, kind, stored)
    const saved = await storeEntryDraft(tx, kind, by, stored, { content, flags, isNew }, now)
    return content.slug === cleaned.slug ? saved : { ...saved, slug: content.slug }
  })
}

interface StoreDraftOptions<Content extends EntryContent> {
  content: Content
  flags: string[]
  isNew?: boolean
  reason?: 'saved' | 'restored'
}

/** Makes this the state that is being written: in the row, or beside it when visitors see or will see the row. */
export async function storeEntryDraft<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  by: Actor,
  stored: StoredEntry<Content>,
  storing: StoreDraftOptions<Content>,
  now: Date,
): Promise<SavedDraft> {
  const { flags, isNew = false, reason = 'saved' } = storing
  const given = await withCurrentCategory(tx, kind.name, storing.content)
  const fieldErrors = await findRejectedFields(tx, kind, stored.id, given)
  const content = { ...given, ...keepRejectedFields(fieldErrors, stored.draft) }
  const problems = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {}
  if (!isNew && isDeepStrictEqual(stored.draft, content))
    return { revision: stored.revision, savedAt: stored.savedAt, ...problems }
  const revision = isNew ? stored.revision : stored.revision + 1
  if (!isNew) await snapshotCurrent(tx, stored)
  await withEntryTable(tx)
    .updateTable(tableNameFor(kind))
    .set({ revision, savedAt: now })
    .where('id', '=', stored.id)
    .execute()
  if (stored.publishedAt) await upsertDraft(tx, stored.id, content, now)
  else {
    await tx.deleteFrom('entryDrafts').where('entryId', '=', stored.id).execute()
    await updateEntryRow(tx, kind, stored, { content, publishedAt: null, contentRevision: revision }, now)
  }
  await recordPictureUses(tx, kind, stored.id)
  const kept = await saveRevision(tx, by, { entryId: stored.id, revision, content, reason, flags }, now)
  if (kept.isNew || kept.newFlags.length > 0) {
    const action = `${kind.name}.${isNew ? 'created' : reason}`
    await recordAction(tx, by, { action, flags: kept.newFlags, ...toAuditChange(kind, stored, stored.draft, content) })
  }
  return { revision, savedAt: now, ...problems }
}

function keepRejectedFields<Content extends EntryContent>(fieldErrors: Record<string, string>, working: Content) {
  return Object.fromEntries(Object.entries(working).filter(([name]) => fieldErrors[name])) as Partial<Content>
}

/** Keeps it beside the row, which stays what visitors see. */
export async function upsertDraft(tx: Database, entryId: string, content: EntryContent, now: Date) {
  const values = { content: JSON.stringify(content), savedAt: now }
  await tx
    .insertInto('entryDrafts')
    .values({ entryId, ...values })
    .onConflict((conflict) => conflict.column('entryId').doUpdateSet(values))
    .execute()
}

/** A suggested address that another piece has already gives way to the next free one. Who chose an address is asked. */
async function withAvailableSlug<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  { id, publishedAt }: StoredEntry,
  content: Content,
): Promise<Content> {
  if (publishedAt || content.slug === '' || !isSuggestedSlug(content)) return content
  await lockSlugs(tx, kind, [content.slug])
  const wanted = [content.slug]
  for (let number = 2; number <= MAX_SLUG_NUMBER; number++) wanted.push(numberedSlug(content.slug, number))
  const taken = await withEntryTable(tx)
    .selectFrom(tableNameFor(kind))
    .select('slug')
    .where('slug', 'in', wanted)
    .where('id', '!=', id)
    .execute()
  const free = wanted.find((slug) => !kind.reservedBy?.(slug) && !taken.some((other) => other.slug === slug))
  return { ...content, slug: free ?? content.slug }
}
