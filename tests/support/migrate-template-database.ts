import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { type OpenDatabase, openPool } from '~/platform/database/database.server'
import { migrate } from '~/platform/database/migrate.server'
import ensureTestServer, { getTestServerUrl } from './test-database-server'
import { databaseUrl, type MigratedDatabase, withAdminClient } from './test-databases'

declare module 'vitest' {
  export interface ProvidedContext {
    migrated: MigratedDatabase
  }
}

/** Migrates once for the whole run: each worker and each test that needs a database of its own starts from a copy. */
export default async function migrateTemplateDatabase(project: TestProject) {
  const stopServer = await ensureTestServer()
  const server = getTestServerUrl()
  const template = `test_${randomBytes(4).toString('hex')}`
  await withAdminClient(server, (client) => client.query(`create database ${template}`))
  const database = openPool({ connectionString: databaseUrl(server, template) })
  await migrate(database.db)
  await setClockTimestampDefaults(database)
  await database.close()
  project.provide('migrated', { server, template })
  return async () => {
    await withAdminClient(server, (client) => client.query(`drop database ${template} with (force)`))
    await stopServer()
  }
}

/** Most tests are one transaction, in which now() stands still: what they write in turn would have come at the same time. */
async function setClockTimestampDefaults({ run }: OpenDatabase) {
  const { rows } = await run(`
    select format('alter table %s alter column %I set default %s', attrelid::regclass, attname,
      replace(pg_get_expr(adbin, adrelid), 'now()', 'clock_timestamp()')) as statement
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where pg_get_expr(adbin, adrelid) like '%now()%' and attrelid::regclass::text not like 'pgboss%'`)
  for (const { statement } of rows) await run(String(statement))
}
