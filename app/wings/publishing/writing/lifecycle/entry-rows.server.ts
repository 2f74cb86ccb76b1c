import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { EntryColumns, EntryType } from '../entry-type.server'

/** The database with the table of whatever kind it is about, known by the columns that all of them have. */
export function withEntryTable(db: Database) {
  return db.withTables<{ pieces: EntryColumns }>()
}

/** EntryTableName holds only tables that have these columns, so the name is right whichever it is. */
export function tableNameFor(kind: Pick<EntryType, 'table'>) {
  return kind.table as string as 'pieces'
}

export function entrySubject(kind: Pick<EntryType, 'name'>, entryId: string) {
  return `${kind.name}:${entryId}`
}

/** What people call it: "landing page". */
export function entryNoun({ name }: Pick<EntryType, 'name'>) {
  return name.replaceAll('-', ' ')
}

/** The title of a piece: a table calls it what its room calls it. */
export function selectTitle({ titleColumn }: Pick<EntryType, 'titleColumn'>) {
  return sql<string>`${sql.ref(`piece.${titleColumn}`)}`.as('title')
}
