import { sql } from 'kysely'
import { createQueueTables } from '../jobs/queue-tables.server'
import type { Database } from './database.server'
import { databaseErrorKind } from './database-errors'
import { disableStatementTimeout } from './statement-timeout.server'
import { inTransaction } from './transaction.server'

const files = import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })
const scripts = new Map(Object.entries(files).map(([file, script]) => [migrationName(file), script]))

/** The names of the migrations that this version of the site has, in their order. */
export const knownMigrations: readonly string[] = [...scripts.keys()].sort()

// any fixed number will do, as long as every version of the site uses the same one
const MIGRATION_LOCK = 7_305_129

/**
 * Applies the migrations that are missing (of `wanted`, when only some are), all or none; several processes may start at
 * once. Returns their names.
 */
export async function migrate(db: Database, wanted: readonly string[] = knownMigrations): Promise<string[]> {
  // a database that takes no writes at this time is read all the same
  if ((await findMissingMigrations(db, wanted)).length === 0) return []
  return inTransaction(db, async (tx) => {
    await disableStatementTimeout(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const missing = await findMissingMigrations(tx, wanted)
    for (const name of missing) {
      await sql
        .raw(scripts.get(name) ?? '')
        .execute(tx)
        .catch((error) => throwMigrationFailed(name, error))
      await sql`insert into schema_migrations (name) values (${name})`.execute(tx)
    }
    await createQueueTables(tx)
    return missing
  })
}

/** A migration that the database refuses. The sentence names it, the cause says why. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/** A database that goes away meanwhile has refused nothing. */
function throwMigrationFailed(name: string, error: unknown): never {
  if (databaseErrorKind(error)) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new MigrationFailed(`The migration ${name} failed, and nothing of it was kept: ${reason}.`, { cause: error })
}

async function findMissingMigrations(db: Database, wanted: readonly string[]) {
  const found = await sql<{ known: boolean }>`select to_regclass('schema_migrations') is not null as known`.execute(db)
  const { rows } = found.rows[0]?.known
    ? await sql<{ name: string }>`select name from schema_migrations`.execute(db)
    : { rows: [] }
  const applied = new Set(rows.map((row) => row.name))
  return knownMigrations.filter((name) => wanted.includes(name) && !applied.has(name))
}

function migrationName(file: string) {
  return file.replace(/^.*\//, '').replace(/\.sql$/, '')
}
