import { sql } from 'kysely'
import { createQueueTables } from '../jobs/queue-tables.server'
import type { Database } from './database.server'
import { sqlStatements } from './sql-statements'
import { inTransaction } from './transaction.server'

const files = import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })
const scripts = new Map(Object.entries(files).map(([file, script]) => [nameOf(file), script]))

/** The names of the migrations that this version of the site has, in their order. */
export const knownMigrations: readonly string[] = [...scripts.keys()].sort()

// any fixed number will do, as long as every version of the site uses the same one
const MIGRATION_LOCK = 7_305_129

/**
 * Applies the migrations that are missing (of `wanted`, when only some are), all or none; several processes may start at
 * once. Returns their names.
 */
export function migrate(db: Database, wanted: readonly string[] = knownMigrations): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(tx)
    const applied = new Set(rows.map((row) => row.name))
    const missing = knownMigrations.filter((name) => wanted.includes(name) && !applied.has(name))
    for (const name of missing) {
      for (const statement of sqlStatements(scripts.get(name) ?? '')) await sql.raw(statement).execute(tx)
      await sql`insert into schema_migrations (name) values (${name})`.execute(tx)
    }
    await createQueueTables(tx)
    return missing
  })
}

function nameOf(file: string) {
  return file.replace(/^.*\//, '').replace(/\.sql$/, '')
}
