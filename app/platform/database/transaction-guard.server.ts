import { AsyncLocalStorage } from 'node:async_hooks'

interface OpenTransaction {
  isOpen: boolean
  /** The pool that gave it its connection. */
  pool?: object
}

const current = new AsyncLocalStorage<OpenTransaction>()

/** Runs `work`, which begins a transaction with the first connection that it takes and ends it. */
export function trackTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction: OpenTransaction = { isOpen: true }
  return current.run(transaction, () => work().finally(() => (transaction.isOpen = false)))
}

/**
 * Called for each connection that is taken from `pool`. Inside an open transaction a second one is a mistake: the outer
 * database was asked, which sees nothing of what was written, and would wait for a connection that never comes free.
 */
export function assertOutsideTransaction(pool: object) {
  const transaction = current.getStore()
  if (!transaction?.isOpen) return
  if (transaction.pool === pool) {
    throw new Error('The outer database was asked inside an open transaction: hand the transaction down.')
  }
  transaction.pool ??= pool
}
