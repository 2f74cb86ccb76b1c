import { sql } from 'kysely'
import { findPagePaths } from '~/domains/pages/links.server'
import { findPageTitles } from '~/domains/pages/queries.server'
import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Place, pageOf } from '~/platform/database/keyset.server'
import { literalInPattern } from '~/platform/database/like'
import { findKnownConflicts } from './conflicts.server'
import type { LinkRule } from './link-rule'
import type { RuleFilter } from './rule-filter'
import { ruleOf } from './rule-rows.server'
import { pagesNamedBy, typedFrom } from './typed-rule'

/** The rules in the order in which they get their places; `q` is a part of the keyword. */
export async function listRules(db: Database, { q, show }: RuleFilter, place: Place, size: number) {
  const { conflictsOf } = await findKnownConflicts(db)
  const lastRun = await findLastPlan(db)
  const [first, byId] = directions(place)
  const found = await db
    .selectFrom('linkRules')
    .leftJoin('linkRunRules as planned', (join) =>
      join.onRef('planned.ruleId', '=', 'linkRules.id').on('planned.runId', '=', lastRun ?? null),
    )
    .selectAll('linkRules')
    .select(['planned.links', 'planned.pages'])
    .$if(q !== '', (query) =>
      query.where(sql<boolean>`lower(link_rules.keyword) like ${`%${literalInPattern(q.toLowerCase())}%`}`),
    )
    .$if(show === 'on' || show === 'off', (query) => query.where('isEnabled', '=', show === 'on'))
    .$if(show === 'nothing', (query) => query.where('planned.links', '=', 0))
    .$if(show === 'conflicts', (query) =>
      query.where('linkRules.id', '=', sql<string>`any(${[...conflictsOf.keys()]}::uuid[])`),
    )
    .where(beyond('link_rules', 'priority', place))
    .orderBy('linkRules.priority', first)
    .orderBy('linkRules.id', byId)
    .limit(size + 1)
    .execute()
  const { rows, ...marks } = pageOf(found, size, place)
  const rules = rows.map(({ links, pages, ...row }) => ({ rule: ruleOf(row), links, pages }))
  const named = await namesOf(
    db,
    rules.map(({ rule }) => rule),
  )
  return {
    ...marks,
    rows: rules.map(({ rule, ...figures }) => ({
      ...figures,
      id: rule.id,
      ...describe(rule, named),
      conflicts: conflictsOf.get(rule.id) ?? [],
    })),
  }
}

export type ListedRule = Awaited<ReturnType<typeof listRules>>['rows'][number]

interface Names {
  paths: Map<string, string>
  titles: Record<string, string>
}

async function namesOf(db: Database, rules: LinkRule[]): Promise<Names> {
  const ids = [...new Set(rules.flatMap(pagesNamedBy))]
  return { paths: await findPagePaths(db, ids), titles: await findPageTitles(db, ids) }
}

/** The rule as it is written, and what its target is called. */
function describe({ id: _id, ...rule }: LinkRule, { paths, titles }: Names) {
  const typed = typedFrom(rule, (id) => paths.get(id))
  return { typed, targetTitle: rule.toPage ? (titles[rule.toPage] ?? null) : null, isTargetGone: isGone(rule, paths) }
}

const isGone = ({ toPage }: Pick<LinkRule, 'toPage'>, paths: Map<string, string>) =>
  toPage !== null && !paths.has(toPage)

/** A rule as it is written, for its panel. */
export async function findTypedRule(db: Database, id: string) {
  const row = await db.selectFrom('linkRules').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const rule = ruleOf(row)
  return { id, ...describe(rule, await namesOf(db, [rule])) }
}

/** The newest run that was planned to its end. */
export async function findLastPlan(db: Database) {
  const run = await db
    .selectFrom('linkRuns')
    .select('id')
    .where('figures', 'is not', null)
    .orderBy('createdAt', 'desc')
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
