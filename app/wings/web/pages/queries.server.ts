import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/lists/prefix-query'
import { type PageKind, pageKinds } from './page'
import type { PageHeading } from './page-facts'

/**
 * The pages whose titles hold every typed word, or a word that begins so, drafts included; the last changed first.
 * Without a word, the last changed ones.
 */
export function searchPages(db: Database, typed: string, limit: number, kinds: readonly PageKind[] = pageKinds) {
  const words = prefixQuery(typed)
  return db
    .selectFrom('pages')
    .select(['id', 'kind', 'path', 'title', 'publishedAt'])
    .where('kind', 'in', kinds)
    .$if(words !== '', (pages) => pages.where(sql<boolean>`title_words @@ to_tsquery('simple', ${words})`))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** When the next page comes out: links to it become links then. */
export async function findNextPagePublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('pages')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}

/** The pages that live at these paths, drafts too. */
export async function findPagesByPath(db: Database, paths: string[]) {
  if (paths.length === 0) return []
  return db
    .selectFrom('pages')
    .select(['id', 'path', (from) => from.ref('kind').$castTo<PageKind>().as('kind')])
    .where('path', 'in', paths)
    .execute()
}

/** What these pages are called, by their ids; those that are gone are missing. */
export async function findPageTitles(db: Database, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const found = await db.selectFrom('pages').select(['id', 'title']).where('id', 'in', ids).execute()
  return Object.fromEntries(found.map(({ id, title }) => [id, title]))
}

/** Where these pages live, by their ids; those that are gone are missing. */
export async function findPagePaths(db: Database, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const found = await db.selectFrom('pages').select(['id', 'path']).where('id', 'in', ids).execute()
  return Object.fromEntries(found.map(({ id, path }) => [id, path]))
}

interface TimeSpan {
  since: Date
  until: Date
  limit: number
}

/** Pages that are public and came out in this time, the last first. */
export async function listPublishedPages(
  db: Database,
  kinds: readonly PageKind[],
  { since, until, limit }: TimeSpan,
  now = new Date(),
) {
  return db
    .selectFrom('pages')
    .select(['path', 'title'])
    .select((from) => from.ref('publishedAt').$castTo<Date>().as('publishedAt'))
    .where('kind', 'in', kinds)
    .where('publishedAt', '>=', since)
    .where('publishedAt', '<', until < now ? until : now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Which of these links the texts of the pages have, each as `from to`. */
export async function findExistingBodyLinks(db: Database, wanted: { from: string; to: string }[]) {
  if (wanted.length === 0) return new Set<string>()
  const [from, to] = [wanted.map((link) => link.from), wanted.map((link) => link.to)]
  const { rows } = await sql<{ from: string; to: string }>`
    select wanted.* from unnest(${from}::text[], ${to}::text[]) as wanted ("from", "to")
    where exists (
      select from derived.indexed_links as link
      where link.to_path = wanted."to" and link.place = 'body' and link.from_path = wanted."from"
    )`.execute(db)
  return new Set(rows.map((link) => `${link.from} ${link.to}`))
}

/** Whether one of these pages is to be read again, as far as it is known which pages a change concerns. */
export async function hasPendingReindex(db: Database, paths: string[], now = new Date()) {
  const { rows } = await sql<{ isReading: boolean }>`
    select exists (select from derived.content_changes)
      or exists (
        select from derived.index_queue
        where path = any(${paths}::text[]) and (due_at <= ${now}::timestamptz or not is_publication)
      ) as is_reading`.execute(db)
  return rows[0]?.isReading ?? false
}

/** How many words each of these pages has; those that were not read yet are missing. */
export async function findWordCounts(db: Database, paths: string[]) {
  if (paths.length === 0) return new Map<string, number>()
  const rows = await db.selectFrom('derived.pageFacts').select(['path', 'words']).where('path', 'in', paths).execute()
  return new Map(rows.map(({ path, words }) => [path, words]))
}

/** What each of these pages says of itself, and its headings; those that were not read yet are missing. */
export async function findPageOutlines(db: Database, paths: string[]) {
  if (paths.length === 0) return new Map<string, IndexedPageSummary>()
  const rows = await db
    .selectFrom('derived.pageFacts')
    .select(['path', 'description', 'headings'])
    .where('path', 'in', paths)
    .execute()
  return new Map(
    rows.map(({ path, description, headings }): [string, IndexedPageSummary] => [
      path,
      { description, headings: (headings as unknown as PageHeading[]).map(({ text }) => text) },
    ]),
  )
}

export interface IndexedPageSummary {
  description: string
  headings: string[]
}
