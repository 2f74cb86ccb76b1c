import { type Kysely, sql } from 'kysely'
import type pg from 'pg'

/** How long PostgreSQL works on a statement before it ends it itself. */
export const STATEMENT_TIMEOUT_MS = 15_000
const NO_STATEMENT_TIMEOUT = 'set local statement_timeout = 0'

/** Lets the statements of the transaction `tx` take as long as they need. */
export async function disableStatementTimeout<Tables>(tx: Kysely<Tables>) {
  await sql.raw(NO_STATEMENT_TIMEOUT).execute(tx)
}

let answeredStatements = 0

/** How many statements of this process were answered: one that stands still has no new ones. */
export function answeredStatementCount() {
  return answeredStatements
}

/**
 * A server that says nothing two seconds after it should have ended a statement stands still, or the line to it is cut:
 * the connection is given up, so that the statement fails as one that lost its connection.
 */
export function closeUnresponsiveClient(
  client: pg.ClientBase & { end: () => Promise<void> },
  limitMs = STATEMENT_TIMEOUT_MS + 2_000,
) {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  let hasLimit = true
  async function askInTime(...args: unknown[]) {
    const [text] = args
    if (typeof text === 'string') hasLimit = hasTimeoutAfter(text, hasLimit)
    const timer = hasLimit ? setTimeout(() => void client.end().catch(() => {}), limitMs) : undefined
    try {
      const answer = await ask(...args)
      answeredStatements++
      return answer
    } finally {
      clearTimeout(timer)
    }
  }
  client.query = askInTime as typeof client.query
}

/** What is lifted for a transaction is back with its end: the next statement of the connection may stand alone. */
function hasTimeoutAfter(text: string, before: boolean) {
  if (text === NO_STATEMENT_TIMEOUT) return false
  return before || ['begin', 'commit', 'rollback'].includes(text) || text.startsWith('start transaction')
}
