import type { Database } from '~/platform/database/database.server'
import { type EntryContent, emptySeo } from './entry'
import type { EntryType } from './entry-type.server'
import { contentFromJson, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

/** What visitors read of these pieces, by id; without its search fields, which belong to its page. */
export async function findPublishedContents<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  ids: string[],
  now = new Date(),
): Promise<Map<string, Content>> {
  if (ids.length === 0) return new Map()
  const rows = await withEntryTable(db)
    .selectFrom(tableNameFor(kind))
    .select(['id', `${kind.titleColumn} as title`, ...kind.columns] as unknown as readonly ['id', 'slug'])
    .where('id', 'in', ids)
    .where('publishedAt', '<=', now)
    .execute()
  return new Map(rows.map(({ id, ...columns }) => [id, contentFromJson(kind, { ...columns, seo: emptySeo })]))
}
