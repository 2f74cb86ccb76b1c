import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { yieldingBatches } from '~/platform/jobs/yielding-batches.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { RedirectRule } from './engine/redirect-index'
import type { RedirectImportPlan } from './plan-redirect-import.queries.server'
import { REDIRECTS_TAG } from './redirect-cache.queries.server'

// the values of a statement are gathered on the event loop: between two of them others get their turn
const AT_ONCE = 250

/** Writes what was planned, all of it or nothing. */
export function importRedirects(db: Database, by: Actor, { added, changed, unchanged, rejected }: RedirectImportPlan) {
  return inTransaction(db, async (tx) => {
    const rules = [...added, ...changed]
    if (rules.length === 0) return
    for await (const some of yieldingBatches(rules, AT_ONCE)) await upsertRules(tx, some)
    for await (const some of yieldingBatches(rules, AT_ONCE)) await shortenChains(tx, some)
    await emitContentChange(tx, REDIRECTS_TAG)
    const after = { added: added.length, changed: changed.length, unchanged, rejected: rejected.length }
    await recordAction(tx, by, { action: 'redirects.imported', subject: 'redirects', title: 'CSV import', after })
  })
}

/** Somebody may have led one of the addresses meanwhile: the file wins. */
async function upsertRules(tx: Database, rules: RedirectRule[]) {
  const column = (name: keyof RedirectRule) => rules.map((rule) => rule[name])
  await sql`
    insert into redirects (id, from_path, to_path, to_page, status)
    select * from unnest(${column('id')}::uuid[], ${column('from')}::text[], ${column('to')}::text[],
      ${column('toPage')}::uuid[], ${column('status')}::smallint[])
    on conflict (from_path) do update set
      to_path = excluded.to_path, to_page = excluded.to_page, status = excluded.status, is_automatic = false`.execute(
    tx,
  )
}

/** Older ones that led to an address that leads on for good now lead there at once. */
async function shortenChains(tx: Database, rules: RedirectRule[]) {
  const ids = rules.flatMap(({ id, status }) => (status === 301 ? [id] : []))
  await sql`
    update redirects set to_path = onward.to_path, to_page = onward.to_page
    from redirects as onward
    where onward.id = any (${ids}::uuid[]) and redirects.to_path = onward.from_path`.execute(tx)
}
