import type { Database } from '~/platform/database/database.server'
import type { RuleRecord } from './rules/rule-record'
import { listRuleRecords } from './rules/rule-records.queries.server'

/** All link rules as an archive has them. What they have linked is in the texts. */
export async function* exportLinkRuleRecords(db: Database): AsyncGenerator<RuleRecord> {
  let after: string | undefined
  for (;;) {
    const records = await listRuleRecords(db, { after })
    yield* records
    after = records.at(-1)?.id
    if (after === undefined) return
  }
}
