import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { type AuditAction, recordAction } from '~/wings/site/audit-log/commands.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { deleteSeoSettings } from '~/wings/web/seo/search-appearance.commands.server'
import { discardDraftForImport } from '../discard-draft-for-import.commands.server'
import type { EntryContent } from '../entry'
import type { EntryArchive } from '../entry-archive.queries.server'
import type { EntryType } from '../entry-type.server'
import { enqueueAnnouncement } from '../lifecycle/announce-publication.server'
import { findSuspiciousFlags } from '../lifecycle/clean-content.server'
import { recordPictureUses } from '../lifecycle/picture-uses.server'
import {
  entrySubject,
  findEntryForUpdate,
  storedSlug,
  tableNameFor,
  withEntryTable,
} from '../lifecycle/stored-entry.queries.server'
import type { ArchivedEntry } from './archived-entry'
import { recordKnownLinks } from './record-known-links.server'

/**
 * Makes the piece exactly this, new or in place of what has its id, with everything that hangs on it. `hasOpenLinks` says
 * that it links to pages that are not here, or not yet.
 */
export async function importEntry<Content extends EntryContent>(
  tx: Database,
  archive: EntryArchive<Content>,
  by: Actor,
  state: ArchivedEntry<Content>,
  now: Date,
) {
  const { entryType } = archive
  const { id, draft } = state
  const stored = await findEntryForUpdate(tx, entryType, id)
  if (stored) {
    await discardDraftForImport(tx, entryType, id)
    await deleteSeoSettings(tx, entryType.pathFor(storedSlug(id, stored.published)))
  }
  const contentRevision = (stored?.revision ?? 0) + 1
  await upsertEntryRow(tx, entryType, toEntryRow(archive, state, contentRevision))
  if (draft) await tx.insertInto('entryDrafts').values(toDraftRow(id, draft)).execute()
  const page = toRegisteredPage(entryType, state)
  await registerPage(tx, page, now)
  const hasOpenLinks = await recordKnownLinks(tx, { entryType }, state)
  await recordPictureUses(tx, entryType, id)
  await enqueueAnnouncement(tx, entryType, id, page.publishedAt, now)
  await recordAction(tx, by, toImportAction(entryType, state, contentRevision))
  if (stored?.publishedAt || page.publishedAt)
    await emitContentChange(tx, entryType.listTag, entrySubject(entryType, id))
  return { hasOpenLinks }
}

async function upsertEntryRow(
  tx: Database,
  kind: Parameters<typeof tableNameFor>[0],
  row: { id: string; slug: string },
) {
  await withEntryTable(tx)
    .insertInto(tableNameFor(kind))
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** The row of a piece whose content has this revision. */
export function toEntryRow<Content extends EntryContent>(
  { entryType, extraColumns }: Pick<EntryArchive<Content>, 'entryType' | 'extraColumns'>,
  state: ArchivedEntry<Content>,
  contentRevision: number,
) {
  const { id, content, draft } = state
  return {
    id,
    ...entryType.toColumns(content),
    ...pick(state.extraColumns, Object.keys(extraColumns)),
    slug: storedSlug(id, content),
    ...pick(state, ['createdAt', 'updatedAt', 'savedAt', 'publishedAt', 'deletedAt']),
    contentRevision,
    revision: contentRevision + (draft ? 1 : 0),
  }
}

/** Changes that wait to be published, as a row. */
export function toDraftRow(entryId: string, { content, savedAt }: { content: EntryContent; savedAt: string }) {
  return { entryId, content: JSON.stringify(content), savedAt }
}

/** Where it lives, for the register of addresses. */
export function toRegisteredPage<Content extends EntryContent>(
  kind: EntryType<Content>,
  state: ArchivedEntry<Content>,
) {
  const { id, content, publishedAt } = state
  const path = kind.pathFor(storedSlug(id, content))
  return { id, kind: kind.name, path, title: content.title, publishedAt: publishedAt ? new Date(publishedAt) : null }
}

/** What the audit log says of it. */
export function toImportAction<Content extends EntryContent>(
  kind: EntryType<Content>,
  { id, content, draft, publishedAt }: ArchivedEntry<Content>,
  revision: number,
): AuditAction {
  return {
    action: `${kind.name}.imported`,
    subject: entrySubject(kind, id),
    title: content.title,
    flags: findSuspiciousFlags(draft ? { ...content, draft: draft.content } : content),
    after: { slug: storedSlug(id, content), revision, publishedAt },
  }
}

function pick(from: object, names: string[]) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}
