import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openPool } from '~/platform/database/database.server'
import { testServer } from './database-server'
import { fixedCost } from './fixed-cost'

/** A migrated, empty database on a server, which copies are made from. */
export interface MigratedDatabase {
  server: string
  template: string
}

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** A fresh copy of the migrated database, which goes away when it is closed. */
export async function copyOf({ server, template }: MigratedDatabase): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await fixedCost('databases', () =>
    administer(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`)),
  )
  const url = addressOf(server, name)
  const database = openPool({ connectionString: url })
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** A database without any tables, on the server of the run. */
export function emptyTemplate(): MigratedDatabase {
  return { server: testServer(), template: 'template1' }
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
