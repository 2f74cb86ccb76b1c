import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type KeysetCursor, type ListPage, toListPage } from '~/platform/lists/keyset-pagination.server'
import type { PublicPageKind } from './public-page-kinds'

/*
 * Google's guidelines asked for fewer than a hundred links on a page until 2014, and nobody has named a better figure since.
 * A link every 25 words is one in nearly each sentence; with ten links or less that is a short list, and no burden.
 */
export const OVER_LINKED_THRESHOLD = 100
export const WORDS_PER_LINK = 25
const FEW_LINKS = 10

export interface OverLinkedPage {
  /** Its path. */
  id: string
  title: string
  kind: PublicPageKind
  pageId: string | null
  words: number
  /** In its text, to this site and others. */
  links: number
}

/** Pages whose texts hold too many links, by their paths. */
export async function listOverLinkedPages(db: Database, { after, before }: KeysetCursor, size: number) {
  const isBackwards = Boolean(before) && !after
  const beyond = after ? sql`page.path > ${after}` : before ? sql`page.path < ${before}` : sql`true`
  const { rows } = await sql<OverLinkedPage>`
    select page.path as id, coalesce(own.title, page.title) as title, page.kind, page_id, words, links
    from (select from_path, count(*)::int as links from derived.indexed_links where place = 'body'
      group by from_path having count(*) > ${FEW_LINKS}) as counted
    join derived.page_facts as page on page.path = from_path
    left join pages as own on own.id = page_id
    where ${beyond} and (links > ${OVER_LINKED_THRESHOLD} or links * ${WORDS_PER_LINK} > words)
    order by page.path ${isBackwards ? sql`desc` : sql`asc`} limit ${size + 1}`.execute(db)
  return toListPage(rows, size, { after, before } as KeysetCursor) satisfies ListPage<OverLinkedPage>
}
