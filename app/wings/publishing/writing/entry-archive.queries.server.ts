import { sql } from 'kysely'
import type { z } from 'zod'
import { renameKeys, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import { extractLinkedPageIds, findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { withArchiveTitleColumn } from './import/archive-title-field'
import { listEntriesForArchive } from './import/archived-entries.queries.server'
import type { ArchivedEntry } from './import/archived-entry'
import { tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

// as wide as social networks show a picture
const PICTURE_WIDTH = 1200

/** What a room hands in so that its pieces leave in an archive and come back: what its kind does not say. */
export interface EntryArchive<Content extends EntryContent = EntryContent> {
  entryType: EntryType<Content>
  /** Where they lie in the archive. */
  folder: string
  /** Columns beside the content that an import may have set otherwise than the site works them out. */
  extraColumns: Record<string, z.ZodType<string | number | null>>
  /** A field that shows a picture to whoever reads the archive: its name, and whose picture it is. */
  picture?: { field: string; idOf: (content: Content) => string | null }
  /** All that it says, as clean HTML below its title: for those who read it elsewhere. */
  toHtml: (content: Content) => string
}

export interface ExportedEntry<Content extends EntryContent = EntryContent> {
  id: string
  /** What visitors see, or would see. Its links name pages: `page:<id>`. */
  content: Content
  publishedAt: string | null
  /** Where the pages live that its texts link to, by their ids. */
  links: Record<string, string>
  /** As it stands in the archive. */
  record: Record<string, unknown>
}

/** How many pieces of a kind an archive has. */
export async function countExportedEntries(db: Database, { entryType }: Pick<EntryArchive, 'entryType'>) {
  const { count } = await withEntryTable(db)
    .selectFrom(tableNameFor(entryType))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** All pieces of a kind, drafts and those in the trash too, in the order of their ids; a few are in memory at a time. */
export async function* streamExportedEntries<Content extends EntryContent>(
  db: Database,
  archive: EntryArchive<Content>,
  now = new Date(),
): AsyncGenerator<ExportedEntry<Content>> {
  const find = (after?: string) => listEntriesForArchive(db, archive, { after })
  for await (const states of keysetPages(find, ({ id }) => id)) yield* await toArchiveRecords(db, archive, states, now)
}

/** Pieces as they stand in an archive: in the names of the specification, with what a reader wants to know beside them. */
async function toArchiveRecords<Content extends EntryContent>(
  db: Database,
  { entryType, picture }: EntryArchive<Content>,
  states: ArchivedEntry<Content>[],
  now: Date,
): Promise<ExportedEntry<Content>[]> {
  const pictures = await findPicturesById(
    db,
    states.flatMap(({ content }) => picture?.idOf(content) ?? []),
  )
  const linked = states.map(({ content, draft }) =>
    extractLinkedPageIds([content, ...(draft ? [draft.content] : [])].flatMap(entryType.richTexts.get).join('')),
  )
  const paths = await findPagePathMap(db, linked.flat())
  return states.map((state, at) => {
    const { id, content, extraColumns, draft, ...moments } = state
    const { seo: _elsewhere, ...fields } = content
    const links = Object.fromEntries(
      (linked[at] ?? []).flatMap((page) => (paths.has(page) ? [[page, paths.get(page) ?? '']] : [])),
    )
    const shown = pictures[picture?.idOf(content) ?? '']
    const record = {
      ...(renameKeys(
        withArchiveTitleColumn(entryType, { ...fields, ...extraColumns, ...moments }),
        toSnakeCase,
      ) as object),
      ...(picture && { [picture.field]: shown ? pictureUrlAtLeast(shown, PICTURE_WIDTH) : null }),
      id,
      published: moments.publishedAt !== null && new Date(moments.publishedAt) <= now,
      links,
      draft:
        draft &&
        (renameKeys(
          { ...withArchiveTitleColumn(entryType, draft.content), savedAt: draft.savedAt },
          toSnakeCase,
        ) as object),
    }
    return { id, content, publishedAt: moments.publishedAt, links, record }
  })
}
