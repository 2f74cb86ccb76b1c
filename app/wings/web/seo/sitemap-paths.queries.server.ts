import { type RawBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

// "none" means noindex and nofollow
const noindex = sql.lit('noindex|\\mnone\\M')
const noindexTag = sql.lit(
  '$[*] ? (@.name like_regex "^(robots|googlebot)$" flag "i" && @.content like_regex "noindex" flag "i")',
)

/**
 * Whether sitemaps may name the page at `path` (SQL), which lives at `origin`: it is not kept out of search engines, not
 * canonical elsewhere, and nobody has switched it off.
 */
export function isInSitemapSql(path: RawBuilder<unknown>, origin: string) {
  return sql<boolean>`not exists (
    select from seo_settings where page_path = ${path} and (
      not in_sitemap
      or robots_meta ~* ${noindex}
      or custom_meta_tags @? ${noindexTag}
      or rtrim(canonical_url, '/') not in ('', rtrim(${path}, '/'), rtrim(${origin} || ${path}, '/'))))`
}

/** Those of a few paths that sitemaps may name. */
export async function findSitemapPaths(db: Database, origin: string, paths: string[]) {
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${paths}::text[]) as asked (path) where ${isInSitemapSql(sql.ref('path'), origin)}`.execute(
    db,
  )
  return new Set(rows.map(({ path }) => path))
}
