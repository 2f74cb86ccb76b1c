import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { OtherPage } from '~/wings/web/seo-analysis/analyzed-page'
import { possibleKeyphraseKeys } from '~/wings/web/seo-analysis/keyphrase-key'

// a finding names the first ones
const MAX_OF_ONE = 21

/**
 * The public pages that want to be found by one of these keyphrases, in whatever form and order of its words. Those asked
 * about are among them.
 */
export async function listPagesWithKeyphrases(db: Database, keyphrases: string[], now = new Date()) {
  const keys = [...new Set(keyphrases.flatMap(possibleKeyphraseKeys))]
  if (keys.length === 0) return []
  const { rows } = await sql<OtherPage>`
    select found.path, found.title, found.keyphrase from unnest(${keys}::text[]) as wanted (key)
    cross join lateral (
      select page_path as path, coalesce(title, page_path) as title, focus_keyphrase as keyphrase
      from seo_settings left join pages on path = page_path
      where keyphrase_key = wanted.key and (path is null or published_at <= ${now}::timestamptz)
      order by page_path limit ${MAX_OF_ONE}
    ) as found`.execute(db)
  return rows
}
