import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ContentTag } from '~/platform/content-changes/content-changes.server'
import { deletePendingChanges, findPendingChanges } from '~/platform/content-changes/pending-changes.commands.server'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { queuePages, queuePagesAtPublication, requeueClaimedPages } from './index-queue.commands.server'
import { refreshLinkTargets } from './link-targets.commands.server'

// What many pages show (a list, the brand) changes often at once: they are read when it has settled.
const SETTLED_AFTER_MS = 5_000
const SLICE = 500

/** The tag of no content: all pages are to be read again. */
export const ALL_PAGES_TAG = 'page-register'

const id = /:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/**
 * Finds out which pages show what has changed and asks for them to be read, as the page cache drops them. Until that is
 * written down the changes stay where they are. Answers whether there was anything.
 */
export async function queueChangedPages(db: Database, now = new Date()) {
  const kept = await findPendingChanges(db)
  if (!kept) return false
  await requeueClaimedPages(db)
  const { changed } = kept
  const isAll = changed === 'everything' || changed.includes(ALL_PAGES_TAG)
  if (isAll) await queueAllPages(db, now)
  else await queuePagesShowing(db, changed, now)
  if (isAll || changed.some((tag) => /^redirects?(:|$)/.test(tag))) await refreshLinkTargets(db)
  await deletePendingChanges(db, kept)
  return true
}

async function queueAllPages(db: Database, now: Date) {
  await queueMatchingPages(db, sql<boolean>`true`, { isPriority: false, dueAt: now })
  await queueUnindexedPages(db, now)
}

/** Tags that name one thing concern few pages closely; the others name lists and parts that most pages show. */
async function queuePagesShowing(db: Database, tags: ContentTag[], now: Date) {
  const ids = [...new Set(tags.flatMap((tag) => id.exec(tag)?.[1] ?? []))]
  const near = tags.filter((tag) => tag.includes(':'))
  const far = tags.filter((tag) => !tag.includes(':'))
  await queuePagesById(db, ids, now)
  if (ids.length > 0)
    await queueMatchingPages(db, sql<boolean>`page_id = any(${ids}::uuid[])`, { isPriority: true, dueAt: now })
  if (near.length > 0) await queueMatchingPages(db, hasAnyTag(near), { isPriority: true, dueAt: now })
  const dueAt = new Date(now.getTime() + SETTLED_AFTER_MS)
  if (far.length > 0) await queueMatchingPages(db, hasAnyTag(far), { isPriority: false, dueAt })
}

const hasAnyTag = (tags: ContentTag[]) => sql<boolean>`tags && ${tags}::text[]`

/** Where these pieces live now, whether that was read before or not. */
async function queuePagesById(db: Database, ids: string[], now: Date) {
  if (ids.length === 0) return
  const pages = await db
    .selectFrom('pages')
    .select(['path', 'publishedAt'])
    .where('id', 'in', ids)
    .where('publishedAt', 'is not', null)
    .execute()
  await queuePagesAtPublication(db, pages, now)
}

/** The database answers others between the slices. */
async function queueMatchingPages(
  db: Database,
  which: ReturnType<typeof hasAnyTag>,
  { isPriority, dueAt }: { isPriority: boolean; dueAt: Date },
) {
  const find = (after = '') =>
    db
      .selectFrom('derived.pageFacts')
      .select('path')
      .where('path', '>', after)
      .where(which)
      .orderBy('path')
      .limit(SLICE)
      .execute()
  for await (const pages of keysetPages(find, ({ path }) => path, SLICE)) {
    await inTransaction(db, (tx) =>
      queuePages(
        tx,
        pages.map(({ path }) => ({ path, dueAt })),
        { isPriority },
      ),
    )
    await breathe()
  }
}

/** Public pages that nobody has read: all of them at the first start, and whatever was missed since. */
export async function queueUnindexedPages(db: Database, now = new Date()) {
  const find = (after = '') =>
    db
      .selectFrom('pages')
      .leftJoin('derived.pageFacts as facts', 'facts.path', 'pages.path')
      .select(['pages.path', 'pages.publishedAt', 'facts.path as read'])
      .where('pages.publishedAt', 'is not', null)
      .where('pages.path', '>', after)
      .orderBy('pages.path')
      .limit(SLICE)
      .execute()
  for await (const pages of keysetPages(find, ({ path }) => path, SLICE)) {
    await queuePagesAtPublication(
      db,
      pages.filter(({ read }) => read === null),
      now,
    )
    await breathe()
  }
}

/** Pages that another version of the site drew, and those of the site itself that nobody has read. */
export async function queueOutdatedPages(db: Database, sitePaths: string[], indexVersion: string, now = new Date()) {
  const read = await db.selectFrom('derived.pageFacts').select('path').where('path', 'in', sitePaths).execute()
  const known = new Set(read.map(({ path }) => path))
  const unread = sitePaths.filter((path) => !known.has(path)).map((path) => ({ path, dueAt: now }))
  await queuePages(db, unread, { isPriority: true })
  await queueMatchingPages(db, sql<boolean>`index_version <> ${indexVersion}`, { isPriority: false, dueAt: now })
}
