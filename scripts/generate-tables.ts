import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'

/** Writes the types of the migrated tables to app/platform/database/tables.ts; with --verify only compares them. */
const pglite = await PGlite.create()
for (const file of readdirSync('migrations').sort()) await pglite.exec(readFileSync(`migrations/${file}`, 'utf8'))
const db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
await generate({
  db: db as never,
  // a day is no moment
  dialect: new PostgresDialect({ dateParser: 'string' }),
  camelCase: true,
  // the tables of the job queue are its own business
  excludePattern: 'pgboss.*',
  outFile: 'app/platform/database/tables.ts',
  verify: process.argv.includes('--verify'),
  logger: { debug() {}, info() {}, success: console.log, warn: console.warn, error: console.error } as never,
})
await db.destroy()
