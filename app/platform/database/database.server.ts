import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Environment } from '../env/env.server'
import { postgresConnectionConfig } from './embedded-postgres/postgres-connection'
import { listenForNotifications } from './notification-listener.server'
import { closeUnresponsiveClient, STATEMENT_TIMEOUT_MS } from './statement-timeout.server'
import type { DB as Tables } from './tables'
import { assertOutsideTransaction } from './transaction-guard.server'

/** What every query and command takes first: the database itself or an open transaction on it. */
export type Database = Kysely<Tables>

/** The database as a process holds it. */
export interface OpenDatabase {
  db: Database
  /**
   * Calls `onMessage` with the payload of each NOTIFY on the channel that other sessions send, and `onGap` whenever
   * messages may have been missed. Resolves with a function that stops listening.
   */
  listen: (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<() => Promise<void>>
  /** For libraries that bring their own SQL: one statement with values, or a script without. Names stay as they are. */
  run: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  close: () => Promise<void>
  /** The connections of this process: in use, idle, and how much waits for one. */
  countConnections: () => ConnectionCounts
}

interface ConnectionCounts {
  busy: number
  idle: number
  waiting: number
}

// counts come as bigint, which the driver would hand over as text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// a day is no moment: the driver would make it midnight of this machine's time zone
pg.types.setTypeParser(pg.types.builtins.DATE, String)

const poolLimits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'studio',
}

/** The database that the environment names, else the site's own. Nothing is reached until the first query: /readyz tells. */
export function openDatabase(place: DatabaseLocation) {
  return openPool(connectionConfig(place))
}

type DatabaseLocation = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>

export function connectionConfig({ DATABASE_URL, DATA_DIR }: DatabaseLocation): pg.ClientConfig {
  return DATABASE_URL ? { connectionString: DATABASE_URL } : postgresConnectionConfig(DATA_DIR)
}

/** A pool of connections to one server. */
export function openPool(address: pg.PoolConfig): OpenDatabase {
  const pool = new pg.Pool({ ...poolLimits, ...address })
  // a connection that breaks is replaced by the pool, and its query fails; without a listener it would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    closeUnresponsiveClient(client)
  })
  async function run(text: string, values?: unknown[]) {
    const client = await pool.connect()
    let error: Error | undefined
    try {
      // a script answers with one result for each of its statements
      const results = [await client.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    } catch (cause) {
      error = cause as Error
      throw cause
    } finally {
      // a script that failed between its BEGIN and COMMIT leaves the connection unusable: it is closed
      client.release(error)
    }
  }
  const connect = async () => {
    assertOutsideTransaction(pool)
    return pool.connect()
  }
  return createDatabase(new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }), {
    listen: (channel, onMessage, onGap) =>
      listenForNotifications(address, {
        channel,
        onMessage,
        onGap,
        notify: (heard) => run('select pg_notify($1, $2)', [heard, '']),
      }),
    run,
    close: async () => {
      if (!pool.ended) await pool.end()
    },
    countConnections: () => {
      const { totalCount, idleCount, waitingCount } = pool
      return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    },
  })
}

/** Queries by a dialect, beside what `connection` can do. */
export function createDatabase(dialect: Dialect, { close, ...connection }: Omit<OpenDatabase, 'db'>): OpenDatabase {
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
  return {
    ...connection,
    db,
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}
