import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { type KeysetCursor, type ListPage, toListPage } from '~/platform/lists/keyset-pagination.server'
import type { LinkedPageFilter, linkedPageSorts } from './linked-page-filter'
import type { PublicPageKind } from './public-page-kinds'

export interface ListedLinkedPage {
  /** Its path. */
  id: string
  title: string
  kind: PublicPageKind
  pageId: string | null
  words: number
  isIndexable: boolean
  /** False: the page was read a moment ago, and the graph has not been measured since. */
  isMeasured: boolean
  /** How many pages link to it, and to how many it links: in texts alone, and anywhere. */
  bodyPagesIn: number
  pagesIn: number
  bodyPagesOut: number
  depth: number | null
  /** Its share of the visits of somebody who follows links at random. */
  rank: number
}

type PageOrder = (typeof linkedPageSorts)[number]

// what no way leads to is deeper than everything
const UNREACHABLE_DEPTH = 1_000_000

// what is to be done something about comes first: few links in, no links out, far away; but the highest rank
const sortOrders: Record<PageOrder, ReturnType<typeof sql>> = {
  in: sql`coalesce(body_pages_in, 0)`,
  out: sql`coalesce(body_pages_out, 0)`,
  depth: sql`-coalesce(depth, ${sql.lit(UNREACHABLE_DEPTH)})`,
  rank: sql`-coalesce(rank, 0)`,
}

/** The pages of the register with what the graph of their links says of them. */
export async function listLinkedPages(
  db: Database,
  { q, kind, sort }: LinkedPageFilter,
  place: KeysetCursor,
  size: number,
) {
  const isBackwards = Boolean(place.before) && !place.after
  const direction = isBackwards ? sql`desc` : sql`asc`
  const order = sort ? sortOrders[sort] : undefined
  const typed = `%${escapeLikePattern(q)}%`
  const { rows } = await sql<ListedLinkedPage>`
    select page.path as id, coalesce(own.title, page.title) as title, page.kind, page_id, words, is_indexable,
      metrics.path is not null as is_measured, coalesce(body_pages_in, 0) as body_pages_in,
      coalesce(pages_in, 0) as pages_in, coalesce(body_pages_out, 0) as body_pages_out, depth, coalesce(rank, 0) as rank
    from derived.page_facts as page left join derived.page_metrics as metrics on metrics.path = page.path
      left join pages as own on own.id = page.page_id
    where ${afterCursor(place, order)}
      and (${q} = '' or page.path ilike ${typed} or page.title ilike ${typed} or own.title ilike ${typed})
      and ${kind ? sql`page.kind = ${kind}` : sql`true`}
    order by ${order ? sql`${order} ${direction},` : sql``} page.path ${direction} limit ${size + 1}`.execute(db)
  return toListPage(rows, size, place) satisfies ListPage<ListedLinkedPage>
}

/** The figure of the page at the mark is looked up: it may have moved since the page before was shown. */
function afterCursor({ after, before }: KeysetCursor, order: ReturnType<typeof sql> | undefined) {
  const mark = after ?? before
  if (!mark) return sql`true`
  const than = after ? sql`>` : sql`<`
  if (!order) return sql`page.path ${than} ${mark}`
  const figure = sql`(select ${order} from (select ${mark} as path) as marked
    left join derived.page_metrics using (path))`
  return sql`(${order}, page.path) ${than} (${figure}, ${mark})`
}
