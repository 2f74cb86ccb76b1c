import { sql } from 'kysely'
import { log } from '../monitoring/log.server'
import type { Database } from './database.server'
import { trackTransaction } from './transaction-guard.server'

const afterCommit = new WeakMap<object, (() => void)[]>()
let savepoints = 0

/**
 * Runs `work` as one transaction; inside another one it becomes a savepoint of it, so that commands compose.
 * Whatever `work` throws undoes what it wrote.
 */
export async function inTransaction<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return inSavepoint(db, work)
  let callbacks: (() => void)[] = []
  const result = await trackTransaction(() =>
    db.transaction().execute(async (tx) => {
      callbacks = []
      afterCommit.set(tx, callbacks)
      return work(tx)
    }),
  )
  for (const callback of callbacks) runCallback(callback)
  return result
}

/** Has `callback` run as soon as the outermost transaction of `tx` is committed, before its caller goes on. */
export function onCommit(tx: Database, callback: () => void) {
  if (!tx.isTransaction) throw new Error('onCommit needs a transaction: call it inside inTransaction().')
  const callbacks = afterCommit.get(tx) ?? []
  callbacks.push(callback)
  afterCommit.set(tx, callbacks)
}

async function inSavepoint<Result>(tx: Database, work: (tx: Database) => Promise<Result>) {
  const name = sql.id(`inner_${++savepoints}`)
  const callbacksBefore = afterCommit.get(tx)?.length ?? 0
  await sql`savepoint ${name}`.execute(tx)
  try {
    const result = await work(tx)
    await sql`release savepoint ${name}`.execute(tx)
    return result
  } catch (error) {
    afterCommit.get(tx)?.splice(callbacksBefore)
    // on a connection that broke this fails too: the first error says why
    await sql`rollback to savepoint ${name}`.execute(tx).catch(() => {})
    throw error
  }
}

/** The transaction is committed: nothing that a listener does may look as if it had failed. */
function runCallback(callback: () => void) {
  try {
    callback()
  } catch (error) {
    log.error({ err: error }, 'a commit could not be told')
  }
}
