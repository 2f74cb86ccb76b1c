import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import type { LinkRule } from './link-rule'
import { toLinkRule } from './rule-row.server'

const BATCH_SIZE = 500

/** All rules, in slices between which others get their turn. */
export async function listAllRules(db: Database): Promise<LinkRule[]> {
  const rules: LinkRule[] = []
  for (;;) {
    const rows = await db
      .selectFrom('linkRules')
      .selectAll()
      .$if(rules.length > 0, (query) => query.where('id', '>', rules.at(-1)?.id ?? ''))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    rules.push(...rows.map(toLinkRule))
    if (rows.length < BATCH_SIZE) return rules
    await breathe()
  }
}
