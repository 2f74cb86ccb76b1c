import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { readBegunTerms, readTerms, type SearchTerms } from '~/platform/search-terms.server'
import { listMarks } from './list-marks.server'
import { type FoundPost, markPosts } from './marked-posts.server'
import { type PostSearch, type RankedPosts, rankPosts } from './rank-posts.server'

interface FoundPosts extends Omit<RankedPosts, 'ids'> {
  found: FoundPost[]
}

/**
 * Published posts with all the words, the best first; when nobody wrote the last word, those with words that begin with it.
 * A search costs little whatever is asked: each step has a bound, and PostgreSQL ends it after two seconds. Undefined: it
 * was ended.
 */
export async function searchPublishedPosts(db: Database, search: PostSearch, now = new Date()) {
  const { count: total } = await listMarks(db, search.category)
  const searched = inTransaction(db, async (tx) => {
    await boundEffort(tx)
    const asked = await find(tx, { ...search, total }, await readTerms(tx, search.text), now)
    return asked.count > 0 ? asked : find(tx, { ...search, total }, await readBegunTerms(tx, search.text), now)
  })
  return searched.catch((error: { code?: string }) => {
    if (error.code !== CANCELLED) throw error
    return undefined
  })
}

const CANCELLED = '57014'

/** Whatever the statistics say, posts are never opened one after the other to look for words in them. */
async function boundEffort(tx: Database) {
  await sql`select set_config('statement_timeout', '2000', true), set_config('enable_seqscan', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`.execute(tx)
}

async function find(
  tx: Database,
  search: PostSearch & { total: number },
  terms: SearchTerms | undefined,
  now: Date,
): Promise<FoundPosts> {
  if (!terms) return { found: [], count: 0, hasMore: false }
  const { ids, ...amount } = await rankPosts(tx, search, terms, now)
  return { ...amount, found: await markPosts(tx, ids, terms) }
}
