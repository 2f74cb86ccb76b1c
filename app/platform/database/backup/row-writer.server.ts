import { sql } from 'kysely'
import type { Database } from '../database.server'
import { type CatalogTable, qualifiedName } from './catalog.server'

const ROWS_AT_A_TIME = 500
const CHARACTERS_AT_A_TIME = 4_000_000

/** Inserts rows given as lines of JSON, many at a time. They are never parsed here: no digit of a number is lost. */
export class RowWriter {
  count = 0
  #table: CatalogTable | undefined
  #lines: string[] = []
  #characters = 0

  constructor(readonly tx: Database) {}

  async begin(table: CatalogTable) {
    await this.flush()
    this.#table = table
  }

  async add(line: string) {
    if (!this.#table) throw new Error('A row came before the name of its table.')
    this.#lines.push(line)
    this.#characters += line.length
    this.count++
    if (this.#lines.length >= ROWS_AT_A_TIME || this.#characters >= CHARACTERS_AT_A_TIME) await this.flush()
  }

  async flush() {
    if (this.#table && this.#lines.length > 0) await insertRows(this.tx, this.#table, `[${this.#lines.join(',')}]`)
    this.#lines = []
    this.#characters = 0
  }
}

async function insertRows(tx: Database, { name, columns }: CatalogTable, rows: string) {
  const names = columns.map((column) => sql.id(column.name))
  const values = columns.map((column) =>
    column.isJson ? sql`${sql.id(column.name)}::${sql.raw(column.type)}` : sql.id(column.name),
  )
  const shape = columns.map((column) => sql`${sql.id(column.name)} ${sql.raw(column.isJson ? 'text' : column.type)}`)
  await sql`
    insert into ${qualifiedName(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from json_to_recordset(${rows}::text::json) as r(${sql.join(shape)})`.execute(tx)
}

/**
 * Has the foreign keys that point to rows that come later (in the same table, or in a circle of tables) looked at in the
 * end. `check` looks, and makes them as strict as before.
 */
export async function deferConstraints(tx: Database, tables: CatalogTable[]) {
  const come = new Set<string>()
  const late: { table: string; constraint: string }[] = []
  for (const { name, references } of tables) {
    for (const { table, constraint } of references) if (!come.has(table)) late.push({ table: name, constraint })
    come.add(name)
  }
  const alter = async (how: string) => {
    for (const { table, constraint } of late) {
      await sql`alter table ${qualifiedName(table)} alter constraint ${sql.id(constraint)} ${sql.raw(how)}`.execute(tx)
    }
  }
  await alter('deferrable initially deferred')
  return {
    check: async () => {
      await sql`set constraints all immediate`.execute(tx)
      await alter('not deferrable')
    },
  }
}
