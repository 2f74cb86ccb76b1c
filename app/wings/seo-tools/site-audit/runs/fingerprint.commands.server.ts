import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

/**
 * All that an audit judges, in short: what was read of each page and the version of the site that drew it, what answers at the
 * ends of links, what pages want to be found by. A sum of hashes, which no order can change and which needs no memory.
 */
export async function computeFingerprint(db: Database) {
  const { rows } = await sql<{ fingerprint: string }>`
    select concat_ws(' ',
      (select ${sumOfHashes(sql`path || ' ' || checksum`)} from derived.page_facts),
      (select ${sumOfHashes(sql`path || ' ' || status`)} from derived.link_targets),
      (select ${sumOfHashes(sql`url || ' ' || state`)} from derived.external_links where state not in ('pending', 'failing')),
      (select ${sumOfHashes(sql`concat_ws(' ', page_path, focus_keyphrase, synonyms, is_pillar, language)`)} from seo_settings),
      (select value ->> 'language' from site_settings where name = 'brand')
    ) as fingerprint`.execute(db)
  return rows[0]?.fingerprint ?? ''
}

const sumOfHashes = (text: ReturnType<typeof sql>) => sql`coalesce(sum(hashtextextended(${text}, 0)::numeric), 0)`

/** Keeps with an audit what it judges; one that is taken up again judges the rest of what it began with. */
export async function saveFingerprint(db: Database, id: string) {
  const fingerprint = await computeFingerprint(db)
  await db
    .updateTable('derived.siteAudits')
    .set({ fingerprint })
    .where('id', '=', id)
    .where('fingerprint', 'is', null)
    .execute()
}

/** What the last audit judged that came to its end; null when there is none, or an older version of the site made it. */
export async function findLastFingerprint(db: Database) {
  const last = await db
    .selectFrom('derived.siteAudits')
    .select('fingerprint')
    .where('state', '=', 'completed')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.fingerprint ?? null
}
