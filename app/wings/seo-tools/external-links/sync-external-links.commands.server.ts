import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { listBoilerplateLinks } from '~/wings/web/pages/page-index.queries.server'
import { withoutFragment } from './external-link'

// each statement is a transaction of its own: a short one holds few locks
const BATCH_SIZE = 500

/** Keeps exactly the addresses to which the pages of the register link; new ones are to be asked at once. */
export async function syncExternalLinks(db: Database, now = new Date()) {
  const frame = (await listBoilerplateLinks(db)).map(({ to }) => to).filter((to) => !to.startsWith('/'))
  const framed = [...new Set(frame.map(withoutFragment))]
  await repeatUntilDone(() => deleteBatch(db, framed))
  await repeatUntilDone(() => insertBatch(db, framed, now))
}

async function repeatUntilDone(work: () => Promise<bigint>) {
  while ((await work()) === BigInt(BATCH_SIZE));
}

async function insertBatch(db: Database, framed: string[], now: Date) {
  const { numAffectedRows = 0n } = await sql`
    insert into derived.external_links (url, due_at)
    select url, ${now}::timestamptz from (
      select split_part(url, '#', 1) as url from derived.indexed_links where url is not null
      union select unnest(${framed}::text[])) as linked
    where not exists (select from derived.external_links as known where known.url = linked.url)
    limit ${BATCH_SIZE}
    on conflict (url) do nothing`.execute(db)
  return numAffectedRows
}

async function deleteBatch(db: Database, framed: string[]) {
  const { numAffectedRows = 0n } = await sql`
    delete from derived.external_links where url = any(array(
      select url from derived.external_links as known
      where url <> all (${framed}::text[])
        and not exists (select from derived.indexed_links as link where link.url is not null and split_part(link.url, '#', 1) = known.url)
      limit ${BATCH_SIZE}))`.execute(db)
  return numAffectedRows
}
