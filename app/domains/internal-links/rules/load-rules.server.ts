import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import type { LinkRule } from './link-rule'
import { ruleOf } from './rule-rows.server'

const AT_ONCE = 500

/** All rules, in slices between which others get their turn. */
export async function loadRules(db: Database): Promise<LinkRule[]> {
  const rules: LinkRule[] = []
  for (;;) {
    const rows = await db
      .selectFrom('linkRules')
      .selectAll()
      .$if(rules.length > 0, (query) => query.where('id', '>', rules.at(-1)?.id ?? ''))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    rules.push(...rows.map(ruleOf))
    if (rows.length < AT_ONCE) return rules
    await breathe()
  }
}
