import { sql } from 'kysely'
import type { Database } from '../database/database.server'
import { keysetPages } from '../database/keyset-pages.server'
import type { DB as Tables } from '../database/tables'
import { isoTimestamp } from '../time/iso-timestamp.server'
import { toSnakeCase } from './stable-json'

interface ArchivedTableOptions<Row, Item> {
  /** The column that says which row an item is. */
  key: keyof Row & keyof Item & string
  /** A column without doubles, when items do not leave in the order of their keys. */
  orderBy?: keyof Row & string
  /** The columns that belong in an archive, as the database names them. */
  columns: string[]
  /** Those of them that are moments; an archive has them to the microsecond. */
  timestamps?: (keyof Row & string)[]
  /** Those of them that are JSON. */
  json?: (keyof Row & string)[]
  batchSize: number
  /** Items from their rows; without it rows are items. */
  toItems?: (db: Database, rows: Row[]) => Promise<Item[]> | Item[]
}

/** The source (`ArchiveSource`) of items that are rows of one table, by the names of its columns, and how one is written. */
export function archivedTable<Row extends object, Item extends object = Row>(
  table: keyof Tables & string,
  { key, orderBy = key, columns, timestamps = [], json = [], batchSize, toItems }: ArchivedTableOptions<Row, Item>,
) {
  const name = sql.table(toSnakeCase(table))
  const [timestampColumns, jsonColumns] = [new Set<string>(timestamps), new Set<string>(json)]
  const selected = sql.join(
    columns.map((column) =>
      timestampColumns.has(column) ? sql`${isoTimestamp(column)} as ${sql.ref(column)}` : sql.ref(column),
    ),
  )

  async function select(db: Database, which = sql``) {
    // the names of an archive are those of the columns
    const { rows } = await sql<Row>`select ${selected} from ${name} ${which}`.execute(db.withoutPlugins())
    return rows
  }

  const itemsOf = async (db: Database, rows: Row[]) => (toItems ? toItems(db, rows) : (rows as object[] as Item[]))

  return {
    batchSize,
    keyOf: (item: Item) => String(item[key]),
    async find(db: Database, keys: string[]) {
      return itemsOf(db, await select(db, sql`where ${sql.ref(key)} in (${sql.join(keys)})`))
    },
    async *stream(db: Database) {
      const order = sql`order by ${sql.ref(orderBy)} limit ${batchSize}`
      const find = (after?: string) =>
        select(db, after === undefined ? order : sql`where ${sql.ref(orderBy)} > ${after} ${order}`)
      for await (const rows of keysetPages(find, (row) => String(row[orderBy]), batchSize))
        yield await itemsOf(db, rows)
    },
    async count(db: Database) {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${name}`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** Writes a row in place of the one with its key; it may have columns that are in no archive. */
    async upsert(tx: Database, row: Row & Record<string, unknown>) {
      const columns = Object.entries(row)
      const names = columns.map(([column]) => sql.ref(column))
      const values = columns.map(([column, value]) =>
        value !== null && jsonColumns.has(column) ? JSON.stringify(value) : value,
      )
      await sql`
        insert into ${name} (${sql.join(names)}) values (${sql.join(values)})
        on conflict (${sql.ref(key)})
        do update set ${sql.join(names.map((column) => sql`${column} = excluded.${column}`))}`.execute(tx)
    },
  }
}
