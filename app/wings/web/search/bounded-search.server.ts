import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'

const QUERY_CANCELED = '57014'

/**
 * A search in one transaction whose statements PostgreSQL ends after two seconds. Whatever its statistics say, rows are
 * never opened one after the other to look for words in them. Undefined: it was ended.
 */
export async function searchBounded<Result>(db: Database, search: (tx: Database) => Promise<Result>) {
  const searched = inTransaction(db, async (tx) => {
    await sql`select set_config('statement_timeout', '2000', true), set_config('enable_seqscan', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`.execute(tx)
    return search(tx)
  })
  return searched.catch((error: { code?: string }) => {
    if (error.code !== QUERY_CANCELED) throw error
    return undefined
  })
}
