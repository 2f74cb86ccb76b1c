import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'

const columns = [
  'id',
  'happenedAt',
  'actorEmail',
  'action',
  'subject',
  'subjectTitle',
  'before',
  'after',
  'flags',
] as const

interface AuditFilter {
  person?: string
  action?: string
  subject?: string
}

export type AuditEntry = NonNullable<Awaited<ReturnType<typeof findAuditEntry>>>

export function findAuditEntry(db: Database, id: string) {
  return db.selectFrom('auditEntries').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Whether something was done to `subject` since then. */
export async function hasAuditEntrySince(
  db: Database,
  { action, subject, since }: { action: string; subject: string; since: Date },
) {
  const entry = await db
    .selectFrom('auditEntries')
    .select('id')
    .where('subject', '=', subject)
    .where('happenedAt', '>=', since)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** What admins did, newest first. */
export async function listAuditEntries(
  db: Database,
  { person, action, subject }: AuditFilter,
  place: KeysetCursor,
  size: number,
): Promise<ListPage<AuditEntry>> {
  const [newest, byId] = keysetOrder(place)
  const rows = await db
    .selectFrom('auditEntries')
    .select(columns)
    .where(keysetCondition('audit_entries', 'happened_at', place))
    .$if(Boolean(person), (query) => query.where('actorEmail', '=', person ?? ''))
    .$if(Boolean(action), (query) => query.where('action', '=', action ?? ''))
    .$if(Boolean(subject), (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('happenedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, place)
}

/** Who did something, and what was ever done: the choices of the filters. */
export async function listAuditFilterOptions(db: Database) {
  const people = await listDistinctValues(db, 'actor_email')
  return { people, actions: await listDistinctValues(db, 'action') }
}

/** Steps from value to value along the index; `select distinct` would read every entry. */
async function listDistinctValues(db: Database, column: 'actor_email' | 'action') {
  const value = sql.ref(column)
  const { rows } = await sql<{ value: string }>`
    with recursive step as (
      (select ${value} as value from audit_entries order by ${value} limit 1)
      union all
      select (select ${value} from audit_entries where ${value} > step.value order by ${value} limit 1)
      from step where step.value is not null
    )
    select value from step where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}
