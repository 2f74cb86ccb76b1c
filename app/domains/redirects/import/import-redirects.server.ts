import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { inTurns } from '~/platform/in-turns.server'
import { REDIRECTS } from '../known.server'
import type { Rule } from '../redirect-index'
import type { ImportPlan } from './plan-import.server'

// the values of a statement are gathered on the event loop: between two of them others get their turn
const AT_ONCE = 250

/** Writes what was planned, all of it or nothing. */
export function importRedirects(db: Database, by: Actor, { added, changed, unchanged, refused }: ImportPlan) {
  return inTransaction(db, async (tx) => {
    const rules = [...added, ...changed]
    if (rules.length === 0) return
    for await (const some of inTurns(rules, AT_ONCE)) await write(tx, some)
    for await (const some of inTurns(rules, AT_ONCE)) await leadPast(tx, some)
    await contentChanged(tx, REDIRECTS)
    const after = { added: added.length, changed: changed.length, unchanged, refused: refused.length }
    await recordAction(tx, by, { action: 'redirects.imported', subject: 'redirects', title: 'From a file', after })
  })
}

/** Somebody may have led one of the addresses meanwhile: the file wins. */
async function write(tx: Database, rules: Rule[]) {
  const column = (name: keyof Rule) => rules.map((rule) => rule[name])
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
async function leadPast(tx: Database, rules: Rule[]) {
  const ids = rules.flatMap(({ id, status }) => (status === 301 ? [id] : []))
  await sql`
    update redirects set to_path = onward.to_path, to_page = onward.to_page
    from redirects as onward
    where onward.id = any (${ids}::uuid[]) and redirects.to_path = onward.from_path`.execute(tx)
}
