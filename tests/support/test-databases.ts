import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { type OpenDatabase, withQueries } from '~/platform/database/database.server'
import { embeddedConnection } from '~/platform/database/embedded.server'
import { openPostgres } from '~/platform/database/postgres.server'

export type MigratedDatabase =
  | { engine: 'embedded'; dump: string }
  | { engine: 'postgres'; server: string; template: string }

export const smallEngine = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

export interface TestDatabase extends OpenDatabase {
  /** The connection string, on PostgreSQL only. */
  url: string | undefined
}

/** A fresh copy of the migrated database: in memory, or a database of its own on the server. */
export async function copyOf(migrated: MigratedDatabase): Promise<TestDatabase> {
  if (migrated.engine === 'embedded') {
    const loadDataDir = await openAsBlob(migrated.dump)
    const pglite = await PGlite.create({ loadDataDir, startParams: smallEngine })
    return { ...withQueries(embeddedConnection(pglite)), url: undefined }
  }
  const { server, template } = migrated
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await administer(server, (client) => client.query(`create database ${name} template ${template}`))
  const url = addressOf(server, name)
  const database = withQueries(openPostgres(url))
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

export async function administer<Result>(server: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function addressOf(server: string, database: string) {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}
