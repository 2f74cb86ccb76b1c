import type { Database } from '~/platform/database/database.server'
import type { EntryType } from './entry-type.server'
import { selectTitle, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

/** How several pieces stand, by id; those that are gone are missing. `isHeld`: until the end of the transaction. */
export async function findEntryStates(
  db: Database,
  kind: Pick<EntryType, 'table'>,
  ids: string[],
  { isHeld = false } = {},
) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await withEntryTable(db)
    .selectFrom(tableNameFor(kind))
    .select(['id', 'slug', 'revision', 'contentRevision', 'publishedAt', 'deletedAt'])
    .where('id', 'in', ids)
    .$if(isHeld, (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The pieces with these ids, or with these slugs, with their titles, in the trash or not. */
export function listEntriesBy(
  db: Database,
  kind: Pick<EntryType, 'table' | 'titleColumn'>,
  column: 'id' | 'slug',
  values: string[],
) {
  if (values.length === 0) return Promise.resolve([])
  return withEntryTable(db)
    .selectFrom(`${tableNameFor(kind)} as piece`)
    .select(['id', 'slug', 'revision', 'publishedAt', 'deletedAt', selectTitle(kind)])
    .where(column, 'in', values)
    .orderBy('id')
    .execute()
}

export type EntryState = Awaited<ReturnType<typeof findEntryStates>> extends Map<string, infer State> ? State : never
