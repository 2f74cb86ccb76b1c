import { setImmediate as breathe } from 'node:timers/promises'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordActions } from '~/wings/site/audit-log/commands.server'
import { addMediaUses } from '~/wings/site/media/commands.server'
import { findMediaIdsInTexts } from '~/wings/site/media/queries.server'
import { insertPageLinks, registerNewPages } from '~/wings/web/pages/commands.server'
import { extractLinkedPageIds, findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import type { EntryContent } from '../entry'
import type { EntryArchive } from '../entry-archive.queries.server'
import type { EntryType } from '../entry-type.server'
import { enqueueAnnouncement } from '../lifecycle/announce-publication.server'
import { MAX_INSERT_BATCH, toBatches } from '../lifecycle/insert-entries.commands.server'
import { entrySubject, tableNameFor, withEntryTable } from '../lifecycle/stored-entry.queries.server'
import type { ArchivedEntry } from './archived-entry'
import { toDraftRow, toEntryRow, toImportAction, toRegisteredPage } from './import-entry.commands.server'

/**
 * Does what `importEntry` does for pieces of which nothing is here, not even the addresses, with a few statements for all of
 * them. Answers which of them link to pages that are not here, or not yet.
 */
export async function importNewEntries<Content extends EntryContent>(
  tx: Database,
  archive: EntryArchive<Content>,
  by: Actor,
  states: ArchivedEntry<Content>[],
  now: Date,
) {
  if (states.length === 0) return new Set<string>()
  const { entryType } = archive
  for (const few of toBatches(entryType, states, MAX_INSERT_BATCH)) {
    await breathe()
    const rows = few.map((state) => toEntryRow(archive, state, 1))
    await withEntryTable(tx).insertInto(tableNameFor(entryType)).values(rows).execute()
  }
  await insertDrafts(tx, states)
  await breathe()
  const pages = states.map((state) => toRegisteredPage(entryType, state))
  await registerNewPages(tx, pages, now)
  const open = await recordEntryLinks(tx, entryType, states)
  await recordEntryPictures(tx, entryType, states)
  await breathe()
  for (const { id, publishedAt } of pages) await enqueueAnnouncement(tx, entryType, id, publishedAt, now)
  await recordActions(
    tx,
    by,
    states.map((state) => toImportAction(entryType, state, 1)),
  )
  const shown = pages.filter(({ publishedAt }) => publishedAt !== null)
  if (shown.length > 0)
    await emitContentChange(tx, entryType.listTag, ...shown.map(({ id }) => entrySubject(entryType, id)))
  return open
}

async function insertDrafts(tx: Database, states: ArchivedEntry<EntryContent>[]) {
  for (const { id, draft } of states) {
    if (draft) await tx.insertInto('entryDrafts').values(toDraftRow(id, draft)).execute()
  }
}

async function recordEntryLinks<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  states: ArchivedEntry<Content>[],
) {
  const links = states.map(({ id, content }) => ({
    from: id,
    to: extractLinkedPageIds(kind.richTexts.get(content).join('')),
  }))
  const known = await findPagePathMap(tx, [...new Set(links.flatMap(({ to }) => to))])
  await insertPageLinks(tx, links)
  return new Set(links.filter(({ to }) => to.some((page) => !known.has(page))).map(({ from }) => from))
}

async function recordEntryPictures<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  states: ArchivedEntry<Content>[],
) {
  const contents = states.map(({ content, draft }) => [content, ...(draft ? [draft.content] : [])])
  const inTexts = await findMediaIdsInTexts(
    tx,
    contents.map((some) => some.flatMap(kind.richTexts.get).join('')),
  )
  const uses = states.flatMap(({ id }, at) => {
    const inFields = (contents[at] ?? []).flatMap((content) => Object.values(kind.pictureIdsByField(content)).flat())
    const mediaIds = new Set([...inFields, ...(inTexts[at] ?? [])])
    return [...mediaIds].map((mediaId) => ({ mediaId, subject: entrySubject(kind, id) }))
  })
  await addMediaUses(tx, uses)
}
