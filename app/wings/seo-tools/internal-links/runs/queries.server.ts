import { sql } from 'kysely'
import { runStatusColumns } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import { positionCondition, positionOrder, toPositionPage } from '~/platform/lists/position-pagination.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import type { LinkSkipReason } from '../engine/placing/page-plan'
import type { PlannedLink } from './planned-link'
import type { LinkRunStats, RunSettings } from './run'
import type { RunPagesQuery } from './run-search-params'

/** The runs, the newest first. */
export async function listRuns(db: Database, place: KeysetCursor, size: number) {
  const [newest, byId] = keysetOrder(place)
  const rows = await selectRuns(db)
    .where(keysetCondition('link_runs', 'started_at', place))
    .orderBy('startedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows.map(toRun), size, place)
}

export type ListedRun = Awaited<ReturnType<typeof listRuns>> extends ListPage<infer Row> ? Row : never

export async function findRun(db: Database, id: string) {
  const row = await selectRuns(db).where('id', '=', id).executeTakeFirst()
  return row && toRun(row)
}

function selectRuns(db: Database) {
  return db.selectFrom('linkRuns').select([...runStatusColumns, 'startedByEmail', 'startedAt', 'settings', 'stats'])
}

type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>

function toRun({ settings, stats, ...row }: RunRow) {
  return {
    ...row,
    settings: settings as unknown as RunSettings,
    stats: stats as unknown as LinkRunStats | null,
  }
}

/** How many pages the plan of a run names. */
export async function countPlannedPages(db: Database, runId: string) {
  const { count } = await db
    .selectFrom('linkRunPages')
    .select(sql<number>`coalesce(max(position), 0)::integer`.as('count'))
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
  return count
}

/** How many pages of a run were linked, kept and so on. */
export async function countPageOutcomes(db: Database, runId: string) {
  return db
    .selectFrom('linkRunPages')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where outcome = 'linked'))::integer`.as('linked'),
      sql<number>`(count(*) filter (where outcome = 'skipped'))::integer`.as('skipped'),
      sql<number>`(count(*) filter (where undo_outcome = 'restored'))::integer`.as('restored'),
      sql<number>`(count(*) filter (where undo_outcome = 'not-restored'))::integer`.as('notRestored'),
      sql<number>`(count(*) filter (where is_left_out))::integer`.as('leftOut'),
    ])
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
}

export type OutcomeCounts = Awaited<ReturnType<typeof countPageOutcomes>>

/** The pages of a run in the order of its plan, each with its sentences; the rules that these name beside them. */
export async function listRunPages(
  db: Database,
  runId: string,
  { filter, rule, ...place }: RunPagesQuery,
  size: number,
) {
  const found = await db
    .selectFrom('linkRunPages')
    .select([
      'position',
      'pageId',
      'kind',
      'path',
      'title',
      'links',
      'insertions',
      'isLeftOut',
      'outcome',
      'reason',
      'undoOutcome',
    ])
    .where('runId', '=', runId)
    .$if(filter === 'linked' || filter === 'skipped', (query) => query.where('outcome', '=', filter ?? ''))
    .$if(filter === 'restored', (query) => query.where('undoOutcome', '=', 'restored'))
    .$if(filter === 'not-restored', (query) => query.where('undoOutcome', '=', 'not-restored'))
    .$if(filter === 'left-out', (query) => query.where('isLeftOut', '=', true))
    .$if(rule !== undefined, (query) =>
      query.where(sql<boolean>`insertions @> ${JSON.stringify([{ r: rule }])}::jsonb`),
    )
    .where(positionCondition(place))
    .orderBy('position', positionOrder(place))
    .limit(size + 1)
    .execute()
  const page = toPositionPage(found, size, place)
  const rows = page.rows.map((row) => ({ ...row, insertions: row.insertions as unknown as PlannedLink[] }))
  const numbers = new Set(rows.flatMap(({ insertions }) => insertions.map(({ r }) => r)))
  return { ...page, rows, rules: await findRunRules(db, runId, [...numbers]) }
}

export type ListedRunPage = Awaited<ReturnType<typeof listRunPages>>['rows'][number]

/** Rules of a run by their numbers, with where they lead now. */
export async function findRunRules(
  db: Database,
  runId: string,
  numbers: number[],
): Promise<Record<number, RunRuleTarget>> {
  if (numbers.length === 0) return {}
  const rules = await db
    .selectFrom('linkRunRules')
    .select(['number', 'ruleId', 'keyword', 'target', 'isLeftOut'])
    .where('runId', '=', runId)
    .where('number', 'in', numbers)
    .execute()
  const shown = await withTargetPaths(db, rules)
  return Object.fromEntries(shown.map((rule) => [rule.number, rule]))
}

export interface RunRuleTarget {
  number: number
  ruleId: string
  keyword: string
  /** A path or an address; null: the page is gone. */
  to: string | null
  isLeftOut: boolean
}

/** The rules of a run, those that link most first; one page of them by how many come before. */
export async function listRunRules(db: Database, runId: string, { offset, size }: { offset: number; size: number }) {
  const rules = await db
    .selectFrom('linkRunRules')
    .select(['number', 'ruleId', 'keyword', 'target', 'isLeftOut', 'links', 'pages', 'skipped', 'refusal'])
    .where('runId', '=', runId)
    .orderBy('links', 'desc')
    .orderBy('number')
    .limit(size)
    .offset(offset)
    .execute()
  return withTargetPaths(db, rules)
}

export type ListedRunRule = Awaited<ReturnType<typeof listRunRules>>[number]

async function withTargetPaths<Rule extends { target: string }>(db: Database, rules: Rule[]) {
  const idOf = (target: string) => /^page:(.*)$/.exec(target)?.[1]
  const ids = rules.flatMap(({ target }) => idOf(target) ?? [])
  const paths = await findPagePathMap(db, [...new Set(ids)])
  return rules.map(({ target, ...rule }) => {
    const page = idOf(target)
    return { ...rule, to: page ? (paths.get(page) ?? null) : target }
  })
}

/** The places without a link for one reason, those of the rules with the most first. */
export async function listRunSkips(db: Database, runId: string, reason: LinkSkipReason, size: number) {
  return db
    .selectFrom('linkRunSkips as skip')
    .innerJoin('linkRunRules as rule', (join) =>
      join.onRef('rule.runId', '=', 'skip.runId').onRef('rule.number', '=', 'skip.number'),
    )
    .select(['skip.number', 'keyword', 'occurrences', 'skip.pages', 'path', 'sentence', 'quoteStart', 'quoteEnd'])
    .where('skip.runId', '=', runId)
    .where('reason', '=', reason)
    .orderBy('occurrences', 'desc')
    .orderBy('skip.number')
    .limit(size)
    .execute()
}

export type ListedRunSkip = Awaited<ReturnType<typeof listRunSkips>>[number]
