import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { type KeysetCursor, type ListPage, toListPage } from '~/platform/lists/keyset-pagination.server'
import type { ExternalLinkState } from '~/wings/seo-tools/external-links/external-link'
import type { LinkPlace } from '~/wings/web/pages/page-facts'
import { decodeLinkCursor } from './link-cursor'
import type { LinkFilter, LinkStatus } from './link-filter'
import type { PublicPageKind } from './public-page-kinds'

export interface ListedLink {
  id: string
  fromPath: string
  fromTitle: string
  fromKind: PublicPageKind
  fromPage: string | null
  anchor: string
  place: LinkPlace
  heading: string
  rel: string
  /** An address on this site, or the whole one of another. */
  to: string
  isExternal: boolean
  /** Null when no page lives there. */
  toTitle: string | null
  /** What answers where no page lives. */
  answer: number | null
  /** What is known of an address of another site; null: nobody asked it yet. */
  externalState: ExternalLinkState | null
  redirectsTo: string | null
}

type Condition = ReturnType<typeof sql>

/** The links of one page, or those that lead to one. */
export type LinkEnd = { from: string } | { to: string }

const emptyFilter: LinkFilter = { q: '' }

/** The links from or to one page, in the order of the pages on which they stand. */
export function listPageLinks(db: Database, end: LinkEnd, place: KeysetCursor, size: number) {
  const here = 'from' in end ? sql`link.from_path = ${end.from}` : sql`link.to_path = ${end.to}`
  return selectLinks(db, here, emptyFilter, place, size)
}

/** The links of all pages besides those of menus and footers, by their pages and places in them. */
export function listLinks(db: Database, filter: LinkFilter, place: KeysetCursor, size: number) {
  return selectLinks(db, sql`true`, filter, place, size)
}

/** The rows of the page are found first: with what is told of them, all pages would be put beside all links. */
async function selectLinks(db: Database, here: Condition, filter: LinkFilter, place: KeysetCursor, size: number) {
  const isBackwards = Boolean(place.before) && !place.after
  const order = isBackwards ? sql`from_path desc, position desc` : sql`from_path, position`
  const { rows } = await sql<ListedLink>`
    with link as materialized (
      select link.* from derived.indexed_links as link ${filterJoins(filter)}
      where ${here} and ${afterCursor(place)} and ${filterCondition(filter)} order by ${order} limit ${size + 1})
    select link.position || link.from_path as id, link.from_path, coalesce(own.title, page.title) as from_title,
      page.kind as from_kind, page.page_id as from_page, anchor, place, heading, rel,
      coalesce(link.to_path, link.url) as "to", link.to_path is null as is_external,
      coalesce(target_own.title, living.title) as to_title, target.status as answer, outside.state as external_state,
      coalesce(target.redirects_to, outside.redirects_to) as redirects_to
    from link
    join derived.page_facts as page on page.path = link.from_path
    left join pages as own on own.id = page.page_id
    left join derived.page_facts as living on living.path = link.to_path
    left join pages as target_own on target_own.id = living.page_id
    left join derived.link_targets as target on target.path = link.to_path
    left join derived.external_links as outside on outside.url = split_part(link.url, '#', 1)
    order by ${order}`.execute(db)
  return toListPage(rows, size, place) satisfies ListPage<ListedLink>
}

function filterJoins({ kind, status }: LinkFilter) {
  const page = kind ? sql`join derived.page_facts as page on page.path = link.from_path` : sql``
  const target = status ? sql`left join derived.link_targets as target on target.path = link.to_path` : sql``
  const isOutside = status === 'broken-external' || status === 'moved-external'
  const outside = sql`join derived.external_links as outside on outside.url = split_part(link.url, '#', 1)`
  return sql`${page} ${target} ${isOutside ? outside : sql``}`
}

function afterCursor({ after, before }: KeysetCursor) {
  const [behind, ahead] = [decodeLinkCursor(after), decodeLinkCursor(before)]
  if (behind) return sql`(link.from_path, link.position) > (${behind.fromPath}, ${behind.position}::int)`
  if (ahead) return sql`(link.from_path, link.position) < (${ahead.fromPath}, ${ahead.position}::int)`
  return sql`true`
}

const statusConditions: Record<LinkStatus, Condition> = {
  fine: sql`link.to_path is not null and (target.status is null or target.status < 300)`,
  redirected: sql`target.status between 300 and 399`,
  broken: sql`target.status >= 400`,
  external: sql`link.to_path is null`,
  'broken-external': sql`outside.state = 'broken'`,
  'moved-external': sql`outside.state = 'moved'`,
}

function filterCondition({ q, place, status, kind }: LinkFilter) {
  const typed = `%${escapeLikePattern(q)}%`
  const wanted = [
    q &&
      sql`(anchor ilike ${typed} or link.from_path ilike ${typed} or coalesce(link.to_path, link.url) ilike ${typed})`,
    place && sql`place = ${place}`,
    kind && sql`page.kind = ${kind}`,
    status && statusConditions[status],
  ]
  return sql.join([sql`true`, ...wanted.filter((one) => typeof one === 'object')], sql` and `)
}
