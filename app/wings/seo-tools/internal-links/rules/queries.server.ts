import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { type KeysetCursor, keysetCondition, keysetOrder, toListPage } from '~/platform/lists/keyset-pagination.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import type { LinkRule } from './link-rule'
import { findRuleConflicts } from './rule-conflicts.queries.server'
import type { RuleFilter } from './rule-filter'
import { getReferencedPages, toRuleInput } from './rule-input'
import { toLinkRule } from './rule-row.server'

/** The rules in the order in which they get their places; `q` is a part of the keyword. */
export async function listRules(db: Database, { q, show }: RuleFilter, place: KeysetCursor, size: number) {
  const { conflictsOf } = await findRuleConflicts(db)
  const lastRun = await findLastDryRun(db)
  const [first, byId] = keysetOrder(place)
  const found = await db
    .selectFrom('linkRules')
    .leftJoin('linkRunRules as planned', (join) =>
      join.onRef('planned.ruleId', '=', 'linkRules.id').on('planned.runId', '=', lastRun ?? null),
    )
    .selectAll('linkRules')
    .select(['planned.links', 'planned.pages'])
    .$if(q !== '', (query) =>
      query.where(sql<boolean>`lower(link_rules.keyword) like ${`%${escapeLikePattern(q.toLowerCase())}%`}`),
    )
    .$if(show === 'on' || show === 'off', (query) => query.where('isEnabled', '=', show === 'on'))
    .$if(show === 'no-links', (query) => query.where('planned.links', '=', 0))
    .$if(show === 'conflicts', (query) =>
      query.where('linkRules.id', '=', sql<string>`any(${[...conflictsOf.keys()]}::uuid[])`),
    )
    .where(keysetCondition('link_rules', 'priority', place))
    .orderBy('linkRules.priority', first)
    .orderBy('linkRules.id', byId)
    .limit(size + 1)
    .execute()
  const { rows, ...marks } = toListPage(found, size, place)
  const rules = rows.map(({ links, pages, ...row }) => ({ rule: toLinkRule(row), links, pages }))
  const named = await findTargetNames(
    db,
    rules.map(({ rule }) => rule),
  )
  return {
    ...marks,
    rows: rules.map(({ rule, ...figures }) => ({
      ...figures,
      id: rule.id,
      ...describeRule(rule, named),
      conflicts: conflictsOf.get(rule.id) ?? [],
    })),
  }
}

export type ListedRule = Awaited<ReturnType<typeof listRules>>['rows'][number]

interface TargetNames {
  paths: Map<string, string>
  titles: Record<string, string>
}

async function findTargetNames(db: Database, rules: LinkRule[]): Promise<TargetNames> {
  const ids = [...new Set(rules.flatMap(getReferencedPages))]
  return { paths: await findPagePathMap(db, ids), titles: await findPageTitles(db, ids) }
}

/** The rule as it is written, and what its target is called. */
function describeRule({ id: _id, ...rule }: LinkRule, { paths, titles }: TargetNames) {
  const typed = toRuleInput(rule, (id) => paths.get(id))
  return {
    typed,
    targetTitle: rule.toPage ? (titles[rule.toPage] ?? null) : null,
    isTargetGone: isTargetGone(rule, paths),
  }
}

const isTargetGone = ({ toPage }: Pick<LinkRule, 'toPage'>, paths: Map<string, string>) =>
  toPage !== null && !paths.has(toPage)

/** A rule as it is written, for its panel. */
export async function findRuleInput(db: Database, id: string) {
  const row = await db.selectFrom('linkRules').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const rule = toLinkRule(row)
  return { id, ...describeRule(rule, await findTargetNames(db, [rule])) }
}

/** The newest run that was planned to its end. */
export async function findLastDryRun(db: Database) {
  const run = await db
    .selectFrom('linkRuns')
    .select('id')
    .where('stats', 'is not', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return run?.id
}

/** How many rules there are, and how many of them are switched on. */
export async function countRules(db: Database) {
  const { all, on } = await db
    .selectFrom('linkRules')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`count(*) filter (where is_enabled)::integer`.as('on'),
    ])
    .executeTakeFirstOrThrow()
  return { all, on }
}
