import type { Database } from '~/platform/database/database.server'
import { type EntryContent, emptySeo } from './entry'
import type { EntryType } from './entry-type.server'
import { contentFromJson, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

/** A piece as visitors read it. Its search fields are left empty: they stand elsewhere. */
export interface PublishedEntry<Content extends EntryContent = EntryContent> {
  id: string
  path: string
  revision: number
  hasUnpublishedChanges: boolean
  content: Content
}

/** The public pieces of one kind after an id, at most `limit`, or those of these ids; in the order of their ids. */
export async function listPublishedEntries<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  { after, limit, ids }: { after?: string; limit?: number; ids?: string[] },
  now = new Date(),
): Promise<PublishedEntry<Content>[]> {
  if (ids?.length === 0) return []
  const rows = await withEntryTable(db)
    .selectFrom(`${tableNameFor(kind)} as piece`)
    .select(['piece.id', 'revision', 'contentRevision'])
    .select([`${kind.titleColumn} as title`, ...kind.columns] as unknown as readonly ['slug'])
    .where('publishedAt', '<=', now)
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('piece.id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('piece.id', '>', after ?? ''))
    .orderBy('piece.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ id, revision, contentRevision, ...columns }) => ({
    id,
    revision,
    path: kind.pathFor(columns.slug),
    hasUnpublishedChanges: contentRevision < revision,
    content: contentFromJson(kind, { ...columns, slug: columns.slug === id ? '' : columns.slug, seo: emptySeo }),
  }))
}
