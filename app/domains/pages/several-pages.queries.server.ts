import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { PageHeading } from './page-facts'

/** Which of these links the texts of the pages have, each as `from to`. */
export async function findBodyLinks(db: Database, wanted: { from: string; to: string }[]) {
  if (wanted.length === 0) return new Set<string>()
  const [from, to] = [wanted.map((link) => link.from), wanted.map((link) => link.to)]
  const { rows } = await sql<{ from: string; to: string }>`
    select wanted.* from unnest(${from}::text[], ${to}::text[]) as wanted ("from", "to")
    where exists (
      select from derived.found_links as link
      where link.to_path = wanted."to" and link.place = 'body' and link.from_path = wanted."from"
    )`.execute(db)
  return new Set(rows.map((link) => `${link.from} ${link.to}`))
}

/** Whether one of these pages is to be read again, as far as it is known which pages a change concerns. */
export async function areBeingRead(db: Database, paths: string[], now = new Date()) {
  const { rows } = await sql<{ isReading: boolean }>`
    select exists (select from derived.content_changes)
      or exists (
        select from derived.pages_to_read
        where path = any(${paths}::text[]) and (due_at <= ${now}::timestamptz or not comes_out)
      ) as is_reading`.execute(db)
  return rows[0]?.isReading ?? false
}

/** How many words each of these pages has; those that were not read yet are missing. */
export async function findLengths(db: Database, paths: string[]) {
  if (paths.length === 0) return new Map<string, number>()
  const rows = await db.selectFrom('derived.pageFacts').select(['path', 'words']).where('path', 'in', paths).execute()
  return new Map(rows.map(({ path, words }) => [path, words]))
}

/** What each of these pages says of itself, and its headings; those that were not read yet are missing. */
export async function findSummaries(db: Database, paths: string[]) {
  if (paths.length === 0) return new Map<string, PageSummary>()
  const rows = await db
    .selectFrom('derived.pageFacts')
    .select(['path', 'description', 'headings'])
    .where('path', 'in', paths)
    .execute()
  return new Map(
    rows.map(({ path, description, headings }): [string, PageSummary] => [
      path,
      { description, headings: (headings as unknown as PageHeading[]).map(({ text }) => text) },
    ]),
  )
}

export interface PageSummary {
  description: string
  headings: string[]
}
