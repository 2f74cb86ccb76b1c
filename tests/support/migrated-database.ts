import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPool } from '~/platform/database/database.server'
import { migrate } from '~/platform/database/migrate.server'
import provideServer, { testServer } from './database-server'
import { addressOf, administer, type MigratedDatabase } from './test-databases'

declare module 'vitest' {
  export interface ProvidedContext {
    migrated: MigratedDatabase
  }
}

/** Migrates once for the whole run: each worker and each test that needs a database of its own starts from a copy. */
export default async function prepare(project: TestProject) {
  const stopServer = await provideServer()
  const server = testServer()
  const template = `test_${randomBytes(4).toString('hex')}`
  await administer(server, (client) => client.query(`create database ${template}`))
  const database = openPool({ connectionString: addressOf(server, template) })
  await migrate(database.db)
  await database.close()
  project.provide('migrated', { server, template })
  return async () => {
    await administer(server, (client) => client.query(`drop database ${template} with (force)`))
    await stopServer()
  }
}
