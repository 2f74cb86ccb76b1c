import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import type { SiteKind } from './site-kinds'

/*
 * Google's guidelines asked for fewer than a hundred links on a page until 2014, and nobody has named a better figure since.
 * A link every 25 words is one in nearly each sentence; with ten links or less that is a short list, and no burden.
 */
export const MOST_LINKS = 100
export const WORDS_PER_LINK = 25
const FEW_LINKS = 10

export interface CrowdedPage {
  /** Its path. */
  id: string
  title: string
  kind: SiteKind
  pageId: string | null
  words: number
  /** In its text, to this site and others. */
  links: number
}

/** Pages whose texts hold too many links, by their paths. */
export async function listCrowdedPages(db: Database, { after, before }: Place, size: number) {
  const isBackwards = Boolean(before) && !after
  const beyond = after ? sql`page.path > ${after}` : before ? sql`page.path < ${before}` : sql`true`
  const { rows } = await sql<CrowdedPage>`
    select page.path as id, coalesce(own.title, page.title) as title, page.kind, page_id, words, links
    from (select from_path, count(*)::int as links from derived.found_links where place = 'body'
      group by from_path having count(*) > ${FEW_LINKS}) as counted
    join derived.page_facts as page on page.path = from_path
    left join pages as own on own.id = page_id
    where ${beyond} and (links > ${MOST_LINKS} or links * ${WORDS_PER_LINK} > words)
    order by page.path ${isBackwards ? sql`desc` : sql`asc`} limit ${size + 1}`.execute(db)
  return pageOf(rows, size, { after, before } as Place) satisfies Page<CrowdedPage>
}
