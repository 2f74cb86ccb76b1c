import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { type KeysetCursor, type ListPage, toListPage } from '~/platform/lists/keyset-pagination.server'
import type { SeoRow } from '~/wings/web/seo/seo-fields'
import type { listedPageKinds, PageFilter } from './page-filter'
import { type PageRowValues, tableTexts } from './page-settings'

/** What is set for it is null where nothing is. */
export interface ListedPage extends SeoRow<keyof PageRowValues> {
  /** Its path, which tells pages apart here. */
  id: string
  title: string
  kind: (typeof listedPageKinds)[number]
  isScheduled: boolean
  /** When that was set; null where nothing is. */
  updatedAt: Date | null
  /** What search engines find there, as it was last read; null: not read yet. */
  foundTitle: string | null
  foundDescription: string | null
}

/** The pages that are no content. */
export type BuiltInPages = readonly { path: string; title: string }[]

interface ListSeoPagesArgs {
  fixed: BuiltInPages
  filter: PageFilter
  place: KeysetCursor
  size: number
}

/** The public pages by their paths, those to come too, each with what search engines are told of it. */
export async function listSeoPages(db: Database, { fixed, filter, place, size }: ListSeoPagesArgs, now = new Date()) {
  const { q, kind, show } = filter
  const isBackwards = Boolean(place.before) && !place.after
  const beyond = place.after
    ? sql`site_page.path > ${place.after}`
    : place.before
      ? sql`site_page.path < ${place.before}`
      : sql`true`
  const typed = `%${escapeLikePattern(q)}%`
  const { rows } = await sql<ListedPage>`
    with site_page as (${seoPagesSql(fixed)})
    select site_page.path as id, site_page.title, site_page.kind, coalesce(published_at > ${now}, false) as is_scheduled,
      ${sql.join(tableTexts.map((name) => sql.ref(name)))}, updated_at,
      coalesce(in_sitemap, true) as in_sitemap, facts.title as found_title, facts.description as found_description
    from site_page
    left join seo_settings on page_path = site_page.path
    left join derived.page_facts as facts on facts.path = site_page.path
    where ${beyond}
      and (${q} = '' or site_page.path ilike ${typed} or site_page.title ilike ${typed} or meta_title ilike ${typed})
      and ${kind ? sql`site_page.kind = ${kind}` : sql`true`}
      and ${show ? stateConditions[show] : sql`true`}
    order by site_page.path ${isBackwards ? sql`desc` : sql`asc`} limit ${size + 1}`.execute(db)
  return toListPage(rows, size, place) satisfies ListPage<ListedPage>
}

/** Every page that is public or will be: path, title, kind and when it comes out (SQL). */
export function seoPagesSql(fixed: BuiltInPages) {
  return sql`
    select path, title, kind, published_at from pages where published_at is not null
    union all
    select path, title, 'site', null from jsonb_to_recordset(${JSON.stringify(fixed)}::jsonb) as fixed (path text, title text)
    where not exists (select from pages where pages.path = fixed.path and published_at is not null)`
}

const stateConditions = {
  described: sql`page_path is not null`,
  noindex: sql`robots_meta ilike '%noindex%'`,
  canonical: sql`coalesce(canonical_url, '') <> ''`,
  unlisted: sql`not in_sitemap`,
  plain: sql`page_path is null`,
  'no-description': sql`facts.description = ''`,
}
