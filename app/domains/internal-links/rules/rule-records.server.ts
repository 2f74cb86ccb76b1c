import { momentText } from '~/platform/archive/moment.server'
import type { Database } from '~/platform/database/database.server'
import { type RuleRecord, recordOf } from './rule-record'
import { ruleOf } from './rule-rows.server'

const AT_ONCE = 200

/** Rules as an archive has them: those after an id, or those with these ids. */
export async function readRuleRecords(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<RuleRecord[]> {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('linkRules')
    .selectAll()
    .select(momentText('createdAt').as('madeAt'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(AT_ONCE))
    .execute()
  return rows.map(({ madeAt, ...row }) => recordOf(ruleOf(row), madeAt))
}
