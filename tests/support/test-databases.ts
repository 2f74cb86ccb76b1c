import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openPool } from '~/platform/database/database.server'
import { measureSetup } from './measure-setup'
import { getTestServerUrl } from './test-database-server'

/** A migrated, empty database on a server, which copies are made from. */
export interface MigratedDatabase {
  server: string
  template: string
}

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** A fresh copy of the migrated database, which goes away when it is closed. */
export async function createTestDatabase({ server, template }: MigratedDatabase): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await measureSetup('databases', () =>
    withAdminClient(server, (client) =>
      client.query(`create database ${name} template ${template} strategy file_copy`),
    ),
  )
  const url = databaseUrl(server, name)
  const database = openPool({ connectionString: url })
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await withAdminClient(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** A database without any tables, on the server of the run. */
export function emptyDatabaseTemplate(): MigratedDatabase {
  return { server: getTestServerUrl(), template: 'template1' }
}

export async function withAdminClient<Result>(server: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function databaseUrl(server: string, database: string) {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}
