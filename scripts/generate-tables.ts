import { readdirSync, readFileSync } from 'node:fs'
import { Kysely, PostgresDialect as KyselyPostgres } from 'kysely'
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'
import pg from 'pg'
import { startPostgres } from './throwaway-postgres.mjs'

/** Writes the types of the migrated tables to app/platform/database/tables.ts; with --verify only compares them. */
const postgres = await startPostgres()
const pool = new pg.Pool({ connectionString: postgres.url })
// a pool has ended before its connections are closed: PostgreSQL, stopped meanwhile, still tells them so
pool.on('error', () => {})
for (const file of readdirSync('migrations').sort()) await pool.query(readFileSync(`migrations/${file}`, 'utf8'))
const db = new Kysely({ dialect: new KyselyPostgres({ pool }) })
const wholeAmounts = ['orders.price', 'orders.total', 'orders.charge_refunded', 'products.price', 'refunds.amount']
const amountsFromZero = ['orders.discount', 'orders.tax', 'orders.refunded']
await generate({
  db: db as never,
  // a day is no moment
  dialect: new PostgresDialect({ dateParser: 'string' }),
  camelCase: true,
  // amounts of money are far below the largest safe integer, and pg hands them over as numbers
  overrides: {
    columns: {
      ...Object.fromEntries(wholeAmounts.map((column) => [column, new RawExpressionNode('number')])),
      ...Object.fromEntries(amountsFromZero.map((column) => [column, new RawExpressionNode('Generated<number>')])),
    },
  },
  // the tables of the job queue are its own business
  excludePattern: 'pgboss.*',
  outFile: 'app/platform/database/tables.ts',
  verify: process.argv.includes('--verify'),
  logger: { debug() {}, info() {}, success: console.log, warn: console.warn, error: console.error } as never,
})
await db.destroy()
await postgres.stop()
