import { CamelCasePlugin, type Dialect, Kysely } from 'kysely'
import type { Environment } from '~/platform/env.server'
import { openEmbedded } from './embedded.server'
import { openPostgres } from './postgres.server'
import type { DB as Tables } from './tables'

/** What every query and command takes first: the database itself or an open transaction on it. */
export type Database = Kysely<Tables>

type Engine = 'embedded' | 'postgres'

/** One engine, opened: the same shape for the embedded database and for PostgreSQL. */
export interface Connection {
  engine: Engine
  dialect: Dialect
  /**
   * Calls `onMessage` with the payload of each NOTIFY on the channel that other sessions send, and `onGap` whenever
   * messages may have been missed. Resolves with a function that stops listening.
   */
  listen: (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<() => Promise<void>>
  /**
   * For libraries that bring their own SQL: one statement with values, or a script without. Rows come with the names
   * that the engine gives. It waits while a transaction is open on the embedded database.
   */
  run: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  close: () => Promise<void>
}

export interface OpenDatabase extends Omit<Connection, 'dialect'> {
  db: Database
}

/** Opens the database that the environment names. Reaching PostgreSQL is not tried here: /readyz tells. */
export async function openDatabase(env: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>) {
  const connection = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : await openEmbedded(env.DATA_DIR)
  return withQueries(connection)
}

export function withQueries({ dialect, close, ...connection }: Connection): OpenDatabase {
  const db = new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    ...connection,
    db,
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}
