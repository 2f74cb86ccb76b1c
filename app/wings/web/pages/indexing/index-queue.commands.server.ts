import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { staleClaimCutoff } from '~/platform/database/stale-claim-cutoff.server'

export interface QueuedPage {
  path: string
  /** How often it had been asked for when it was taken. */
  asked: number
  attempts: number
  /** It was to be published at the moment for which it was asked. */
  comesOut: boolean
}

interface QueueRequest {
  path: string
  dueAt: Date
}

// a process that took a page and has not read it by then has died
const READ_WITHIN_MS = 2 * 60_000
const MAX_ATTEMPTS = 8

/**
 * Asks for these pages to be read again. `isNear`: they changed themselves, so they come before those that only show
 * something that did. A page that is being read is read once more.
 */
export async function queuePages(tx: Database, wishes: QueueRequest[], { isNear }: { isNear: boolean }) {
  if (wishes.length === 0) return
  await sql`
    insert into derived.pages_to_read as known (path, due_at, is_near)
    select path, min(due_at), ${isNear} from ${unnestRequests(wishes)} group by path order by path
    on conflict (path) do update set asked = known.asked + 1, is_near = known.is_near or excluded.is_near,
      due_at = least(known.due_at, excluded.due_at), attempts = 0
    where known.taken_at is not null or known.attempts > 0 or excluded.due_at < known.due_at
      or (excluded.is_near and not known.is_near)`.execute(tx)
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
    insert into derived.pages_to_read as known (path, due_at, is_near, comes_out)
    select path, due_at, true, due_at > ${now}::timestamptz from ${unnestRequests(wishes)} order by path
    on conflict (path) do update set asked = known.asked + 1, is_near = true, comes_out = excluded.comes_out, attempts = 0,
      due_at = case when known.comes_out then excluded.due_at else least(known.due_at, excluded.due_at) end`.execute(tx)
}

function unnestRequests(wishes: QueueRequest[]) {
  return sql`unnest(${wishes.map(({ path }) => path)}::text[],
    ${wishes.map(({ dueAt }) => dueAt)}::timestamptz[]) as wish (path, due_at)`
}

/** Whoever reads a page at this moment reads it once more: what it shows may have changed since it was drawn. */
export async function requeueClaimedPages(tx: Database) {
  await tx
    .updateTable('derived.pagesToRead')
    .set((page) => ({ asked: page('asked', '+', 1) }))
    .where('takenAt', 'is not', null)
    .execute()
}

/** Takes the next pages, for this process alone. */
export async function claimPages(db: Database, limit: number, now = new Date()): Promise<QueuedPage[]> {
  const givenUpBefore = new Date(now.getTime() - READ_WITHIN_MS)
  const next = db
    .selectFrom('derived.pagesToRead')
    .select('path')
    .where('dueAt', '<=', now)
    .where((page) => page.or([page('takenAt', 'is', null), page('takenAt', '<', staleClaimCutoff(givenUpBefore))]))
    .orderBy('isNear', 'desc')
    .orderBy('dueAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('derived.pagesToRead')
    .set({ takenAt: now })
    .where('path', 'in', next)
    .returning(['path', 'asked', 'attempts', 'comesOut'])
    .execute()
}

/** These are read. Those that were asked for again meanwhile stay. */
export async function completePages(tx: Database, pages: QueuedPage[]) {
  if (pages.length === 0) return
  const read = sql`unnest(${pages.map(({ path }) => path)}::text[], ${pages.map(({ asked }) => asked)}::int[]) as read (path, asked)`
  await sql`delete from derived.pages_to_read as page using ${read}
    where page.path = read.path and page.asked = read.asked`.execute(tx)
  await tx
    .updateTable('derived.pagesToRead')
    .set({ takenAt: null })
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
    await db.deleteFrom('derived.pagesToRead').where('path', '=', path).execute()
    return
  }
  const dueAt = new Date(now.getTime() + 2 ** attempts * 60_000)
  await db
    .updateTable('derived.pagesToRead')
    .set({ takenAt: null, attempts: attempts + 1, dueAt })
    .where('path', '=', path)
    .execute()
}

/** When the next page is due; undefined when none waits. */
export async function findNextDueAt(db: Database) {
  const row = await db
    .selectFrom('derived.pagesToRead')
    .select((page) => page.fn.min('dueAt').as('at'))
    .where('takenAt', 'is', null)
    .executeTakeFirst()
  return row?.at ?? undefined
}

export async function countQueuedPages(db: Database, now = new Date()) {
  const { count } = await db
    .selectFrom('derived.pagesToRead')
    .select((page) => page.fn.countAll<string>().as('count'))
    .where('dueAt', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
