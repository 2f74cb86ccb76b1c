import { setImmediate as breathe } from 'node:timers/promises'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { addMediaUses } from '~/wings/site/media/commands.server'
import { findMediaIdsInTexts } from '~/wings/site/media/queries.server'
import { queueChangedPaths } from '~/wings/web/crawlers/index-now-queue.commands.server'
import { insertPageLinks, registerNewPages } from '~/wings/web/pages/commands.server'
import { extractLinkedPageIds } from '~/wings/web/pages/page-links.queries.server'
import { createSearchAppearances } from '~/wings/web/seo/search-appearance.commands.server'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { enqueueAnnouncement } from './announce-publication.server'
import { saveFirstRevisions } from './revisions.commands.server'
import { entrySubject, storedSlug, tableNameFor, withEntryTable } from './stored-entry.queries.server'

/** A piece that nobody here knows yet, with clean content whose address is free. */
export interface NewEntryRecord<Content extends EntryContent> {
  id: string
  content: Content
  publishedAt: Date | null
  createdAt: Date
  /** What in it looked like an attempt to run something. */
  flags: string[]
  /** Columns that say something else than the content would. */
  columns?: object
}

// links and pictures are looked for in the texts on the event loop: others get their turn after so many
const MAX_INDEX_BATCH = { rows: 10, characters: 100_000 }
// PostgreSQL takes the words of each row apart for the search: fewer characters make a shorter statement
export const MAX_INSERT_BATCH = { rows: 10, characters: 6_000 }

/**
 * Writes pieces at revision 1 as part of `tx`, with a few statements for many of them, and all that hangs on a piece: its
 * page, search fields, links, pictures, what is announced at its moment. `author`: whose first revision each is; left out,
 * the history begins when something is changed.
 */
export async function insertEntries<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entries: NewEntryRecord<Content>[],
  { author }: { author?: Actor },
  now: Date,
) {
  for (const some of toBatches(kind, entries, MAX_INDEX_BATCH)) {
    for (const few of toBatches(kind, some, MAX_INSERT_BATCH)) {
      await breathe()
      await insertRows(tx, kind, few, now)
    }
    await breathe()
    await insertRelated(tx, kind, some, now)
    await breathe()
    if (author) await saveFirstRevisions(tx, author, some, now)
  }
  await breathe()
  for (const { id, publishedAt } of entries) await enqueueAnnouncement(tx, kind, id, publishedAt, now)
  if (entries.some(({ publishedAt }) => publishedAt)) await emitContentChange(tx, kind.listTag)
}

/** The pieces in bunches, smaller ones where texts are long. */
export function* toBatches<Content extends EntryContent, Piece extends { content: Content }>(
  kind: EntryType<Content>,
  entries: Piece[],
  most: { rows: number; characters: number },
) {
  let some: Piece[] = []
  let characters = 0
  for (const entry of entries) {
    some.push(entry)
    characters += kind.richTexts.get(entry.content).join('').length
    if (some.length < most.rows && characters < most.characters) continue
    yield some
    ;[some, characters] = [[], 0]
  }
  if (some.length > 0) yield some
}

async function insertRows<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entries: NewEntryRecord<Content>[],
  now: Date,
) {
  const rows = entries.map(({ id, content, publishedAt, createdAt, columns }) => ({
    ...kind.toColumns(content),
    ...columns,
    id,
    slug: storedSlug(id, content),
    publishedAt,
    createdAt,
    updatedAt: now,
    savedAt: now,
  }))
  await withEntryTable(tx).insertInto(tableNameFor(kind)).values(rows).execute()
}

async function insertRelated<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entries: NewEntryRecord<Content>[],
  now: Date,
) {
  const pages = entries.map(({ id, content, publishedAt }) => {
    return { id, kind: kind.name, path: kind.pathFor(storedSlug(id, content)), title: content.title, publishedAt }
  })
  const texts = entries.map(({ content }) => kind.richTexts.get(content).join(''))
  const linked = entries.map(({ id }, at) => ({ from: id, to: extractLinkedPageIds(texts[at] ?? '') }))
  const described = entries.map(({ content }, at) => ({ path: pages[at]?.path ?? '', fields: content.seo }))
  const shown = await findMediaIdsInTexts(tx, texts)
  const uses = entries.flatMap(({ id, content }, at) => {
    const inFields = Object.values(kind.pictureIdsByField(content)).flat()
    const mediaIds = new Set([...inFields, ...(shown[at] ?? [])])
    return [...mediaIds].map((mediaId) => ({ mediaId, subject: entrySubject(kind, id) }))
  })
  await registerNewPages(tx, pages, now)
  const out = pages.filter(({ publishedAt }) => publishedAt !== null && publishedAt <= now)
  await queueChangedPaths(
    tx,
    out.map(({ path }) => path),
    now,
  )
  await breathe()
  await createSearchAppearances(tx, described)
  await insertPageLinks(tx, linked)
  await addMediaUses(tx, uses)
}
