import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { withQueries } from '~/platform/database/database.server'
import { embeddedConnection } from '~/platform/database/embedded.server'
import { migrate } from '~/platform/database/migrate.server'
import { openPostgres } from '~/platform/database/postgres.server'
import { addressOf, administer, type MigratedDatabase, smallEngine } from './test-databases'

declare module 'vitest' {
  export interface ProvidedContext {
    migrated: MigratedDatabase
  }
}

/** Migrates once for the whole run: each worker and each test that needs a database of its own starts from a copy. */
export default function prepare(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  return server ? onPostgres(project, server) : embedded(project)
}

async function embedded(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrated-'))
  const dump = path.join(folder, 'database.tar')
  const pglite = await PGlite.create({ startParams: smallEngine })
  await migrate(withQueries(embeddedConnection(pglite)).db)
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  project.provide('migrated', { engine: 'embedded', dump })
  return () => rm(folder, { recursive: true })
}

async function onPostgres(project: TestProject, server: string) {
  const template = `test_${randomBytes(4).toString('hex')}`
  await administer(server, (client) => client.query(`create database ${template}`))
  const database = withQueries(openPostgres(addressOf(server, template)))
  await migrate(database.db)
  await database.close()
  project.provide('migrated', { engine: 'postgres', server, template })
  return () => administer(server, (client) => dropAll(client, template))
}

async function dropAll(client: pg.Client, prefix: string) {
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix])
  for (const { datname } of rows) {
    await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`)
  }
}
