import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { isPublicOrigin } from '~/platform/security/is-public-origin'
import { type IndexNowResponse, submitToIndexNow } from './index-now-client.server'
import { findIndexNowSettings } from './queries.server'

// the protocol's own limit of one request
const MAX_AT_ONCE = 10_000
const SENDINGS_KEPT = 50

type Environment = Pick<SiteEnvironment, 'ORIGIN' | 'INDEXNOW_URL'>

/**
 * Tells search engines of all addresses that are noted. What is refused for good is not tried again; what may be taken
 * later stays noted. @throws when the service is to be asked again later.
 */
export async function submitQueuedPaths(db: Database, env: Environment, atOnce = MAX_AT_ONCE) {
  const { isOn, key } = await findIndexNowSettings(db)
  if (!isOn || !isPublicOrigin(env.ORIGIN)) {
    await db.deleteFrom('indexNowQueue').execute()
    return
  }
  for (;;) {
    const startedAt = new Date()
    const noted = await listQueuedPaths(db, atOnce)
    if (noted.length === 0) return
    const paths = noted.map(({ path }) => path)
    const answer = await submitToIndexNow({ endpoint: env.INDEXNOW_URL, origin: env.ORIGIN, key, paths })
    await saveSubmission(db, answer, paths, startedAt)
    if (answer.isRetryable) throw new Error(`IndexNow: ${answer.error}`)
  }
}

function listQueuedPaths(db: Database, limit: number) {
  return db.selectFrom('indexNowQueue').select('path').orderBy('queuedAt').orderBy('path').limit(limit).execute()
}

/** An address that was noted again meanwhile has changed again, and stays. */
function saveSubmission(
  db: Database,
  { status, error, isRetryable }: IndexNowResponse,
  paths: string[],
  startedAt: Date,
) {
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('indexNowSubmissions')
      .values({ sentAt: startedAt, addressCount: paths.length, status, error })
      .execute()
    const newest = tx.selectFrom('indexNowSubmissions').select('id').orderBy('sentAt', 'desc').orderBy('id')
    await tx.deleteFrom('indexNowSubmissions').where('id', 'not in', newest.limit(SENDINGS_KEPT)).execute()
    if (isRetryable) return
    for (let from = 0; from < paths.length; from += 1_000) {
      await tx
        .deleteFrom('indexNowQueue')
        .where('path', 'in', paths.slice(from, from + 1_000))
        .where('queuedAt', '<=', startedAt)
        .execute()
    }
  })
}
