import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { onePerDatabase } from '~/platform/database/one-per-database.server'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { type NotFoundHits, saveNotFoundHits } from './save-not-found-hits.commands.server'

const FLUSH_MS = 3_000
// between two flushes; what is more is not counted, so that a flood of nonsense fills neither the memory nor the table
const MAX_REDIRECTS = 20_000
const MAX_MISSING = 300

interface PendingHits {
  hits: Map<string, { count: number; at: Date }>
  missing: Map<string, NotFoundHits>
}

const pending = onePerDatabase((): PendingHits => ({ hits: new Map(), missing: new Map() }))

/** Counts that a redirect was used, in memory; it is written down a moment later, together with others. */
export function recordRedirectHit(db: Database, id: string, now = new Date(), count = 1) {
  const { hits } = pending.get(db)
  const before = hits.get(id)
  if (before || hits.size < MAX_REDIRECTS) hits.set(id, { count: (before?.count ?? 0) + count, at: now })
}

/** The same for an address where nothing is. */
export function recordNotFoundHit(
  db: Database,
  { url, referrer }: Pick<NotFoundHits, 'url' | 'referrer'>,
  now = new Date(),
) {
  const { missing } = pending.get(db)
  const before = missing.get(url)
  if (before) Object.assign(before, { hits: before.hits + 1, referrer: referrer || before.referrer, lastAt: now })
  else if (missing.size < MAX_MISSING) missing.set(url, { url, referrer, hits: 1, firstAt: now, lastAt: now })
}

/** Writes down what was counted since the last time. What cannot be written is counted again. */
export async function flushHits(db: Database) {
  const { hits, missing } = pending.get(db)
  pending.evict(db)
  try {
    if (hits.size > 0) await addHits(db, hits)
  } catch (error) {
    logThrottled('warn', { err: error }, 'the hits of redirects could not be written')
    for (const [id, { count, at }] of hits) recordRedirectHit(db, id, at, count)
  }
  try {
    if (missing.size > 0) await saveNotFoundHits(db, [...missing.values()])
  } catch (error) {
    logThrottled('warn', { err: error }, 'the missing addresses could not be written')
  }
}

/** Processes add theirs to what others have added, in one statement and in one order. */
async function addHits(db: Database, hits: PendingHits['hits']) {
  const rows = [...hits].sort(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    update redirects set hits = redirects.hits + more.count, last_hit_at = greatest(last_hit_at, more.at)
    from unnest(${rows.map(([id]) => id)}::uuid[], ${rows.map(([, { count }]) => count)}::int[],
      ${rows.map(([, { at }]) => at)}::timestamptz[]) as more (id, count, at)
    where redirects.id = more.id`.execute(db)
}

/** Writes the counts down every few seconds. Returns what ends that, with the last of them. */
export function startFlushingHits(db: Database) {
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(() => flushHits(db))
  }, FLUSH_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await writing
    await flushHits(db)
  }
}
