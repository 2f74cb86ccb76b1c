import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { KEPT_AUDITS } from '../site-audit'

// each statement is a transaction of its own: a short one holds few locks
const ROWS_AT_ONCE = 500

/** Keeps the last two audits page by page, the counts of some more, and what is under way; a little at a time. */
export async function forgetOldAudits(db: Database) {
  const known = await db
    .selectFrom('derived.siteAudits')
    .select(['id', 'state'])
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .execute()
  const done = known.filter(({ state }) => state === 'done').slice(0, 2)
  const underWay = known.filter(({ state }) => state === 'waiting' || state === 'running')
  const whole = new Set([...done, ...underWay].map(({ id }) => id))
  for (const { id } of known) if (!whole.has(id)) await forgetPages(db, id)
  const tooOld = known.slice(KEPT_AUDITS).filter(({ id }) => !whole.has(id))
  for (const { id } of tooOld) await db.deleteFrom('derived.siteAudits').where('id', '=', id).execute()
}

async function forgetPages(db: Database, auditId: string) {
  for (const table of ['audit_findings', 'audited_pages']) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from derived.${sql.ref(table)} where ctid = any(array(
          select ctid from derived.${sql.ref(table)} where audit_id = ${auditId}::uuid limit ${ROWS_AT_ONCE}))`.execute(
        db,
      )
      if (numAffectedRows < ROWS_AT_ONCE) break
      await breathe()
    }
  }
}
