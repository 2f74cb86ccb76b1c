import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import {
  countPagesWithBoilerplateLink,
  findIndexedPage,
  listAnchorTexts,
} from '~/wings/web/pages/page-index.queries.server'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import type { PublicPageKind } from './public-page-kinds'

const MAX_ANCHORS = 12

/** A page with what the register knows of the links from and to it; undefined when it is not public or not read yet. */
export async function findLinkedPage(db: Database, path: string) {
  const facts = await findIndexedPage(db, path)
  if (!facts) return undefined
  const titles = await findPageTitles(db, facts.pageId ? [facts.pageId] : [])
  const title = titles[facts.pageId ?? ''] ?? facts.title
  const { kind, pageId, words, isIndexable, rank, depth, bodyDepth, indexedAt } = facts
  const [anchors, framesIn, counts] = [
    await listAnchorTexts(db, path, MAX_ANCHORS),
    await countPagesWithBoilerplateLink(db, path),
    await countLinks(db, path),
  ]
  return {
    path,
    title,
    kind: kind as PublicPageKind,
    pageId,
    words,
    isIndexable,
    rank,
    depth,
    bodyDepth,
    indexedAt,
    anchors: anchors.map(({ anchor, count }) => ({ anchor, count: Number(count) })),
    framesIn,
    ...counts,
  }
}

/** What a public page is called that has not been read yet; undefined when there is none. */
export async function findPendingPageTitle(db: Database, path: string, now = new Date()) {
  const page = await db
    .selectFrom('pages')
    .select('title')
    .where('path', '=', path)
    .where('publishedAt', '<=', now)
    .executeTakeFirst()
  return page?.title
}

export type LinkedPage = NonNullable<Awaited<ReturnType<typeof findLinkedPage>>>

interface LinkCounts {
  /** Links in texts of other pages, with how many different words; links of its own text to other pages and sites. */
  bodyIn: number
  wordings: number
  bodyOut: number
  /** How many indexable pages there are: the sum of their ranks is 1. */
  ranked: number
}

async function countLinks(db: Database, path: string): Promise<LinkCounts> {
  const { rows } = await sql<LinkCounts>`
    select count(*)::int as body_in, count(distinct anchor)::int as wordings,
      (select count(*)::int from derived.indexed_links where from_path = ${path} and place = 'body') as body_out,
      (select count(*)::int from derived.page_facts where is_indexable) as ranked
    from derived.indexed_links where to_path = ${path} and place = 'body' and from_path <> ${path}`.execute(db)
  return rows[0] as LinkCounts
}
