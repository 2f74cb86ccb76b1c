import { sql } from 'kysely'
import type { Database } from './database.server'

/** What the database takes on its disk, in bytes. */
export async function getDatabaseSize(db: Database) {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}
