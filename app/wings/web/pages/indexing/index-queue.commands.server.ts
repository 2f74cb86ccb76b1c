import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { staleClaimCutoff } from '~/platform/database/stale-claim-cutoff.server'

export interface QueuedPage {
  path: string
  /** How often it had been asked for when it was taken. */
  requestCount: number
  attempts: number
  /** It was to be published at the moment for which it was asked. */
  isPublication: boolean
}

interface QueueRequest {
  path: string
  dueAt: Date
}

// a process that took a page and has not read it by then has died
const READ_WITHIN_MS = 2 * 60_000
const MAX_ATTEMPTS = 8

/**
 * Asks for these pages to be read again. `isPriority`: they changed themselves, so they come before those that only show
 * something that did. A page that is being read is read once more.
 */
export async function queuePages(tx: Database, wishes: QueueRequest[], { isPriority }: { isPriority: boolean }) {
  if (wishes.length === 0) return
  await sql`
    insert into derived.index_queue as known (path, due_at, is_priority)
    select path, min(due_at), ${isPriority} from ${unnestRequests(wishes)} group by path order by path
    on conflict (path) do update set request_count = known.request_count + 1, is_priority = known.is_priority or excluded.is_priority,
      due_at = least(known.due_at, excluded.due_at), attempts = 0
    where known.claimed_at is not null or known.attempts > 0 or excluded.due_at < known.due_at
      or (excluded.is_priority and not known.is_priority)`.execute(tx)
}

/** Asks for pages to be read when they come out, which for most is now. One that was to come out later does so by this date. */
export async function queuePagesAtPublication(
  tx: Database,
  pages: { path: string; publishedAt: Date | null }[],
  now: Date,
) {
  const wishes = pages.flatMap(({ path, publishedAt }) => (publishedAt ? [{ path, dueAt: publishedAt }] : []))
  if (wishes.length === 0) return
  await sql`
    insert into derived.index_queue as known (path, due_at, is_priority, is_publication)
    select path, due_at, true, due_at > ${now}::timestamptz from ${unnestRequests(wishes)} order by path
    on conflict (path) do update set request_count = known.request_count + 1, is_priority = true, is_publication = excluded.is_publication, attempts = 0,
      due_at = case when known.is_publication then excluded.due_at else least(known.due_at, excluded.due_at) end`.execute(
    tx,
  )
}

function unnestRequests(wishes: QueueRequest[]) {
  return sql`unnest(${wishes.map(({ path }) => path)}::text[],
    ${wishes.map(({ dueAt }) => dueAt)}::timestamptz[]) as wish (path, due_at)`
}

/** Whoever reads a page at this moment reads it once more: what it shows may have changed since it was drawn. */
export async function requeueClaimedPages(tx: Database) {
  await tx
    .updateTable('derived.indexQueue')
    .set((page) => ({ requestCount: page('requestCount', '+', 1) }))
    .where('claimedAt', 'is not', null)
    .execute()
}

/** Takes the next pages, for this process alone. */
export async function claimQueuedPages(db: Database, limit: number, now = new Date()): Promise<QueuedPage[]> {
  const givenUpBefore = new Date(now.getTime() - READ_WITHIN_MS)
  const next = db
    .selectFrom('derived.indexQueue')
    .select('path')
    .where('dueAt', '<=', now)
    .where((page) => page.or([page('claimedAt', 'is', null), page('claimedAt', '<', staleClaimCutoff(givenUpBefore))]))
    .orderBy('isPriority', 'desc')
    .orderBy('dueAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('derived.indexQueue')
    .set({ claimedAt: now })
    .where('path', 'in', next)
    .returning(['path', 'requestCount', 'attempts', 'isPublication'])
    .execute()
}

/** These are read. Those that were asked for again meanwhile stay. */
export async function completePages(tx: Database, pages: QueuedPage[]) {
  if (pages.length === 0) return
  const read = sql`unnest(${pages.map(({ path }) => path)}::text[], ${pages.map(({ requestCount }) => requestCount)}::int[]) as read (path, request_count)`
  await sql`delete from derived.index_queue as page using ${read}
    where page.path = read.path and page.request_count = read.request_count`.execute(tx)
  await tx
    .updateTable('derived.indexQueue')
    .set({ claimedAt: null })
    .where(
      'path',
      'in',
      pages.map(({ path }) => path),
    )
    .execute()
}

/** It could not be read: it is tried again after one minute, two, four …, and then with its next change only. */
export async function postponePage(db: Database, { path, attempts }: QueuedPage, now = new Date()) {
  if (attempts + 1 >= MAX_ATTEMPTS) {
    await db.deleteFrom('derived.indexQueue').where('path', '=', path).execute()
    return
  }
  const dueAt = new Date(now.getTime() + 2 ** attempts * 60_000)
  await db
    .updateTable('derived.indexQueue')
    .set({ claimedAt: null, attempts: attempts + 1, dueAt })
    .where('path', '=', path)
    .execute()
}

/** When the next page is due; undefined when none waits. */
export async function findNextDueAt(db: Database) {
  const row = await db
    .selectFrom('derived.indexQueue')
    .select((page) => page.fn.min('dueAt').as('at'))
    .where('claimedAt', 'is', null)
    .executeTakeFirst()
  return row?.at ?? undefined
}

export async function countQueuedPages(db: Database, now = new Date()) {
  const { count } = await db
    .selectFrom('derived.indexQueue')
    .select((page) => page.fn.countAll<string>().as('count'))
    .where('dueAt', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
