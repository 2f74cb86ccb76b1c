import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { literalInPattern } from '~/platform/database/like'
import type { listedKinds, PageFilter } from './page-filter'

export interface ListedPage {
  /** Its path, which tells pages apart here. */
  id: string
  title: string
  kind: (typeof listedKinds)[number]
  isScheduled: boolean
  /** What is set for it; null where nothing is. */
  metaTitle: string | null
  metaDescription: string | null
  robotsMeta: string | null
  canonicalUrl: string | null
  inSitemap: boolean
}

interface Listing {
  /** The pages that are no content. */
  fixed: readonly { path: string; title: string }[]
  filter: PageFilter
  place: Place
  size: number
}

/** The public pages by their paths, those to come too, each with what search engines are told of it. */
export async function listPages(db: Database, { fixed, filter, place, size }: Listing, now = new Date()) {
  const { q, kind, show } = filter
  const isBackwards = Boolean(place.before) && !place.after
  const beyond = place.after ? sql`path > ${place.after}` : place.before ? sql`path < ${place.before}` : sql`true`
  const typed = `%${literalInPattern(q)}%`
  const { rows } = await sql<ListedPage>`
    with site_page as (
      select path, title, kind, published_at from pages where published_at is not null
      union all
      select path, title, 'site', null from jsonb_to_recordset(${JSON.stringify(fixed)}::jsonb) as fixed (path text, title text)
    )
    select path as id, title, kind, coalesce(published_at > ${now}, false) as is_scheduled,
      meta_title, meta_description, robots_meta, canonical_url, coalesce(in_sitemap, true) as in_sitemap
    from site_page left join seo_settings on page_path = path
    where ${beyond}
      and (${q} = '' or path ilike ${typed} or title ilike ${typed} or meta_title ilike ${typed})
      and ${kind ? sql`kind = ${kind}` : sql`true`}
      and ${show ? shown[show] : sql`true`}
    order by path ${isBackwards ? sql`desc` : sql`asc`} limit ${size + 1}`.execute(db)
  return pageOf(rows, size, place) satisfies Page<ListedPage>
}

const shown = {
  described: sql`page_path is not null`,
  noindex: sql`robots_meta ilike '%noindex%'`,
  canonical: sql`coalesce(canonical_url, '') <> ''`,
  unlisted: sql`not in_sitemap`,
  plain: sql`page_path is null`,
}
