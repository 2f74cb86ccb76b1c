import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connection } from './database.server'
import { listenOnPostgres } from './postgres-listener.server'

// counts come as bigint, which the driver would hand over as text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// a day is no moment: the driver would make it midnight of this machine's time zone
pg.types.setTypeParser(pg.types.builtins.DATE, String)

const limits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  application_name: 'studio',
}

/** A pool on the given server. Nothing is reached until the first query. */
export function openPostgres(connectionString: string): Connection {
  const pool = new pg.Pool({ connectionString, ...limits })
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {})
  return {
    engine: 'postgres',
    dialect: new PostgresDialect({ pool }),
    listen: (channel, onMessage, onGap) => listenOnPostgres(connectionString, channel, onMessage, onGap),
    run: async (text, values) => {
      // a script answers with one result for each of its statements
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}
