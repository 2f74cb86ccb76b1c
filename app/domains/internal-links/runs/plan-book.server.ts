import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { step } from '~/platform/jobs/long-work.server'
import type { Insertion } from '../engine/placing/page-plan'
import type { SiteTexts } from '../site-texts.server'
import type { WorkingRun } from './link-work.server'
import { packed } from './planned-link'
import type { RunFigures } from './run'
import type { RunRule, RunRules, RunSkip } from './run-rules'

export interface PlannedPage {
  position: number
  page: SiteTexts
  insertions: Insertion[]
}

const ROWS_AT_ONCE = 200
export const WAITS = 'It has changes that wait to be published.'

/** Drops what an earlier worker planned, and writes down the rules. */
export async function beginPlan(db: Database, run: WorkingRun, rules: RunRule[], now = new Date()) {
  const { kinds } = run.settings
  await step(db, run.claim, { position: 0 }, async (tx) => {
    const { count } = await tx
      .selectFrom('pages')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('kind', 'in', kinds)
      .where('publishedAt', '<=', now)
      .executeTakeFirstOrThrow()
    await tx.updateTable('linkRuns').set({ total: count }).where('id', '=', run.id).execute()
    for (const table of ['linkRunPages', 'linkRunRules', 'linkRunSkips'] as const) {
      await tx.deleteFrom(table).where('runId', '=', run.id).execute()
    }
    await inSlices(rules, (some) =>
      tx
        .insertInto('linkRunRules')
        .values(some.map((rule) => ruleRow(run, rule)))
        .execute(),
    )
  })
}

function ruleRow({ id }: WorkingRun, { number, rule, target, opening, refusal }: RunRule) {
  return { runId: id, number, ruleId: rule.id, keyword: rule.keyword, target, opening, refusal }
}

export async function writePages(tx: Database, { id }: WorkingRun, rules: RunRules, pages: PlannedPage[]) {
  if (pages.length === 0) return
  const rows = pages.map(({ position, page, insertions }) => ({
    runId: id,
    position,
    pageId: page.id,
    kind: page.kind,
    path: page.path,
    title: page.title,
    revision: page.revision,
    links: insertions.length,
    insertions: JSON.stringify(insertions.map((insertion) => packed(insertion, rules.of(insertion.ruleId).number))),
    ...(page.hasUnpublishedChanges && { outcome: 'kept', reason: WAITS }),
  }))
  await tx.insertInto('linkRunPages').values(rows).execute()
}

/** Writes down what the plan comes to; without it, a plan has no figures and cannot be applied. */
export async function finishPlan(db: Database, run: WorkingRun, rules: RunRules, figures: RunFigures, pages: number) {
  await step(db, run.claim, { position: pages }, async (tx) => {
    await inSlices(rules.skips, (some) =>
      tx
        .insertInto('linkRunSkips')
        .values(some.map((skip) => skipRow(run, skip)))
        .execute(),
    )
    const met = rules.all.filter(({ links, skipped }) => links + skipped > 0)
    await inSlices(met, (some) => writeFigures(tx, run, some))
    await tx
      .updateTable('linkRuns')
      .set({ figures: JSON.stringify(figures), total: pages })
      .where('id', '=', run.id)
      .execute()
  })
}

function skipRow({ id }: WorkingRun, { number, reason, times, pages, page, quote }: RunSkip) {
  return {
    runId: id,
    number,
    reason,
    times,
    pages,
    pageId: page.id,
    path: page.path,
    sentence: quote.sentence.toWellFormed(),
    firstLetter: quote.start,
    lastLetter: quote.end,
  }
}

/** Arrays instead of values: a statement is short however many rows it writes. */
function writeFigures(tx: Database, { id }: WorkingRun, rules: RunRule[]) {
  const column = (name: 'number' | 'links' | 'pages' | 'skipped') => sql`${rules.map((rule) => rule[name])}::integer[]`
  return sql`
    update link_run_rules as known set links = found.links, pages = found.pages, skipped = found.skipped
    from unnest(${column('number')}, ${column('links')}, ${column('pages')}, ${column('skipped')})
      as found (number, links, pages, skipped)
    where run_id = ${id} and known.number = found.number`.execute(tx)
}

async function inSlices<Item>(items: Item[], write: (some: Item[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    await write(items.slice(start, start + ROWS_AT_ONCE))
    await breathe()
  }
}
