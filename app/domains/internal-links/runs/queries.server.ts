import { sql } from 'kysely'
import { findPagePaths } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { beyondPosition, directionFrom, pageOfNumbered } from '~/platform/database/numbered-rows.server'
import type { SkipReason } from '../engine/placing/page-plan'
import type { PlannedLink } from './planned-link'
import type { RunFigures, RunSettings, Task, TaskState } from './run'
import type { PagesShown } from './run-address'

/** The runs, the newest first. */
export async function listRuns(db: Database, place: Place, size: number) {
  const [newest, byId] = directions(place)
  const rows = await runs(db)
    .where(beyond('link_runs', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return pageOf(rows.map(asRun), size, place)
}

export type ListedRun = Awaited<ReturnType<typeof listRuns>> extends Page<infer Row> ? Row : never

export async function findRun(db: Database, id: string) {
  const row = await runs(db).where('id', '=', id).executeTakeFirst()
  return row && asRun(row)
}

function runs(db: Database) {
  return db
    .selectFrom('linkRuns')
    .select([
      'id',
      'position',
      'total',
      'reason',
      'startedByEmail',
      'createdAt',
      'settings',
      'figures',
      'task',
      'state',
    ])
}

type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

function asRun({ settings, figures, task, state, ...row }: RunRow) {
  return {
    ...row,
    task: task as Task,
    state: state as TaskState,
    settings: settings as unknown as RunSettings,
    figures: figures as unknown as RunFigures | null,
  }
}

/** How many pages of a run were linked, kept and so on. */
export async function countOutcomes(db: Database, runId: string) {
  return db
    .selectFrom('linkRunPages')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where outcome = 'linked'))::integer`.as('linked'),
      sql<number>`(count(*) filter (where outcome = 'kept'))::integer`.as('kept'),
      sql<number>`(count(*) filter (where fate = 'restored'))::integer`.as('restored'),
      sql<number>`(count(*) filter (where fate = 'kept'))::integer`.as('stayed'),
      sql<number>`(count(*) filter (where is_left_out))::integer`.as('leftOut'),
    ])
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
}

export type OutcomeCounts = Awaited<ReturnType<typeof countOutcomes>>

/** The pages of a run in the order of its plan, each with its sentences; the rules that these name beside them. */
export async function listRunPages(db: Database, runId: string, { filter, rule, ...place }: PagesShown, size: number) {
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
      'fate',
    ])
    .where('runId', '=', runId)
    .$if(filter === 'linked' || filter === 'kept', (query) => query.where('outcome', '=', filter ?? ''))
    .$if(filter === 'restored', (query) => query.where('fate', '=', 'restored'))
    .$if(filter === 'stayed', (query) => query.where('fate', '=', 'kept'))
    .$if(filter === 'left-out', (query) => query.where('isLeftOut', '=', true))
    .$if(rule !== undefined, (query) =>
      query.where(sql<boolean>`insertions @> ${JSON.stringify([{ r: rule }])}::jsonb`),
    )
    .where(beyondPosition(place))
    .orderBy('position', directionFrom(place))
    .limit(size + 1)
    .execute()
  const page = pageOfNumbered(found, size, place)
  const rows = page.rows.map((row) => ({ ...row, insertions: row.insertions as unknown as PlannedLink[] }))
  const numbers = new Set(rows.flatMap(({ insertions }) => insertions.map(({ r }) => r)))
  return { ...page, rows, rules: await findRunRules(db, runId, [...numbers]) }
}

export type ListedRunPage = Awaited<ReturnType<typeof listRunPages>>['rows'][number]

/** Rules of a run by their numbers, with where they lead now. */
export async function findRunRules(db: Database, runId: string, numbers: number[]): Promise<Record<number, ShownRule>> {
  if (numbers.length === 0) return {}
  const rules = await db
    .selectFrom('linkRunRules')
    .select(['number', 'ruleId', 'keyword', 'target', 'isLeftOut'])
    .where('runId', '=', runId)
    .where('number', 'in', numbers)
    .execute()
  const shown = await withPaths(db, rules)
  return Object.fromEntries(shown.map((rule) => [rule.number, rule]))
}

export interface ShownRule {
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
  return withPaths(db, rules)
}

export type ListedRunRule = Awaited<ReturnType<typeof listRunRules>>[number]

async function withPaths<Rule extends { target: string }>(db: Database, rules: Rule[]) {
  const idOf = (target: string) => /^page:(.*)$/.exec(target)?.[1]
  const ids = rules.flatMap(({ target }) => idOf(target) ?? [])
  const paths = await findPagePaths(db, [...new Set(ids)])
  return rules.map(({ target, ...rule }) => {
    const page = idOf(target)
    return { ...rule, to: page ? (paths.get(page) ?? null) : target }
  })
}

/** The places without a link for one reason, those of the rules with the most first. */
export async function listSkips(db: Database, runId: string, reason: SkipReason, size: number) {
  return db
    .selectFrom('linkRunSkips as skip')
    .innerJoin('linkRunRules as rule', (join) =>
      join.onRef('rule.runId', '=', 'skip.runId').onRef('rule.number', '=', 'skip.number'),
    )
    .select(['skip.number', 'keyword', 'times', 'skip.pages', 'path', 'sentence', 'firstLetter', 'lastLetter'])
    .where('skip.runId', '=', runId)
    .where('reason', '=', reason)
    .orderBy('times', 'desc')
    .orderBy('skip.number')
    .limit(size)
    .execute()
}

export type ListedSkip = Awaited<ReturnType<typeof listSkips>>[number]
