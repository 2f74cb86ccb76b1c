import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

export interface PageIndexingStatus {
  /** Public pages that have been read, and how many are to be read, again or for the first time. */
  pages: number
  toRead: number
  /** When something new was read last; null: never. */
  indexedAt: Date | null
}

/** How far the register of pages has followed what changed on the site. */
export async function findPageIndexStatus(db: Database, now = new Date()): Promise<PageIndexingStatus> {
  const { rows } = await sql<PageIndexingStatus>`
    select (select count(*)::int from derived.page_facts) as pages,
      (select count(*)::int from derived.index_queue where due_at <= ${now} or not is_publication)
        + (select count(*)::int from (select from derived.content_changes limit 1) as unfollowed) as to_read,
      (select max(indexed_at) from derived.page_facts) as indexed_at`.execute(db)
  return rows[0] as PageIndexingStatus
}
