import type { Database } from '~/platform/database/database.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'
import { type EntryContent, emptySeo } from '../entry'
import type { EntryArchive } from '../entry-archive.queries.server'
import { contentFromJson, tableNameFor, withEntryTable } from '../lifecycle/stored-entry.queries.server'
import type { ArchivedEntry } from './archived-entry'

// a text has up to 4 MB, and as much again beside it
const BATCH_SIZE = 25

/** The pieces after an id, or those with these ids, in the order of their ids. */
export async function listEntriesForArchive<Content extends EntryContent>(
  db: Database,
  { entryType, extraColumns }: Pick<EntryArchive<Content>, 'entryType' | 'extraColumns'>,
  { after, ids }: { after?: string; ids?: string[] },
): Promise<ArchivedEntry<Content>[]> {
  if (ids?.length === 0) return []
  const rows = await withEntryTable(db)
    .selectFrom(`${tableNameFor(entryType)} as piece`)
    .leftJoin('entryDrafts', 'entryDrafts.entryId', 'piece.id')
    .select([
      'piece.id',
      `${entryType.titleColumn} as title`,
      ...entryType.columns,
      ...Object.keys(extraColumns),
    ] as unknown as readonly ['slug'])
    .select([
      isoTimestamp('piece.createdAt').as('createdAt'),
      isoTimestamp('piece.updatedAt').as('updatedAt'),
      isoTimestamp('piece.savedAt').as('savedAt'),
      isoTimestamp('publishedAt').$castTo<string | null>().as('publishedAt'),
      isoTimestamp('deletedAt').$castTo<string | null>().as('deletedAt'),
    ])
    .select(['entryDrafts.content as draft', isoTimestamp('entryDrafts.savedAt').as('draftSavedAt')])
    .$if(ids !== undefined, (query) => query.where('piece.id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('piece.id', '>', after ?? ''))
    .orderBy('piece.id')
    .$if(ids === undefined, (query) => query.limit(BATCH_SIZE))
    .execute()
  return rows.map((row) => {
    const { createdAt, updatedAt, savedAt, publishedAt, deletedAt, draft, draftSavedAt, ...columns } = row
    const { id, ...values } = columns as unknown as { id: string } & Record<string, string | number | null>
    const names = Object.keys(extraColumns)
    const content = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
    return {
      id,
      createdAt,
      updatedAt,
      savedAt,
      publishedAt,
      deletedAt,
      content: contentFromJson(entryType, { ...content, slug: values.slug === id ? '' : values.slug, seo: emptySeo }),
      extraColumns: Object.fromEntries(names.map((name) => [name, values[name] ?? null])),
      draft: draft ? { content: contentFromJson(entryType, draft), savedAt: draftSavedAt } : null,
    }
  })
}
