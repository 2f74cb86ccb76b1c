import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { EvaluatedLink } from './evaluate-link'

/** An address that is to be asked now. */
export interface DueLink {
  url: string
  host: string
  failedAt: Date | null
}

// longer than a batch takes; what a dead process had taken is free after it
const CLAIM_MINUTES = 15
const BATCH_SIZE = 24
const MAX_PER_HOST = 5
const POSTPONE_HOURS = 24

/** Takes the next addresses that are due, some of each host. */
export async function claimDueLinks(db: Database, now = new Date()): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    with taken as (
      update derived.external_links as address
      set due_at = ${now}::timestamptz + make_interval(mins => ${CLAIM_MINUTES})
      from (select url from (
          select url, due_at, row_number() over (partition by host order by due_at, url) as turn
          from derived.external_links where due_at <= ${now}::timestamptz) as waiting
        where turn <= ${MAX_PER_HOST} order by due_at, url limit ${BATCH_SIZE}) as next
      where address.url = next.url and address.due_at <= ${now}::timestamptz
      returning address.url, address.host, address.failed_at)
    select url, host, failed_at from taken order by url`.execute(db)
  return rows
}

export interface CheckedLink extends EvaluatedLink {
  url: string
}

/** Writes down what answered. An address to which nobody links any more stays forgotten. */
export async function saveCheckedLinks(db: Database, answers: CheckedLink[], now = new Date()) {
  if (answers.length === 0) return
  await sql`
    update derived.external_links as known
    set state = answer.state, status = answer.status, redirects_to = answer."redirectsTo", failed_at = answer."failedAt",
      due_at = answer."dueAt", checked_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as answer (url text, state text, status smallint,
      "redirectsTo" text, "failedAt" timestamptz, "dueAt" timestamptz)
    where known.url = answer.url`.execute(db)
}

/** Leaves addresses for another day: their site has heard enough. */
export async function postponeChecks(db: Database, addresses: DueLink[], now = new Date()) {
  if (addresses.length === 0) return
  await sql`
    update derived.external_links set due_at = ${now}::timestamptz + make_interval(hours => ${POSTPONE_HOURS})
    where url = any(${addresses.map(({ url }) => url)}::text[])`.execute(db)
}
