import type { Database } from '~/platform/database/database.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'
import { type RuleRecord, toRuleRecord } from './rule-record'
import { toLinkRule } from './rule-row.server'

const BATCH_SIZE = 200

/** Rules as an archive has them: those after an id, or those with these ids. */
export async function listRuleRecords(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<RuleRecord[]> {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('linkRules')
    .selectAll()
    .select(isoTimestamp('createdAt').as('madeAt'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(BATCH_SIZE))
    .execute()
  return rows.map(({ madeAt, ...row }) => toRuleRecord(toLinkRule(row), madeAt))
}
