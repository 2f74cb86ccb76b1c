import { sql } from 'kysely'
import type { Database } from './database.server'

const files = import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })

// any fixed number will do, as long as every version of the site uses the same one
const MIGRATION_LOCK = 7_305_129

/** Applies the migrations that are missing, all or none; several processes may start at once. Returns their names. */
export async function migrate(db: Database): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(tx)
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(tx)
    const applied = new Set(rows.map((row) => row.name))
    const missing = Object.keys(files)
      .filter((file) => !applied.has(nameOf(file)))
      .sort()
    for (const file of missing) {
      for (const statement of statements(files[file] ?? '')) await sql.raw(statement).execute(tx)
      await sql`insert into schema_migrations (name) values (${nameOf(file)})`.execute(tx)
    }
    return missing.map(nameOf)
  })
}

function nameOf(file: string) {
  return file.replace(/^.*\//, '').replace(/\.sql$/, '')
}

const piece = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;/g

/** A statement ends with a semicolon; those in texts, in comments and in the bodies of functions ($$ … $$) end nothing. */
export function statements(script: string) {
  const ends = [...script.matchAll(piece)].filter(([text]) => text === ';').map(({ index }) => index)
  return [...ends, script.length]
    .map((end, nth) => script.slice(nth ? (ends[nth - 1] ?? 0) + 1 : 0, end).trim())
    .filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '')
}
