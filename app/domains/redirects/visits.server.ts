import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { logSparingly } from '~/platform/log-sparingly.server'
import { keepMissing, type Missing } from './missing/keep-missing.server'

const FLUSH_MS = 3_000
// between two flushes; what is more is not counted, so that a flood of nonsense fills neither the memory nor the table
const MOST_REDIRECTS = 20_000
const MOST_MISSING = 300

interface Counts {
  hits: Map<string, { count: number; at: Date }>
  missing: Map<string, Missing>
}

const counts = new WeakMap<Database, Counts>()

/** Counts that a redirect was used, in memory; it is written down a moment later, together with others. */
export function noteHit(db: Database, id: string, now = new Date(), count = 1) {
  const { hits } = countsOf(db)
  const before = hits.get(id)
  if (before || hits.size < MOST_REDIRECTS) hits.set(id, { count: (before?.count ?? 0) + count, at: now })
}

/** The same for an address where nothing is. */
export function noteMissing(
  db: Database,
  { address, referrer }: Pick<Missing, 'address' | 'referrer'>,
  now = new Date(),
) {
  const { missing } = countsOf(db)
  const before = missing.get(address)
  if (before) Object.assign(before, { hits: before.hits + 1, referrer: referrer || before.referrer, lastAt: now })
  else if (missing.size < MOST_MISSING) missing.set(address, { address, referrer, hits: 1, firstAt: now, lastAt: now })
}

function countsOf(db: Database) {
  const known = counts.get(db)
  if (known) return known
  const fresh: Counts = { hits: new Map(), missing: new Map() }
  counts.set(db, fresh)
  return fresh
}

/** Writes down what was counted since the last time. What cannot be written is counted again. */
export async function flushVisits(db: Database) {
  const { hits, missing } = countsOf(db)
  counts.delete(db)
  try {
    if (hits.size > 0) await addHits(db, hits)
  } catch (error) {
    logSparingly('warn', { err: error }, 'the hits of redirects could not be written')
    for (const [id, { count, at }] of hits) noteHit(db, id, at, count)
  }
  try {
    if (missing.size > 0) await keepMissing(db, [...missing.values()])
  } catch (error) {
    logSparingly('warn', { err: error }, 'the missing addresses could not be written')
  }
}

/** Processes add theirs to what others have added, in one statement and in one order. */
async function addHits(db: Database, hits: Counts['hits']) {
  const rows = [...hits].sort(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    update redirects set hits = redirects.hits + more.count, last_hit_at = greatest(last_hit_at, more.at)
    from unnest(${rows.map(([id]) => id)}::uuid[], ${rows.map(([, { count }]) => count)}::int[],
      ${rows.map(([, { at }]) => at)}::timestamptz[]) as more (id, count, at)
    where redirects.id = more.id`.execute(db)
}

/** Writes the counts down every few seconds. Returns what ends that, with the last of them. */
export function keepCounting(db: Database) {
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(() => flushVisits(db))
  }, FLUSH_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await writing
    await flushVisits(db)
  }
}
