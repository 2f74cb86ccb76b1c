import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { probePath } from '~/wings/web/redirects/probe-path.server'

const SLICE = 200

export interface LinkTarget {
  path: string
  status: number
  redirectsTo: string | null
}

/** What answers at those of these addresses of which nothing is known. Inside a transaction all redirects would be read. */
export async function resolveUnknownTargets(db: Database, paths: string[]) {
  if (paths.length === 0) return []
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${[...new Set(paths)]}::text[]) as target (path)
    where not exists (select from derived.page_facts where page_facts.path = target.path)
      and not exists (select from derived.link_targets where link_targets.path = target.path)
      and not exists (select from pages where pages.path = target.path and published_at <= now())`.execute(db)
  return probeTargets(
    db,
    rows.map(({ path }) => path),
  )
}

/** What answers at these addresses, which are none of the content's pages. */
export async function probeTargets(db: Database, paths: string[]) {
  const targets: LinkTarget[] = []
  for (const path of paths) targets.push({ path, ...(await probePath(db, path)) })
  return targets
}

/** A page lives there now. */
export async function deleteLinkTargets(tx: Database, paths: string[]) {
  if (paths.length > 0) await tx.deleteFrom('derived.linkTargets').where('path', 'in', paths).execute()
}

/** Redirects have changed: everything that is no page may answer otherwise. What no link names any more is forgotten. */
export async function refreshLinkTargets(db: Database) {
  await sql`delete from derived.link_targets where not exists (select from derived.indexed_links where to_path = path)
    and not exists (select from derived.page_boilerplates, jsonb_array_elements(links) as link where link ->> 'to' = path)`.execute(
    db,
  )
  const find = (after = '') =>
    db
      .selectFrom('derived.linkTargets')
      .select('path')
      .where('path', '>', after)
      .where('path', 'not like', '%?%') // what is left of a list: only reading it tells
      .orderBy('path')
      .limit(SLICE)
      .execute()
  for await (const targets of keysetPages(find, ({ path }) => path, SLICE)) {
    await saveLinkTargets(
      db,
      await probeTargets(
        db,
        targets.map(({ path }) => path),
      ),
    )
    await breathe()
  }
}

export async function saveLinkTargets(tx: Database, rows: LinkTarget[]) {
  if (rows.length === 0) return
  await tx
    .insertInto('derived.linkTargets')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({
        status: (target) => target.ref('excluded.status'),
        redirectsTo: (target) => target.ref('excluded.redirectsTo'),
      }),
    )
    .execute()
}
